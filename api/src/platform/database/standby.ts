import type pg from 'pg';
import type { Config } from '../config.ts';
import { openStandbysPool, type Database } from './open-database.ts';

/** A copy of the database on a server of its own, which PostgreSQL keeps up by replaying what the primary wrote. */
export interface Standby {
  /** For reading alone: PostgreSQL refuses everything else there. */
  database: Database;
  /** Whether it may be asked, as far as is known. */
  isUsable: () => boolean;
  /** How many looks ago what it lacks was written, as far as is known; 0 where it has all that was written before the last. */
  behind: () => number;
  /** Whether it holds what the primary had written up to a position. */
  holds: (position: bigint) => Promise<boolean>;
  close: () => Promise<void>;
}

/** How often both servers are asked how they stand. */
const LOOK_EVERY_MS = 2000;
/** A standby that lacks what was written so long ago is left alone until it has caught up. */
const MOST_BEHIND_MS = 10_000;

/** The standbys of the settings, each watched by itself. Any may be away: then it is used when it comes. */
export const openServersStandbys = (config: Config, primary: Database): Standby[] =>
  config.DATABASE_READ_URL.map((url) => watchStandby(openStandbysPool(url, config), primary));

function watchStandby(database: Database, primary: Database): Standby {
  database.watch();
  let isKept = false;
  let isFollowing = false;
  let isPrimaryKnown = false;
  let replayed = 0n;
  let behindMs = 0;
  let marked = 0;
  const written: Written[] = [];
  const learn = async () => {
    const its = await readStanding(database.pool);
    // Also less than before, where an older copy has taken its place.
    replayed = its.replayed;
    const primaryStanding = await readPrimary(primary.pool).catch(() => undefined);
    isPrimaryKnown = primaryStanding !== undefined;
    if (primaryStanding) {
      behindMs = ageOfLacking(its, primaryStanding);
      isFollowing = follows(its, primaryStanding) && behindMs < MOST_BEHIND_MS;
      if (its.cluster === primaryStanding.cluster && its.timeline < primaryStanding.timeline)
        await mark(primaryStanding.timeline);
    }
    // While the primary is away the standby is as good as it was: it may never get the last that was written.
    isKept = its.is_in_recovery && isFollowing;
  };
  /** Once is enough: whoever follows the new primary replays all that it wrote, however late. */
  const mark = async (timeline: number) => {
    if (marked === timeline) return;
    await primary.pool.query('select public.mark_timeline()');
    marked = timeline;
  };
  /** For how long the primary has had what the standby lacks; of what is longer ago than counts, only the last is remembered. */
  const ageOfLacking = (its: Standing, primaryStanding: Primary): number => {
    const now = Date.now();
    written.push({ at: now, position: primaryStanding.written });
    while (written.length > 1 && written[1]!.at <= now - MOST_BEHIND_MS) written.shift();
    const lacking = written.find(({ position }) => its.replayed < position);
    return lacking ? now - lacking.at : 0;
  };
  const look = () => learn().catch(() => void (isKept = false));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void look();
  return {
    database,
    isUsable: () => isKept && database.isReachable(),
    behind: () => Math.round(behindMs / LOOK_EVERY_MS),
    async holds(position) {
      // Another may have been promoted, and counts on from where this one is ahead of it.
      if (primary.isReachable() && !isPrimaryKnown) return false;
      if (position > replayed) replayed = (await readStanding(database.pool)).replayed;
      return position <= replayed;
    },
    close: () => {
      clearInterval(timer);
      return database.close();
    },
  };
}

/** How many calls asked for one so far. */
let asked = 0;

/** What is read from those that may be asked: from the least behind first, and from each in its turn where they are the same. */
export function inTurn<Read extends { standby: Standby }>(readings: readonly Read[]): Read[] {
  const usable = readings.filter(({ standby }) => standby.isUsable());
  const first = asked++ % usable.length;
  return [...usable.slice(first), ...usable.slice(0, first)].toSorted(
    (one, other) => one.standby.behind() - other.standby.behind(),
  );
}

/** How far the primary had written, and when it was asked. */
interface Written {
  at: number;
  position: bigint;
}

interface Primary {
  cluster: string;
  timeline: number;
  written: bigint;
}

interface Standing {
  cluster: string;
  timeline: number;
  is_in_recovery: boolean;
  replayed: bigint;
}

/**
 * Whether a standby is that of a primary which was asked after it: a server that was promoted goes ways of its own. One that is still on
 * an earlier timeline may have what the server that was promoted never got.
 */
const follows = (its: Standing, primaryStanding: Primary): boolean =>
  its.cluster === primaryStanding.cluster &&
  its.timeline === primaryStanding.timeline &&
  its.replayed <= primaryStanding.written;

/** The position behind everything that was written so far, in the bytes that PostgreSQL ever wrote (its LSN). */
export async function readWritten(pool: pg.Pool): Promise<bigint> {
  const { rows } = await pool.query<{ written: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as written",
  );
  return BigInt(rows[0]!.written);
}

/** Where a timeline begins, the names of its files say so. */
const standingOfPrimary = `
  select
    (select system_identifier from pg_control_system())::text as cluster,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer as timeline,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as written`;

async function readPrimary(pool: pg.Pool): Promise<Primary> {
  const { rows } = await pool.query<Omit<Primary, 'written'> & { written: string }>(standingOfPrimary);
  return { ...rows[0]!, written: BigInt(rows[0]!.written) };
}

/** A server that was never a standby has replayed nothing. */
const standbysStanding = `
  select
    (select system_identifier from pg_control_system())::text as cluster,
    greatest(
      (select timeline_id from pg_control_checkpoint()),
      (select min_recovery_end_timeline from pg_control_recovery())
    ) as timeline,
    pg_is_in_recovery() as is_in_recovery,
    coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::text as replayed`;

async function readStanding(pool: pg.Pool): Promise<Standing> {
  const { rows } = await pool.query<Omit<Standing, 'replayed'> & { replayed: string }>(standbysStanding);
  return { ...rows[0]!, replayed: BigInt(rows[0]!.replayed) };
}
