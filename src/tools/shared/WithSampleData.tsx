import type {ReactNode} from 'react';
import {Button} from './parts';
import {type SampleData, useSampleData} from './useSampleData';

interface WithSampleDataProps {
  readonly waiting?: string;
  readonly children: (sample: SampleData) => ReactNode;
}

/**
 * Draws what needs the sample collection once it is there, and says meanwhile what is going on.
 *
 * @param waiting class that keeps the room which the children will take
 */
export function WithSampleData({waiting, children}: WithSampleDataProps): ReactNode {
  const {sample, failed, retry} = useSampleData();
  if (failed) {
    return (
      <p role="alert">
        The sample collection could not be fetched. <Button onClick={retry}>Try again</Button>
      </p>
    );
  }
  return sample ? (
    children(sample)
  ) : (
    <p role="status" className={waiting}>
      Fetching the sample collection…
    </p>
  );
}
