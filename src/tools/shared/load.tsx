import {type ComponentType, createElement, type ReactNode, useEffect, useState} from 'react';
import {Button} from './parts';

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
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      let isGone = false;
      setFailed(false);
      fetchPart().then(
        ({default: part}) => !isGone && setPart(() => part),
        () => !isGone && setFailed(true),
      );
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (Part) return createElement(Part, props);
    return (
      <div className={className}>
        {failed && (
          <p role="alert">
            A part of this tool could not be fetched. <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
          </p>
        )}
      </div>
    );
  };
}
