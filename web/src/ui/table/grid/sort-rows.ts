import type { Sorting } from '../address.ts';
import type { CellValue, Column } from '../column.ts';

type Order<T> = (one: T, other: T) => number;

/** The rows in the order that was chosen, the first column before the next; the others stay as they came. */
export function sortRows<T>(rows: readonly T[], columns: readonly Column<T>[], sort: readonly Sorting[]): readonly T[] {
  const orders = sort.flatMap(({ id, descending }) => {
    const column = columns.find((one) => one.id === id);
    return column ? [orderBy(column, descending)] : [];
  });
  return orders.length === 0 ? rows : rows.toSorted(inTurn(orders));
}

function inTurn<T>(orders: readonly Order<T>[]): Order<T> {
  return (one, other) => {
    for (const order of orders) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/** What is empty stands last, whichever way the others go. */
function orderBy<T>({ value }: Column<T>, descending: boolean): Order<T> {
  return (one, other) => {
    const first = value(one);
    const second = value(other);
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return descending ? compare(second, first) : compare(first, second);
  };
}

/** Text as people count: `W-9` before `W-10`, without regard to case and accents. */
const { compare: compareText } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = (one: NonNullable<CellValue>, other: NonNullable<CellValue>): number =>
  typeof one === 'string' ? compareText(one, String(other)) : Number(one) - Number(other);
