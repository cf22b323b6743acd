/** Names of the elements that the SDK reference replaces; each has a specimen. Apart from what replaces them, which takes long to load. */
export const sdkReferenceElementNames = ['SdkReference', 'SdkPages', 'SdkIndex'] as const;
