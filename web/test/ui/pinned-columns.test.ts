import { expect, it } from 'vitest';
import { leadOf, pinnedLefts } from '../../src/ui/table/grid/row-parts.ts';

const lead = leadOf(1, true);
const columns = [
  { width: 120, isPinned: true },
  { width: 200, isPinned: true },
  { width: 150, isPinned: false },
];

it.each([
  { room: 500, what: 'both columns stay in sight', lefts: [88, 208, undefined] },
  { room: 400, what: 'the first alone', lefts: [88, undefined, undefined] },
  { room: 200, what: 'none', lefts: [undefined, undefined, undefined] },
])('where a table has $room px for columns that stay in sight: $what', ({ room, lefts }) => {
  expect(pinnedLefts(lead, columns, room)).toEqual(lefts);
});
