import { channelOf, splitHeading } from '../channels.ts';
import { compactMoment, joinSeries, valueIn, type Series } from '../join-series.ts';
import type { Problem, Reader } from '../logger-file.ts';
import { shortened } from '../shortened.ts';
import { zoneIn } from '../utc-offset.ts';

const tag = (line: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`, 'i').exec(line)?.[1]?.trim();

/**
 * OTT's MIS: `<STATION>…</STATION><SENSOR>…</SENSOR>`, then `20260101;120000;1.234`, one sensor below the other. What a sensor measures is
 * the person's to say, where its code does not.
 */
export const ottMis: Reader = {
  maker: 'OTT',
  format: 'MIS',
  begins: null,
  recognizes: ({ text }) => /<STATION>[^<]*<\/STATION>/i.test(text.slice(0, 400)),
  read: ({ lines }) => {
    const series = new Map<string, Series>();
    const problems: Problem[] = [];
    const asides: number[] = [];
    const location = lines.map((line) => tag(line, 'STATION')).find(Boolean) ?? null;
    let current: Series | undefined;
    for (const [index, text] of lines.entries()) {
      const line = index + 1;
      const station = tag(text, 'STATION');
      if (station !== undefined && station !== location) {
        problems.push({
          line,
          to: lines.length,
          what: `Station ${station} and everything after it is not read. Send it as a separate file.`,
        });
        break;
      }
      if (text.trim().startsWith('<')) asides.push(line);
      const sensor = tag(text, 'SENSOR');
      if (sensor !== undefined) {
        const { name, unit } = splitHeading(sensor);
        current = series.get(sensor) ?? { channel: channelOf(`Sensor ${name}`.trim(), unit), readings: [] };
        series.set(sensor, current);
      } else if (text.trim() !== '' && !text.trim().startsWith('<')) {
        const [day = '', time = '', value = ''] = text.split(';').map((cell) => cell.trim());
        const at = compactMoment(day + time.replaceAll(':', ''));
        if (at === undefined || !current) problems.push({ line, what: `“${shortened(text)}” is not a reading.` });
        else current.readings.push({ line, at, value: valueIn(value, line, current.channel.name, problems) });
      }
    }
    return {
      location,
      timeZone: zoneIn(lines.map((line) => tag(line, 'TIMEZONE')).find(Boolean) ?? ''),
      ...joinSeries([...series.values()]),
      problems,
      asides,
    };
  },
};
