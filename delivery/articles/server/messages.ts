/** Why a page that is sent as HTML cannot have something, and what a writer can do. */
const ordinary = 'write `interactive: true` into the front matter of the page';

/** A component that would need React in the browser. */
export const needsReact = (page: string, component: string, what: string): string =>
  `${page}: ${component} ${what}, but the page is sent as HTML and would not run it. ` +
  `Either register the component as an island (\`islands\` of withDelivery), or ${ordinary}.`;

/** An island that is given what HTML cannot carry. */
export const needsJson = (page: string, island: string, property: string): string =>
  `${page}: <${island}> is given the property "${property}", which JSON cannot hold. ` +
  `Give it text, numbers, lists and plain objects, or ${ordinary}.`;

/** An island inside a provider, which stays behind on the server. */
export const needsProvider = (page: string, island: string, provider: string): string =>
  `${page}: <${island}> is inside ${provider}, which it cannot reach from a page that is sent as HTML. ` +
  `Put the provider into the island, or ${ordinary}.`;
