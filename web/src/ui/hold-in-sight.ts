/** What a reader does to look at something else. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** A page that has not come by then is slow enough to have been scrolled. */
const PATIENCE_MS = 8000;

/**
 * Brings a part of the page into sight, and again each time the page grows, until its reader does something or some seconds have passed: what is
 * above comes later and pushes it down, and a page that is too short yet cannot scroll that far. Returns what ends it before.
 */
export function holdInSight(part: HTMLElement): () => void {
  const held = new AbortController();
  const end = () => held.abort();
  const growing = new ResizeObserver(() => part.scrollIntoView());
  const timer = setTimeout(end, PATIENCE_MS);
  held.signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(timer);
  });
  for (const gesture of gestures) window.addEventListener(gesture, end, { passive: true, signal: held.signal });
  growing.observe(document.body);
  return end;
}
