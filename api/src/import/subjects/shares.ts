import type pg from 'pg';
import { NOT_EDITABLE, shareOf, WHOLE } from '../../permits/keep-shares.ts';
import { hooksOfMonths } from './months.ts';
import type { ImportHooks } from '../file/sheet-row.ts';

const NOT_WHOLE = 'The twelve months of a permit must total 100 %.';

/** Twelve months of a permit change together: what they would total is known before any is written. */
export const hooksOfShares: ImportHooks = {
  relation: 'api.data_permits_monthly_distributions',
  name: `(select permit_number from permits where permits.permit_ndx = records.permit_ndx) || ', month ' || c_month`,

  mend(field, text) {
    if (field !== 'alloc_percentage') return hooksOfMonths.mend!(field, text);
    // No month has more than the whole year: it is meant in percent.
    return { text: Number(text) > 1 ? `${text}%` : text };
  },
  judge(said) {
    if (typeof said.alloc_percentage === 'number') said.alloc_percentage = shareOf(said.alloc_percentage) / WHOLE;
    return { refusals: [], remarks: [] };
  },

  async examine(client, records) {
    const changed = records.flatMap(({ was, values }) =>
      was ? [{ ndx: was.ndx, share: shareOf(values.alloc_percentage) }] : [],
    );
    const wrong = new Set(await permitsNotWhole(client, changed));
    for (const { row, was } of records) {
      const words = was?.is_editable === false ? NOT_EDITABLE : wrong.has(was?.permit_ndx) ? NOT_WHOLE : undefined;
      if (words) row.refusals.push({ subject: words, words });
    }
  },

  write: {
    add: () => Promise.reject(new Error('The shares of a permit come with it.')),
    async change(client, records) {
      const changed = records.map(({ was, changes }) => ({ ndx: was.ndx, share: shareOf(changes.alloc_percentage) }));
      await client.query(
        `update permit_distributions as shares set share = changed.share
         from jsonb_to_recordset($1) as changed (ndx integer, share integer) where shares.ndx = changed.ndx`,
        [JSON.stringify(changed)],
      );
    },
  },
};

/** Permits whose year would not be whole with these shares in place of what is there. */
async function permitsNotWhole(client: pg.PoolClient, changed: readonly object[]): Promise<unknown[]> {
  const { rows } = await client.query<{ permit_ndx: number }>(
    `with changed as (select * from jsonb_to_recordset($1) as changed (ndx integer, share integer))
     select permit_ndx
     from permit_distributions as shares left join changed on changed.ndx = shares.ndx
     where permit_ndx in (select permit_ndx from permit_distributions join changed using (ndx))
     group by permit_ndx
     having sum(coalesce(changed.share, shares.share)) <> ${WHOLE}`,
    [JSON.stringify(changed)],
  );
  return rows.map(({ permit_ndx }) => permit_ndx);
}
