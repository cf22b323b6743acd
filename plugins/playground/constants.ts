import {networks} from '../../data/networks';
import {schemas} from '../../data/schemas';

/** Addresses and UIDs of deployed contracts and schemas, lower case: they look random, and a page has them to the letter. */
export const constantValues = (): ReadonlySet<string> =>
  new Set(
    [...networks.flatMap(({eas, schemaRegistry}) => [eas, schemaRegistry]), ...schemas.map(({uid}) => uid)]
      .concat(['0x0000000000000000000000000000000000000000', `0x${'0'.repeat(64)}`])
      .filter((value) => value !== undefined)
      .map((value) => value.toLowerCase()),
  );
