import { movesOfGroup, movesOfPermit, type Move } from '@artesian/contract/permits/memberships';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';

const NEWEST = 200;

/** What is said of a permit from a fiscal year on. */
interface Membership {
  permit_ndx: number;
  from_year: number;
  permit_group_ndx: number | null;
}

interface StoredMove extends Omit<Move, 'from_year' | 'before' | 'after'> {
  before: Membership | null;
  after: Membership | null;
}

const readStored = `
  select changes.at, changes.who, accounts.name as who_name, permits.permit_ndx, permits.permit_number, changes.note,
    changes.before, changes.after
  from history.changes
  join permits on permits.permit_ndx = (coalesce(changes.after, changes.before) ->> 'permit_ndx')::integer
  left join accounts on accounts.sub = changes.who
  where changes.table_name = 'permit_memberships' and permits.permit_ndx = any ($1)
  order by changes.change_ndx desc`;

const readPresent =
  'select permit_ndx, from_year, permit_group_ndx from permit_memberships where permit_ndx = any ($1)';
const readGroups = 'select permit_group_ndx, permit_group_name from permit_groups';

/** The permits that stand in a group or ever stood. */
const readMembers = `
  select permit_ndx from permit_memberships where permit_group_ndx = $1
  union
  select (coalesce(after, before) ->> 'permit_ndx')::integer
  from history.changes
  where table_name = 'permit_memberships' and $2 in (before ->> 'permit_group_ndx', after ->> 'permit_group_ndx')`;

/** `GET /api/permit-memberships/of-permit/{permit_ndx}` */
export const answerMovesOfPermit = answer(movesOfPermit, async ({ params }, { database }) => {
  const moves = await tellMoves(database.pool, [params.permit_ndx]);
  return moves.slice(0, NEWEST);
});

/** `GET /api/permit-memberships/of-group/{permit_group_ndx}` */
export const answerMovesOfGroup = answer(movesOfGroup, async ({ params }, { database }) => {
  const group = params.permit_group_ndx;
  const members = await read<Membership>(database.pool, readMembers, [group, String(group)]);
  const moves = await tellMoves(
    database.pool,
    members.map(({ permit_ndx }) => permit_ndx),
  );
  return moves
    .filter(({ before, after }) => [before, after].some((one) => one?.permit_group_ndx === group))
    .slice(0, NEWEST);
});

/** Newest first, each with the group in which the permit stood in that year before and after: told back from what holds now. */
async function tellMoves(pool: Pool, permits: readonly number[]): Promise<Move[]> {
  const present = await read<Membership>(pool, readPresent, [permits]);
  const stored = await read<StoredMove>(pool, readStored, [permits]);
  const groups = await read<NonNullable<Move['after']>>(pool, readGroups, []);
  const groupOf = new Map(groups.map((one) => [one.permit_group_ndx, one]));
  const held = new Map(present.map((one) => [nameOf(one), one]));
  const groupAt = ({ permit_ndx, from_year }: Membership) =>
    groupOf.get(saidLast([...held.values()], permit_ndx, from_year) ?? 0) ?? null;
  return stored.map(({ before: was, after: is, ...move }) => {
    const said = (is ?? was)!;
    const after = groupAt(said);
    if (is) held.delete(nameOf(is));
    if (was) held.set(nameOf(was), was);
    return { ...move, from_year: said.from_year, before: groupAt(said), after };
  });
}

const nameOf = ({ permit_ndx, from_year }: Membership) => `${permit_ndx} ${from_year}`;

/** Of a year or of one before it. */
const saidLast = (held: readonly Membership[], permit: number, year: number) =>
  held
    .filter(({ permit_ndx, from_year }) => permit_ndx === permit && from_year <= year)
    .toSorted((one, other) => other.from_year - one.from_year)[0]?.permit_group_ndx;

const read = async <Row>(pool: Pool, text: string, values: unknown[]) => (await pool.query(text, values)).rows as Row[];
