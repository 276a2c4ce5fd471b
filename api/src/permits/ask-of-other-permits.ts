import { permitWellLinks } from '@artesian/contract/permits/permit-rows';
import type pg from 'pg';
import { unlikely } from '../platform/problems.ts';
import type { Effects, Saving } from '../register/effect.ts';

/** A well's water counts at one permit: who links it to a second in the same months is asked whether that is meant. */
export const askOfOtherPermits: Effects = {
  after: async ({ client, entered, was, confirmed, key }) => {
    if (confirmed === undefined || confirmed.includes(ASKED) || !reachesFurther({ entered, was })) return;
    const shared = await linksAtOtherPermits(client, key);
    if (shared.length > 0) throw unlikely(shared.map((link) => ({ field: ASKED, message: inWords(link) })));
  },
};

const ASKED = 'well_ndx' satisfies keyof typeof permitWellLinks.fields;

/** A link that is only ended shares no more months than before. */
const reachesFurther = ({ entered, was }: Pick<Saving, 'entered' | 'was'>): boolean => {
  if (was === undefined) return true;
  const { well_ndx, start_date, end_date } = { ...was, ...entered };
  return (
    well_ndx !== was.well_ndx ||
    String(start_date) < String(was.start_date) ||
    (was.end_date !== null && (end_date === null || String(end_date) > String(was.end_date)))
  );
};

interface SharedLink {
  well: string;
  /** The permit that the well's water counts at, and the other. */
  counting: string;
  other: string;
  isCounting: boolean;
  months: string;
}

async function linksAtOtherPermits(client: pg.PoolClient, link: number): Promise<SharedLink[]> {
  const { rows } = await client.query<SharedLink>(
    `select links.district_well_id as well, links.counting_permit_number as counting, permits.permit_number as other,
       links.counting_link_ndx = $1 as "isCounting",
       'from ' || to_char(from_month, 'FMMonth YYYY') || coalesce(' to ' || to_char(to_day, 'FMMonth YYYY'), ' on') as months
     from api.links_counting_elsewhere as links
     join permits on permits.permit_ndx = links.permit_ndx
     where $1 in (links.ndx, links.counting_link_ndx)
     order by from_month, links.ndx`,
    [link],
  );
  return rows;
}

const inWords = ({ well, counting, other, isCounting, months }: SharedLink): string =>
  isCounting
    ? `Well ${well} is also linked to permit ${other}. Its water would count here and no longer toward ${other} ${months}.`
    : `Well ${well} counts toward permit ${counting} ${months}, so its water would not count here. End its link to ${counting} first, or continue.`;
