// runs: never, because a person has to confirm in a browser wallet
// Connects a browser wallet (EIP-1193) to the SDK.
import {AstralSDK} from '@decentralized-geo/astral-sdk';
import {BrowserProvider, type Eip1193Provider} from 'ethers';

// #region connect
const SEPOLIA = {chainId: 11155111, hex: '0xaa36a7'};

export async function connect(injected: Eip1193Provider): Promise<AstralSDK> {
  await injected.request({
    method: 'wallet_switchEthereumChain',
    params: [{chainId: SEPOLIA.hex}],
  });
  // The SDK can't use window.ethereum itself.
  const provider = new BrowserProvider(injected);
  const signer = await provider.getSigner(); // asks the person for an account
  return new AstralSDK({chainId: SEPOLIA.chainId, signer});
}
// #endregion connect
