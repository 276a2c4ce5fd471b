import type { PoolClient } from 'pg';

const withdraw = `
  update letters set state = 'withdrawn'
  from notices
  where notices.notice_ndx = letters.notice_ndx and notices.drought_declaration_ndx = $1
    and letters.state in ('waiting', 'to post', 'refused')`;

/** Who has not been told yet of a declaration that is undone need not be. */
export const withdrawLetters = (client: PoolClient, declaration: number) => client.query(withdraw, [declaration]);
