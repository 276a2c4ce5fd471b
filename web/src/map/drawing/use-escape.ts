import { useEffect, useRef } from 'react';

/** Calls for Escape, pressed anywhere, while there is something to leave. */
export function useEscape(isOn: boolean, onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOn) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && latest.current();
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isOn]);
}
