import {type ComponentType, type ReactNode, useEffect} from 'react';
import {Button} from './parts';
import {usePart} from './usePart';

/**
 * A part that is fetched when it is drawn. It keeps its place meanwhile; when it can't be fetched, the reader can try again.
 *
 * @param fetchPart fetches it; called again after a failure
 * @param className keeps the room that it will take
 */
export function load<Props extends object>(
  fetchPart: () => Promise<{default: ComponentType<Props>}>,
  className?: string,
): ComponentType<Props> {
  return function Loaded(props: Props): ReactNode {
    const {state, Part, open} = usePart(fetchPart);
    useEffect(() => void open(), [open]);
    if (Part) return <Part {...props} />;
    return (
      <div className={className}>
        {state === 'failed' && (
          <p role="alert">
            A part of this tool could not be fetched. <Button onClick={() => void open()}>Try again</Button>
          </p>
        )}
      </div>
    );
  };
}
