// runs: sdk
// Handles an error of the SDK by its code. Each entry of the package has a copy
// of the classes, so instanceof misses the errors of another copy.
import {AstralError, AstralSDK} from '@decentralized-geo/astral-sdk';
import {LocationModule} from '@decentralized-geo/astral-sdk/location';

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const config = {chainId: 11155111};
for (const module of [
  new AstralSDK(config).location,
  new LocationModule(config),
]) {
  try {
    await module.build({location: 'nowhere', memo: ''});
  } catch (error) {
    if (codeOf(error) !== 'EXTENSION_ERROR') throw error;
    console.log((error as Error).message);
    console.log('instanceof AstralError:', error instanceof AstralError);
  }
}
