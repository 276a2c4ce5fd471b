import { channelOf } from '../channels.ts';
import { compactMoment, joinSeries, valueIn, type Series } from '../join-series.ts';
import type { Problem, Reader } from '../logger-file.ts';

/** `# C2_ deg_C_____ Temperature_` */
const named = /^# (C\d+)_* (\S+) (\S+)/;
const padded = (text: string) => text.replace(/_+$/, '').replaceAll('_', ' ').trim();

/** What a Greenspan logger itself writes: the time on a line, then a line for each channel. `D0` is its battery. */
export const greenspanLog: Reader = {
  maker: 'Greenspan',
  format: 'logger .txt',
  recognizes: ({ text }) => /^# GREENSPAN\b/i.test(text) && /^T\d{14}\s*$/m.test(text.slice(0, 6000)),
  read: ({ lines }) => {
    const series = new Map<string, Series>();
    const problems: Problem[] = [];
    let at: string | undefined;
    for (const [index, text] of lines.entries()) {
      const [, code, unit, name] = named.exec(text) ?? [];
      if (code) series.set(code.slice(1), { channel: channelOf(padded(name!), padded(unit!)), readings: [] });
      const time = /^T(\d+)\s*$/.exec(text)?.[1];
      if (time) {
        at = compactMoment(time);
        if (at === undefined) problems.push({ line: index + 1, what: `“${text.trim()}” is not a time.` });
      }
      const [, channel, value] = /^D(\d+)\s+(\S+)/.exec(text) ?? [];
      if (!channel || at === undefined) continue;
      const found = series.get(channel) ?? {
        channel: channel === '0' ? channelOf('Battery', 'V') : channelOf(`Channel ${channel}`),
        readings: [],
      };
      series.set(channel, found);
      found.readings.push({ line: index + 1, at, value: valueIn(value!, index + 1, found.channel.name, problems) });
    }
    return {
      serial: /^L \S+ 0*([1-9]\d*)/m.exec(lines.join('\n').slice(0, 2000))?.[1] ?? null,
      ...joinSeries([...series.values()]),
      problems,
    };
  },
};
