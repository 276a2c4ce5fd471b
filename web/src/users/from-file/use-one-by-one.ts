import { useEffect, useRef, useState } from 'react';
import { errorWordsToQuote } from '../../ui/error-words.ts';

/** Does something to users one after the other, until it is stopped, fails, or the page is left. It goes on by beginning again. */
export function useOneByOne() {
  const [isBusy, setBusy] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const begin = async <T>(all: readonly T[], each: (one: T) => Promise<void>) => {
    isStopped.current = false;
    setStopping(false);
    setFailure(undefined);
    setBusy(true);
    try {
      for (const one of all) {
        if (isStopped.current) break;
        await each(one);
      }
    } catch (error) {
      setFailure(errorWordsToQuote(error));
    } finally {
      setBusy(false);
    }
  };
  const stop = () => {
    isStopped.current = true;
    setStopping(true);
  };
  return { isBusy, isStopping, failure, begin, stop, forget: () => setFailure(undefined) };
}
