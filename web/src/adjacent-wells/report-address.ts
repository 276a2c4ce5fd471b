const path = '/public-tools/tools/adjacent-wells';

interface ReportOn {
  /** Degrees. */
  latitude: number;
  longitude: number;
  /** Undefined where the reader still has to say. */
  distanceFt: number | undefined;
}

/** The address of the report on a place: coordinates with 5 decimals, the distance in feet with 2 at most. */
export function reportPath({ latitude, longitude, distanceFt }: ReportOn): string {
  const place = `${path}/${latitude.toFixed(5)}/${longitude.toFixed(5)}`;
  return distanceFt === undefined ? place : `${place}/${Number(distanceFt.toFixed(2))}`;
}
