import {type ComponentType, useCallback, useState} from 'react';

/** Where the fetch of a part stands. */
export type PartState = 'asleep' | 'loading' | 'failed' | 'awake';

/** A part that `open` fetches, again after a failure, and `close` takes away. */
export function useLazyComponent<Props>(fetchPart: () => Promise<{default: ComponentType<Props>}>) {
  const [progress, setProgress] = useState<Exclude<PartState, 'awake'>>('asleep');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const open = useCallback(async () => {
    setProgress('loading');
    try {
      const {default: part} = await fetchPart();
      setPart(() => part);
    } catch {
      setProgress('failed');
    }
  }, [fetchPart]);
  const close = (): void => {
    setPart(undefined);
    setProgress('asleep');
  };
  const state: PartState = Part ? 'awake' : progress;
  return {state, Part, open, close};
}
