// Connects a wallet, signs a location record offchain, registers one onchain,
// and shows both UIDs.
// #region setup
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {useState, type ReactElement} from 'react';
import {createRoot} from 'react-dom/client';
import {parseEventLogs, type Hex} from 'viem';
import {
  WagmiProvider,
  createConfig,
  injected,
  unstable_connector,
  useConnect,
  useConnection,
  useSignTypedData,
  useSwitchChain,
  useWaitForTransactionReceipt,
  useWriteContract,
} from 'wagmi';
import {sepolia} from 'wagmi/chains';
import {
  CHAIN_ID,
  EAS_ABI,
  attestCall,
  encodePlace,
  offchainRecord,
  offchainRequest,
  type Place,
} from './location-record';

const config = createConfig({
  chains: [sepolia],
  connectors: [injected()],
  // Reads go through the wallet, so the app needs no RPC address of its own.
  transports: {[sepolia.id]: unstable_connector(injected)},
});
// #endregion setup

// #region place
/**
 * Greenwich: degrees on WGS 84. In your app these come from a form, or from
 * `navigator.geolocation`.
 */
const place: Place = {
  longitude: -0.001475,
  latitude: 51.477812,
  memo: 'Airy transit circle',
};
// #endregion place

// #region connect
function Wallet(): ReactElement {
  const {address, chainId, connector} = useConnection();
  const connect = useConnect();
  const switchChain = useSwitchChain();
  if (!address || !connector)
    return (
      <>
        <button onClick={() => connect.mutate({connector: injected()})}>
          Connect wallet
        </button>
        <Problem of={connect.error} />
      </>
    );
  if (chainId !== CHAIN_ID)
    return (
      <>
        <p>
          The wallet is on chain {chainId}. The records belong to chain{' '}
          {CHAIN_ID}.
        </p>
        <button onClick={() => switchChain.mutate({chainId: CHAIN_ID})}>
          Switch chain
        </button>
        <Problem of={switchChain.error} />
      </>
    );
  return (
    <>
      <p>
        Connected: <output id="address">{address}</output>
      </p>
      <SignOffchain address={address} />
      <RegisterOnchain address={address} />
    </>
  );
}

/** Says why a step failed: no wallet, a refused request, no ether. */
const Problem = ({of}: {of: Error | null}): ReactElement | null =>
  of && <p role="alert">{of.message.split('\n')[0]}</p>;
// #endregion connect

// #region sign
function SignOffchain({address}: {address: Hex}): ReactElement {
  const sign = useSignTypedData();
  const [record, setRecord] = useState<{uid: Hex; text: string}>();
  const start = async (): Promise<void> => {
    const request = offchainRequest(encodePlace(place), address);
    const signature = await sign.mutateAsync(request);
    setRecord(offchainRecord(request, address, signature));
  };
  return (
    <section>
      {/* What fails is in sign.error. */}
      <button onClick={() => void start().catch(() => undefined)}>
        Sign offchain
      </button>
      <Problem of={sign.error} />
      {record && (
        <p>
          UID <output id="offchain-uid">{record.uid}</output>{' '}
          <a
            download="record.json"
            href={`data:application/json,${encodeURIComponent(record.text)}`}
          >
            Save record.json
          </a>
        </p>
      )}
    </section>
  );
}
// #endregion sign

// #region register
function RegisterOnchain({address}: {address: Hex}): ReactElement {
  const write = useWriteContract();
  const receipt = useWaitForTransactionReceipt({hash: write.data});
  const events = parseEventLogs({
    abi: EAS_ABI,
    logs: receipt.data?.logs ?? [],
    eventName: 'Attested',
  });
  return (
    <section>
      <button
        onClick={() => write.mutate(attestCall(encodePlace(place), address))}
      >
        Register onchain
      </button>
      <Problem of={write.error ?? receipt.error} />
      {receipt.isFetching && <p>Waiting for the block…</p>}
      {events.map(({args}) => (
        <p key={args.uid}>
          UID <output id="onchain-uid">{args.uid}</output>
        </p>
      ))}
    </section>
  );
}
// #endregion register

// #region mount
createRoot(document.getElementById('app')!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <h1>Location records</h1>
      <Wallet />
    </QueryClientProvider>
  </WagmiProvider>,
);
// #endregion mount
