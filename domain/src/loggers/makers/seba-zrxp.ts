import { channelOf } from '../channels.ts';
import { compactMoment, joinSeries, valueIn, type Series } from '../join-series.ts';
import type { Problem, Reader, Source } from '../logger-file.ts';
import { shortened } from '../shortened.ts';
import { zoneIn } from '../utc-offset.ts';

/** What a head says: `SANR` → `123`. Longer keys come first, or `SNAME` would be read as what `SN` is. */
type Head = Map<string, string>;

const keys = /^(ZRXPVERSION|ZRXPMODE|ZRXPCREATOR|REXCHANGE|RINVAL|LAYOUT|SNAME|SANR|CNAME|CUNIT|CNR|TZ)(.*)$/;

/** A head and the readings below it; a file has one for each sensor. */
interface Block {
  head: Head;
  from: number;
  to: number;
}

/**
 * SEBA, and others, write the exchange format ZRXP: `#SANR123|*|CNAMEW|*|CUNITm|*|RINVAL-777|*|`, then `20260101120000 1.234`. `LAYOUT`
 * says what stands in which column; without it time and value come first.
 */
export const sebaZrxp: Reader = {
  maker: 'SEBA',
  format: 'ZRXP',
  begins: null,
  recognizes: ({ text }) => /^#[^\n]*(\|\*\||;\*;)/m.test(text.slice(0, 4000)),
  read: (source) => {
    const blocks = blocksOf(source);
    const { head = new Map() as Head } = blocks[0] ?? {};
    const station = stationOf(head);
    const problems: Problem[] = [];
    const series = new Map<string, Series>();
    for (const block of blocks) {
      if (stationOf(block.head) !== station) {
        const what = `Station ${stationOf(block.head)} and everything after it is not read. Send it as a separate file.`;
        problems.push({ line: block.from, to: source.lines.length, what });
        break;
      }
      const { channel, readings } = seriesOf(source, block, problems);
      const sensor = ['CNR', 'CNAME', 'CUNIT'].map((key) => block.head.get(key)).join('\n');
      const known = series.get(sensor) ?? { channel, readings: [] };
      series.set(sensor, { channel, readings: known.readings.concat(readings) });
    }
    return {
      serial: head.get('SANR') ?? null,
      location: head.get('SNAME') ?? station,
      timeZone: zoneIn(head.get('TZ') ?? ''),
      ...joinSeries([...series.values()]),
      problems,
      asides: source.lines.flatMap((line, index) => (line.startsWith('#') ? [index + 1] : [])),
    };
  },
};

const stationOf = (head: Head) => head.get('SANR') ?? head.get('SNAME') ?? null;

function blocksOf({ lines }: Source): Block[] {
  const blocks: Block[] = [];
  let isHead = false;
  for (const [index, line] of lines.entries()) {
    const isNothing = line.trim() === '' || line.startsWith('##');
    const starts = line.startsWith('#') && !isNothing;
    if (starts && !isHead) blocks.push({ head: new Map(), from: index + 1, to: index + 1 });
    const block = blocks.at(-1);
    if (starts)
      for (const part of line.slice(1).split(/\|\*\||;\*;/)) {
        const [, key, value] = keys.exec(part.trim()) ?? [];
        if (key && value?.trim()) block!.head.set(key, value.trim());
      }
    if (block) block.to = index + 1;
    isHead = starts || (isHead && isNothing);
  }
  return blocks;
}

function seriesOf({ lines }: Source, { head, from, to }: Block, problems: Problem[]): Series {
  const name = head.get('CNAME') ?? head.get('CNR') ?? 'Value';
  const layout = /\(([^)]*)\)/.exec(head.get('LAYOUT') ?? '')?.[1]?.split(/\s*,\s*/) ?? ['timestamp', 'value'];
  const [timeAt, valueAt] = [layout.indexOf('timestamp'), layout.indexOf('value')];
  const invalid = Number(head.get('RINVAL') ?? -777);
  const channel = channelOf(name, head.get('CUNIT') ?? '');
  const isForecast = layout.includes('forecast');
  if (isForecast || timeAt < 0 || valueAt < 0) {
    const what = isForecast ? 'holds forecasts' : 'does not say where time and value stand';
    problems.push({ line: from, to, what: `${name}: it ${what}, and is not read.` });
    return { channel, readings: [] };
  }
  const readings = lines.slice(from - 1, to).flatMap((text, index) => {
    const line = from + index;
    if (text.trim() === '' || text.startsWith('#')) return [];
    const cells = text.trim().split(/[\s;]+/);
    const at = compactMoment(cells[timeAt] ?? '');
    if (at === undefined) {
      problems.push({ line, what: `“${shortened(text)}” is not a reading.` });
      return [];
    }
    const value = valueIn(cells[valueAt] ?? '', line, name, problems);
    return [{ line, at, value: value === invalid ? null : value }];
  });
  return { channel, readings };
}
