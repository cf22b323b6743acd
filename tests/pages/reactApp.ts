/** What a reader does in the browser on /sdk/guides/react: presses the three buttons and looks at what appears. */
import {createPublicClient, http, parseAbi, type Hex} from 'viem';
import {expect} from 'vitest';
import {rejectionReason, payloadOf, type SignedRecord} from '../../samples/offchain/verify-record';
import {KEYS, SEPOLIA} from '../../samples/onchain/local-chain';
import {ensureEngines, launchChromium} from '../support/browsers';
import {privateKeyToAccount} from 'viem/accounts';

const chain = 'http://127.0.0.1:8545';
const greenwich = {type: 'Point', coordinates: [-0.001475, 51.477812]};
const abi = parseAbi([
  'struct Attestation { bytes32 uid; bytes32 schema; uint64 time; uint64 expirationTime; uint64 revocationTime; bytes32 refUID; address recipient; address attester; bool revocable; bytes data; }',
  'function getAttestation(bytes32 uid) view returns (Attestation)',
]);

/**
 * Drives the app that the page had its reader serve, with the test wallet of the page, against the page's private chain.
 *
 * @throws AssertionError when a button does not do what the page says, or when what was signed or registered is not valid
 */
export async function pressButtons(): Promise<void> {
  ensureEngines(['chromium']);
  const {address} = privateKeyToAccount(KEYS.user as Hex);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on('pageerror', ({message}) => failures.push(message));
    await page.goto('http://127.0.0.1:8000/test.html');
    const said = (id: string): Promise<string> => page.locator(`#${id}`).innerText({timeout: 30_000});

    await page.getByRole('button', {name: 'Connect wallet'}).click({timeout: 60_000});
    expect(await said('address')).toBe(address);

    await page.getByRole('button', {name: 'Sign offchain'}).click();
    const offchain = await said('offchain-uid');
    const link = await page.getByRole('link', {name: 'Save record.json'}).getAttribute('href');
    const record = JSON.parse(decodeURIComponent(link?.split(',').slice(1).join(',') ?? '')) as SignedRecord;
    expect(record.sig.uid).toBe(offchain);
    expect(await rejectionReason(record, address, chain)).toBeUndefined();
    expect(JSON.parse(String(payloadOf(record).location))).toEqual(greenwich);

    await page.getByRole('button', {name: 'Register onchain'}).click();
    const onchain = (await said('onchain-uid')) as Hex;
    const attestation = await createPublicClient({transport: http(chain)}).readContract({
      address: SEPOLIA.eas as Hex,
      abi,
      functionName: 'getAttestation',
      args: [onchain],
    });
    expect(attestation).toMatchObject({uid: onchain, schema: record.sig.message.schema, attester: address});

    // Without a wallet the app says what is missing.
    await page.goto('http://127.0.0.1:8000/');
    await page.getByRole('button', {name: 'Connect wallet'}).click();
    expect(await page.getByRole('alert').innerText()).toBe('Provider not found.');
    expect(failures).toEqual([]);
  } finally {
    await browser.close();
  }
}
