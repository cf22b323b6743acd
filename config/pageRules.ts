/**
 * What pages may contain without a maintainer's review. Each entry has the reason for it; `.github/CODEOWNERS` names who reviews
 * a change of this file.
 */
export const pageRules = {
  /** Packages that install lines name and `package-lock.json` doesn't: `registry name`, and the reason. */
  packages: {
    'npm pnpm': 'The SDK is built with it.',
    'npm remark-math': 'The handbook installs it to show how a plugin is added.',
    'npm rehype-katex': 'The handbook installs it to show how a plugin is added.',
    'npm github:DecentralizedGeo/astral-sdk': 'The installation page warns that it installs no code.',
    'forge DecentralizedGeo/spatial-sol': 'The contracts that the page describes, at a commit.',
  } as Readonly<Record<string, string>>,
};
