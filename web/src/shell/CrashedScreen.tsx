import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** In the place of a screen that failed to load or to draw. */
export function CrashedScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorPanel error={error instanceof Error ? error : new Error(String(error))} onRetry={retry} />;
}
