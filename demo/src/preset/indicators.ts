import type { Client } from '../geography/load.ts';

interface Trigger {
  indicator_ndx: number;
  drought_area_ndx: number;
  severity: number;
  threshold: number;
}

/** What triggers hold indicators against today, the mildest stage of each indicator first. */
export async function readTriggers(client: Client): Promise<Trigger[]> {
  const { rows } = await client.query(
    `select indicator_ndx, drought_area_ndx, severity, threshold
     from api.held_drought_triggers
     where valid_until = 'infinity' and threshold is not null
     order by indicator_ndx, severity`,
  );
  return rows as unknown as Trigger[];
}

const DAY_MS = 86_400_000;
/** From one drought to the next. */
const SWING_DAYS = 560;

/** Readings of each day through yesterday: they swing from above the mildest trigger to about the middle of all, and a little by weather. */
export function inventIndicatorReadings(
  triggers: readonly Trigger[],
  { today, years }: { today: string; years: number },
) {
  const yesterday = Date.parse(today) - DAY_MS;
  const days = Array.from({ length: years * 365 }, (_, back) => yesterday - back * DAY_MS).toReversed();
  return [...new Set(triggers.map(({ indicator_ndx }) => indicator_ndx))].flatMap((indicator_ndx, place) => {
    const own = triggers.filter((one) => one.indicator_ndx === indicator_ndx);
    const [mildest, worst] = [own[0]!.threshold, own.at(-1)!.threshold];
    const span = Math.abs(mildest - worst) || mildest * 0.1;
    return days.map((day, index) => {
      const swing = Math.sin((index / SWING_DAYS) * 2 * Math.PI + 1.3 + place * 0.15);
      const weather = Math.sin(index * 0.9 + place) + Math.sin(index * 2.3);
      const reading = mildest + span * (0.15 - 0.75 * swing) + span * 0.004 * weather;
      return {
        indicator_ndx,
        read_on: new Date(day).toISOString().slice(0, 10),
        reading: Math.round(reading * 10) / 10,
        source_note: 'Demonstration: invented.',
      };
    });
  });
}
