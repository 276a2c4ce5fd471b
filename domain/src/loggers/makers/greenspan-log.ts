import { channelOf } from '../channels.ts';
import { compactMoment, joinSeries, valueIn, type Series } from '../join-series.ts';
import type { Problem, Reader } from '../logger-file.ts';
import { RefusedFile } from '../refused-file.ts';
import { shortened } from '../shortened.ts';

/** `# C2_ deg_C_____ Temperature_` */
const named = /^# C(\d+)_* (\S+) (\S+)/;
const padded = (text: string) => text.replace(/_+$/, '').replaceAll('_', ' ').trim();
/** Remarks, the logger, and how its channels are set up. */
const head = /^[#LC]/;

/** What a Greenspan logger itself writes: the time on a line, then a line for each channel. `D0` is its battery. */
export const greenspanLog: Reader = {
  maker: 'Greenspan',
  format: 'logger .txt',
  begins: /^# GREENSPAN\b/i,
  recognizes: ({ text }) => /^# GREENSPAN\b/i.test(text) && /^T\d{14}\s*$/m.test(text.slice(0, 6000)),
  read: ({ lines }) => {
    const series = new Map<string, Series>();
    const problems: Problem[] = [];
    const asides: number[] = [];
    let at: string | undefined;
    for (const [index, text] of lines.entries()) {
      const line = index + 1;
      const [, time] = /^T(\d+)\s*$/.exec(text) ?? [];
      const [, channel, value] = /^D(\d+)\s+(\S+)/.exec(text) ?? [];
      if (time) at = compactMoment(time);
      if (channel && at !== undefined) {
        const found = series.get(channel) ?? { channel: unnamed(channel), readings: [] };
        series.set(channel, found);
        found.readings.push({ line, at, value: valueIn(value!, line, found.channel.name, problems) });
      } else if (head.test(text) || (time && at !== undefined)) {
        asides.push(line);
        nameChannel(series, text, line);
      } else if (time) problems.push({ line, what: `“${text.trim()}” is not a time.` });
      else if (text.trim() !== '') problems.push({ line, what: `“${shortened(text)}” is not a reading.` });
    }
    return {
      serial: /^L \S+ 0*([1-9]\d*)/m.exec(lines.join('\n').slice(0, 2000))?.[1] ?? null,
      ...joinSeries([...series.values()]),
      problems,
      asides,
    };
  },
};

const unnamed = (channel: string) => (channel === '0' ? channelOf('Battery', 'V') : channelOf(`Channel ${channel}`));

/** A head that comes again names the same channels: what they have measured so far stays theirs. */
function nameChannel(series: Map<string, Series>, text: string, line: number): void {
  const [, code, unit, name] = named.exec(text) ?? [];
  if (code === undefined) return;
  const channel = channelOf(padded(name!), padded(unit!));
  const { channel: before } = series.get(code) ?? {};
  if (before && (before.name !== channel.name || before.unit !== channel.unit)) {
    const what = `From line ${line} on channel ${code} is ${channel.name} in ${channel.unit}, not ${before.name} in ${before.unit}.`;
    throw new RefusedFile(line, `${what} Send the rest as a separate file.`);
  }
  if (!before) series.set(code, { channel, readings: [] });
}
