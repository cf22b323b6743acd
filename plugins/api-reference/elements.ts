/** Names of the elements that the API reference replaces; each has a specimen. Apart from what replaces them, which takes long to load. */
export const apiElements = ['Operation', 'ApiSchema', 'OperationList', 'GraphQLReference', 'ConformanceTable'] as const;
