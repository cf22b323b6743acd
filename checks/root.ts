/** The root of the project. Apart from what reads pages, which takes long to load. */
export const root = process.cwd();
