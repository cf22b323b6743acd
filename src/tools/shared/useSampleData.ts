import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SampleRecord} from '@astral-docs/location-record/record/sampleRecord';

/** Inputs of the model of the server: the published files, as any other program reads them. */
export interface SampleData {
  records: readonly SampleRecord[];
  /** Text of the GraphQL schema. */
  sdl: string;
}

/** The text at an address. Throws when it can't be fetched. */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Fetches the sample collection and the schema when a tool is opened. `failed` stays until `retry` is called.
 */
export function useSampleData(): {sample: SampleData | undefined; failed: boolean; retry: () => void} {
  const [sample, setSample] = useState<SampleData>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const records = useBaseUrl('/records/records.json');
  const sdl = useBaseUrl('/reference/schema.graphql');
  useEffect(() => {
    setFailed(false);
    Promise.all([fetchText(records), fetchText(sdl)]).then(
      ([json, text]) => setSample({records: JSON.parse(json) as SampleRecord[], sdl: text}),
      () => setFailed(true),
    );
  }, [attempt, records, sdl]);
  return {sample, failed, retry: () => setAttempt((count) => count + 1)};
}
