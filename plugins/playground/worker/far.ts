/** Put before texts that are not the program's, so that WebKit's line of an error tells whose it is. */
export const FAR = '\n'.repeat(100_000);
