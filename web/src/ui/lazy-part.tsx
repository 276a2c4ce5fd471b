import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { OutdatedPageError } from '../loading/import-served.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

interface FailedProps {
  error: Error;
  onRetry: () => void;
}

interface PlaceHolders<P> {
  /** Until it is there. */
  Waiting?: ComponentType<P>;
  /** Where it could not be loaded. */
  Failed?: ComponentType<FailedProps & P>;
}

/**
 * A part of a screen that is loaded when it is first drawn. Where that fails the rest of the screen stays as it is, and the part can be
 * asked for again; React's `lazy` would fail for as long as the page is open.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { Waiting = Nothing, Failed = ErrorPanel }: PlaceHolders<P> = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPart(props: P) {
    const [{ Part, error }, setState] = useState<{ Part?: ComponentType<P> | undefined; error?: Error }>({
      Part: loaded,
    });
    const ask = useCallback(() => {
      setState({});
      load().then(
        (module) => {
          loaded = module.default;
          setState({ Part: loaded });
        },
        (reason: Error) => setState({ error: reason }),
      );
    }, []);
    useEffect(() => {
      if (!loaded) ask();
    }, [ask]);
    if (Part) return <Part {...props} />;
    const retry = error instanceof OutdatedPageError ? () => window.location.reload() : ask;
    return error ? <Failed {...props} error={error} onRetry={retry} /> : <Waiting {...props} />;
  };
}

const Nothing = () => null;
