/** Location records: model, checks, EAS payload, UIDs and digests. `./sign` is left out on purpose: import it lazily. */
export * from './location';
export * from './members';
export * from './model';
export * from './package';
export * from './payload';
export * from './typedData';
export * from './uid';
export * from './validate';
export * from './verify';
