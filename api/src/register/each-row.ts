import type { Row, Values } from '@artesian/contract/language/register';
import { Refusal, refusalOf } from '../platform/problems.ts';

/**
 * Saves one row after the other: there is one connection, and their order is that of their history. Throws what is wrong with any
 * of them, each thing said of its row: `3.depth_ft`, or `3` of the row as a whole.
 */
export async function eachRow(rows: readonly Values[], save: (row: Values) => Promise<Row>): Promise<Row[]> {
  const saved: Row[] = [];
  const refusals: Refusal[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      saved.push(await save(row));
    } catch (error) {
      const refusal = refusalOf(error as Error);
      if (refusal.status >= 500) throw error;
      refusals.push(ofRow(index, refusal));
      // What the database refused ends its transaction: it answers nothing more.
      if (refusal !== error) break;
    }
  }
  if (refusals.length > 0) throw inOne(refusals);
  return saved;
}

function ofRow(index: number, { status, code, title, message, details }: Refusal): Refusal {
  const ofFields = (details.errors ?? []).map((error) => ({ ...error, field: `${index}.${error.field}` }));
  const errors = ofFields.length > 0 ? ofFields : [{ field: String(index), message }];
  return new Refusal(status, code, title, message, { ...details, errors });
}

/** As the first of them, with what is wrong with the others. */
function inOne(refusals: readonly Refusal[]): Refusal {
  const { status, code, title, message, details } = refusals[0]!;
  const errors = refusals.flatMap((refusal) => refusal.details.errors ?? []);
  return new Refusal(status, code, title, message, { ...details, errors });
}
