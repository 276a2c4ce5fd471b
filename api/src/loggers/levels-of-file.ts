import type { ReadingOfFile } from '@artesian/contract/science/logger-uploads';
import { feetPer, unitOf } from '@artesian/domain/loggers/channels';
import { compensate, depthsOf, type Point } from '@artesian/domain/loggers/correct-levels';
import type { LoggerFile, Problem } from '@artesian/domain/loggers/logger-file';
import { onDays, placeInTime } from '@artesian/domain/loggers/place-in-time';

/** A file that was opened, with how it is to be read. */
export interface FileToRead {
  file_name: string;
  file: LoggerFile;
  reading: ReadingOfFile;
}

export interface Level {
  at: number;
  dtw_ft: number;
  measured_ft: number;
  temperature_c: number | null;
  conductivity_us_cm: number | null;
  battery_v: number | null;
}

export interface Levels {
  /** One for each time, in its order; none of them in the future. */
  levels: Level[];
  problems: Problem[];
}

const DAY = 86_400_000;
/** No well is so deep, and no water stands so high above it. */
const DEEPEST_FT = 20_000;

/** Depth to water by the steps that were chosen, and what could not be used: never an error, always said. */
export function levelsOfFile(one: FileToRead, all: readonly FileToRead[], now: number): Levels {
  const measured = measuredIn(one, now);
  const problems = [...one.file.problems, ...measured.problems];
  let points = measured.points;
  let [hung_ft, tapes]: [number, { at: number; dtw_ft: number }[]] = [0, []];
  for (const step of one.reading.steps) {
    if (step.step === 'hang') hung_ft = step.hung_ft;
    if (step.step === 'tapes') tapes = step.tapes.map(({ at, dtw_ft }) => ({ at: Date.parse(at), dtw_ft }));
    if (step.step !== 'compensate') continue;
    const barometer = all.find(({ file_name }) => file_name === step.barometer);
    const before = points.length;
    points = barometer ? compensate(points, measuredIn(barometer, now).points) : [];
    const lost = before - points.length;
    if (lost > 0) problems.push({ line: null, what: `${lost} readings have no barometer reading within six hours.` });
  }
  const depths = depthsOf(points, one.reading.measures, { tapes, hung_ft });
  const usable = depths.filter(({ value }) => Math.abs(value) <= DEEPEST_FT);
  if (usable.length < depths.length)
    problems.push({
      line: null,
      what: `${depths.length - usable.length} readings would be deeper than ${DEEPEST_FT} ft.`,
    });
  return { levels: usable.map(({ at, value }) => ({ at, dtw_ft: value, ...measured.beside.get(at)! })), problems };
}

interface Measured {
  /** In feet of water. */
  points: Point[];
  beside: Map<number, Omit<Level, 'at' | 'dtw_ft'>>;
  problems: Problem[];
}

/** What the chosen channel measured, in ft of water and in time; the first of each time. */
export function measuredIn({ file, reading }: FileToRead, now: number): Measured {
  const { channel, unit, time_zone, first_day } = reading;
  const [feet, at] = [feetPer(unitOf(unit)), channel ?? -1];
  if (feet === undefined || !file.channels[at]) return { points: [], beside: new Map(), problems: [] };
  const rows = first_day ? onDays(file.rows, first_day) : file.rows;
  const { placed, problems } = placeInTime(rows, time_zone);
  const temperature = channelIn(file, 'temperature');
  const conductivity = channelIn(file, 'conductivity');
  const battery = channelIn(file, 'battery', (unit) => unit in voltsPer);
  const beside: Measured['beside'] = new Map();
  const late = placed.filter((one) => one.at > now + DAY);
  for (const { at: time, row } of placed) {
    const value = row.values[at];
    if (value === null || value === undefined || time > now + DAY || beside.has(time)) continue;
    beside.set(time, {
      measured_ft: value * feet,
      temperature_c: valueIn(
        row.values,
        temperature,
        (degrees) => (degrees.unit === '°F' ? 5 / 9 : 1),
        temperature?.unit === '°F' ? 32 : 0,
      ),
      conductivity_us_cm: valueIn(row.values, conductivity, ({ unit: one }) => (one === 'mS/cm' ? 1000 : 1), 0),
      battery_v: valueIn(row.values, battery, ({ unit: one }) => voltsPer[one]!, 0),
    });
  }
  const points = [...beside]
    .map(([time, { measured_ft }]) => ({ at: time, value: measured_ft }))
    .toSorted((one, other) => one.at - other.at);
  const said = late[0]
    ? [
        {
          line: late[0].row.line,
          what: `${late.length === 1 ? 'A reading is' : `${late.length} readings, the first here, are`} in the future and left out.`,
        },
      ]
    : [];
  return { points, beside, problems: [...problems, ...said] };
}

type Beside = { index: number; unit: string } | undefined;

/** V of one of the unit. A file that names none means V; of what a battery has left in percent nothing is kept. */
const voltsPer: Record<string, number> = { V: 1, mV: 0.001, '': 1 };

function channelIn({ channels }: LoggerFile, kind: string, isOf = (_unit: string) => true): Beside {
  const index = channels.findIndex((channel) => channel.kind === kind && isOf(channel.unit));
  return index < 0 ? undefined : { index, unit: channels[index]!.unit };
}

function valueIn(
  values: readonly (number | null)[],
  beside: Beside,
  factor: (one: NonNullable<Beside>) => number,
  zero: number,
) {
  const value = beside && values[beside.index];
  return value === null || value === undefined ? null : (value - zero) * factor(beside!);
}
