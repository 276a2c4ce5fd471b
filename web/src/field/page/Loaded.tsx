import type { ReactNode } from 'react';
import { FailedToLoad } from './FailedToLoad.tsx';

/** How asking for something goes: the part of a query that is told while its answer is not there. */
export interface Asked {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  /** What was asked for, once the server or the device has it. */
  answer: T | undefined;
  asked: Asked;
  /** `Failed to Load Well BS-011` */
  failed: string;
  /** What to do where neither server nor device has it. */
  advice?: string;
  /** What stands there until it comes. */
  placeholder: ReactNode;
  children: (answer: T) => ReactNode;
}

/** What is drawn of an answer; before it is there its placeholder, or why it does not come, with a way to try again. */
export function Loaded<T>({ answer, asked, failed, advice, placeholder, children }: LoadedProps<T>) {
  if (answer !== undefined) return children(answer);
  const { error, isFetching, refetch } = asked;
  if (!error) return placeholder;
  return (
    <FailedToLoad title={failed} error={error} advice={advice} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}
