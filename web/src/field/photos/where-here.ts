/** What a device takes to find where it is while one goes on, at most, and how old a position may be, in ms. */
const PATIENCE_MS = 8000;
const FRESH_MS = 60_000;

/**
 * Where the device is, for a photo that was just taken: phones leave the place out of pictures that are chosen. Only where it may be known
 * already: nobody is asked for it beside a camera.
 */
export async function whereHere(): Promise<{ latitude: number; longitude: number } | undefined> {
  const allowed = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  if (allowed?.state !== 'granted') return undefined;
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    ),
  );
}
