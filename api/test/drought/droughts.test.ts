import { droughts } from '@artesian/contract/drought/droughts';
import { expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
const sql = (text: string) => product.database.pool.query(text);

it('droughts are months in a row at stages that restrict, the one that goes on without an end', async () => {
  await sql('delete from drought_stage_history');
  await sql(
    `insert into drought_stage_history (drought_area_ndx, d_year, d_month, drought_stage_ndx)
     select 1, extract(year from month), extract(month from month),
       case
         when month between '2011-05-01' and '2012-01-01' then 3
         when month between '2012-02-01' and '2012-03-01' then 2
         -- Conservation is asked for and restricts nothing.
         when month between '2013-05-01' and '2013-09-01' then 1
         when month >= date_trunc('month', district_today()) - interval '2 months' then 2
         else 0
       end
     from generate_series(date '2010-01-01', date_trunc('month', district_today()), interval '1 month') as months (month)`,
  );
  const visitor = await product.as('visitor');
  const told = await visitor.view(droughts);
  const [{ first }] = (
    await product.database.pool.query<{ first: string }>(
      `select (date_trunc('month', district_today()) - interval '2 months')::date::text as first`,
    )
  ).rows as [{ first: string }];
  expect(told.map(({ first_month, last_month }) => [first_month, last_month])).toEqual([
    [first, null],
    ['2011-05-01', '2012-03-01'],
  ]);
  expect(told[1]!.worst_stage_name).toBe('Stage 3 Critical');
});
