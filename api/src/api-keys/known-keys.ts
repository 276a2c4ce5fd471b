import type { Pool } from 'pg';
import { hashOf } from './make-key.ts';

/** A key on a day of the district. */
interface DayOfKey {
  api_key_ndx: number;
  day: string;
}

/** What a key allows, and how much of it is used on the present day. */
interface KnownKey extends DayOfKey {
  calls_per_minute: number;
  calls_per_day: number;
  /** Answered today, as the database has it. */
  calls_today: number;
}

/** Calls that are not in the database yet. */
interface Counted extends DayOfKey {
  calls: number;
  refused: number;
}

const nameOf = ({ api_key_ndx, day }: DayOfKey) => `${api_key_ndx} ${day}`;

interface Minute {
  began: number;
  /** Of all processes, as far as they told of them, and of this one. */
  calls: number;
  /** Those of this one that the others do not know of. */
  untold: number;
  toldAt: number;
}

/** How a call with a key is answered. */
export interface Verdict {
  limit: number;
  remaining: number;
  /** Why it is refused, and after how many seconds it need not be. */
  over?: { sentence: string; seconds: number };
}

/** So old may what is known of keys be: a key that was taken back is good that long. */
const LOOK_AGAIN_MS = 20_000;
/** A key that was made just now is looked for; unknown ones do not have the database asked more often than that. */
const LOOK_FOR_NEW_MS = 1000;
const MINUTE_MS = 60_000;
/** So often does a process tell the others how many calls a key made, while it makes any. */
const TELL_EVERY_MS = 2000;

const readKeys = `
  select
    keys.api_key_ndx,
    keys.key_hash,
    keys.calls_per_minute,
    keys.calls_per_day,
    coalesce(used.calls, 0) as calls_today,
    district_today()::text as day
  from api_keys as keys
  left join api_key_days as used on used.api_key_ndx = keys.api_key_ndx and used.day = district_today()
  where keys.key_hash is not null and not keys.removed and keys.ends_on >= district_today()`;

const addCounts = `
  insert into api_key_days as days (api_key_ndx, day, calls, refused)
  select counted.* from jsonb_to_recordset($1) as counted (api_key_ndx integer, day date, calls bigint, refused bigint)
  join api_keys using (api_key_ndx)
  on conflict (api_key_ndx, day) do update set calls = days.calls + excluded.calls, refused = days.refused + excluded.refused`;

/** One row a key: a minute that is over gives its place to the next. */
const tellMinute = `
  insert into api_key_minutes as minutes (api_key_ndx, began_at, calls)
  select $1::integer, to_timestamp($2::double precision / 1000), $3::integer
  where exists (select from api_keys where api_key_ndx = $1::integer)
  on conflict (api_key_ndx) do update set
    began_at = case when minutes.began_at > excluded.began_at - interval '1 minute'
      then minutes.began_at else excluded.began_at end,
    calls = excluded.calls + case when minutes.began_at > excluded.began_at - interval '1 minute'
      then minutes.calls else 0 end
  returning extract(epoch from began_at)::double precision * 1000 as began, calls`;

const secondsUntil = (at: number) => Math.max(1, Math.ceil((at - Date.now()) / 1000));

/**
 * The keys that are good now, and how often each is used: counted here, and written to the database now and then, so that all processes
 * count together. A minute may have what a key calls within two seconds more for each process after the first; a day, within twenty.
 */
export class KnownKeys {
  readonly #pool: Pool;
  readonly #nextDay: () => number;
  #keys = new Map<string, KnownKey>();
  #lookedAt = 0;
  #looking: Promise<void> | undefined;
  #counted = new Map<string, Counted>();
  readonly #minutes = new Map<number, Minute>();

  /** `nextDay` says when the next day of the district begins. */
  constructor(pool: Pool, nextDay: () => number) {
    this.#pool = pool;
    this.#nextDay = nextDay;
  }

  /** Undefined for a key that is unknown, has ended or was taken back. */
  async find(key: string): Promise<KnownKey | undefined> {
    const hash = hashOf(key);
    await this.#lookAgain(LOOK_AGAIN_MS);
    if (!this.#keys.has(hash)) await this.#lookAgain(LOOK_FOR_NEW_MS);
    return this.#keys.get(hash);
  }

  /** Counts a call. The first of a minute waits for what other processes counted. */
  async count(key: KnownKey): Promise<Verdict> {
    const minute = await this.#minuteOf(key);
    const counted = this.#countedOf(key);
    const today = key.calls_today + counted.calls;
    const limit = key.calls_per_minute;
    const over = overOf(key, minute, today, this.#nextDay);
    if (over) {
      counted.refused += 1;
      return { limit, remaining: 0, over };
    }
    counted.calls += 1;
    minute.calls += 1;
    minute.untold += 1;
    return { limit, remaining: Math.min(limit - minute.calls, key.calls_per_day - today - 1) };
  }

  /** Writes what was counted since. What cannot be written is kept for the next time. */
  async write() {
    const counted = this.#counted;
    if (counted.size === 0) return;
    this.#counted = new Map();
    try {
      await this.#pool.query(addCounts, [JSON.stringify([...counted.values()])]);
    } catch (error) {
      for (const one of counted.values()) {
        const since = this.#countedOf(one);
        since.calls += one.calls;
        since.refused += one.refused;
      }
      throw error;
    }
    for (const key of this.#keys.values()) {
      key.calls_today += counted.get(nameOf(key))?.calls ?? 0;
    }
  }

  #lookAgain(olderThanMs: number): Promise<void> {
    if (Date.now() - this.#lookedAt < olderThanMs) return Promise.resolve();
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** What was counted is written first, so that the calls of today have it. */
  async #look() {
    await this.write();
    const { rows } = await this.#pool.query<KnownKey & { key_hash: string }>(readKeys);
    this.#keys = new Map(rows.map(({ key_hash, ...key }) => [key_hash, key]));
    this.#lookedAt = Date.now();
  }

  #countedOf({ api_key_ndx, day }: DayOfKey): Counted {
    const name = nameOf({ api_key_ndx, day });
    const counted = this.#counted.get(name) ?? { api_key_ndx, day, calls: 0, refused: 0 };
    this.#counted.set(name, counted);
    return counted;
  }

  async #minuteOf({ api_key_ndx }: KnownKey): Promise<Minute> {
    const present = this.#minutes.get(api_key_ndx);
    if (present && Date.now() - present.began < MINUTE_MS) {
      if (Date.now() - present.toldAt >= TELL_EVERY_MS) void this.#tell(api_key_ndx, present);
      return present;
    }
    const begun: Minute = { began: Date.now(), calls: 0, untold: 0, toldAt: 0 };
    this.#minutes.set(api_key_ndx, begun);
    await this.#tell(api_key_ndx, begun);
    return begun;
  }

  /** Tells the other processes what was counted since, and hears what they counted. Without the database each counts by itself. */
  async #tell(api_key_ndx: number, minute: Minute) {
    const told = minute.untold;
    minute.toldAt = Date.now();
    minute.untold = 0;
    try {
      const { rows } = await this.#pool.query<Pick<Minute, 'began' | 'calls'>>(tellMinute, [
        api_key_ndx,
        minute.began,
        told,
      ]);
      const [together] = rows;
      if (together) Object.assign(minute, { began: together.began, calls: together.calls + minute.untold });
    } catch {
      minute.untold += told;
    }
  }
}

function overOf(
  { calls_per_minute, calls_per_day }: KnownKey,
  minute: Minute,
  today: number,
  nextDay: () => number,
): Verdict['over'] {
  const allowed = (calls: number, time: string) => `This key allows ${calls.toLocaleString('en-US')} calls a ${time}.`;
  if (today >= calls_per_day) {
    const seconds = secondsUntil(nextDay());
    return { sentence: `${allowed(calls_per_day, 'day')} Try again tomorrow, in ${inWords(seconds)}.`, seconds };
  }
  if (minute.calls < calls_per_minute) return undefined;
  const seconds = secondsUntil(minute.began + MINUTE_MS);
  return { sentence: `${allowed(calls_per_minute, 'minute')} Try again in ${inWords(seconds)}.`, seconds };
}

/** `1 second`, `40 seconds`, `12 minutes`, `5 hours`: rounded up. */
function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
