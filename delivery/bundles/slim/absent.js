/** Stands for the notices of drafts and unlisted pages where the site has none: they bring admonitions to every page. */
export default () => null;
