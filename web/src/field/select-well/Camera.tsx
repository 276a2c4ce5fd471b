import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** How often the picture is looked at, in ms. */
const LOOK_EVERY_MS = 150;

interface CameraProps {
  /** Called again and again while a code is held before the camera. */
  onCode: (text: string) => void;
  /** There is none, or it may not be used. */
  onUnusable: () => void;
}

/** What the camera sees, until it leaves the screen. In a dialog it must be a part of its own: the dialog puts its parts on the page late. */
export function Camera({ onCode, onUnusable }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef({ onCode, onUnusable });
  useEffect(() => {
    tell.current = { onCode, onUnusable };
  });

  useEffect(() => {
    const leaving = new AbortController();
    watch(video.current!, leaving.signal, (text) => tell.current.onCode(text)).catch(() => {
      if (!leaving.signal.aborted) tell.current.onUnusable();
    });
    return () => leaving.abort();
  }, []);

  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label="Camera view"
      sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, bgcolor: '#000' }}
    />
  );
}

/** Shows the camera and tells of the first code in its picture. Rejects where there is no camera, or it may not be used. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (text: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  signal.addEventListener('abort', () => stream.getTracks().forEach((track) => track.stop()));
  if (signal.aborted) return;
  video.srcObject = stream;
  const [{ codesIn }] = await Promise.all([import('./codes.ts'), video.play()]);
  while (!signal.aborted) {
    const text = await codesIn(video);
    if (text !== undefined && !signal.aborted) onCode(text);
    await new Promise((resolve) => setTimeout(resolve, text === undefined ? LOOK_EVERY_MS : 1000));
  }
}
