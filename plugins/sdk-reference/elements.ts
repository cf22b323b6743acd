/** Names of the elements that the SDK reference replaces; each has a specimen. Apart from what replaces them, which takes long to load. */
export const sdkElements = ['SdkReference', 'SdkPages', 'SdkIndex'] as const;
