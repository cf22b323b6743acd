import {type ComponentType, useCallback, useState} from 'react';

/** Where the fetch of a part stands. */
export type PartState = 'asleep' | 'loading' | 'failed' | 'awake';

/** A part that `open` fetches, again after a failure, and `close` takes away. */
export function usePart<Props>(fetchPart: () => Promise<{default: ComponentType<Props>}>) {
  const [state, setState] = useState<PartState>('asleep');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const open = useCallback(async () => {
    setState('loading');
    try {
      const {default: part} = await fetchPart();
      setPart(() => part);
      setState('awake');
    } catch {
      setState('failed');
    }
  }, [fetchPart]);
  const close = (): void => {
    setPart(undefined);
    setState('asleep');
  };
  return {state, Part, open, close};
}
