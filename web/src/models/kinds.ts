import type { Register } from '@artesian/contract/language/register';

/** How registers stand to each other. */
export const kinds: readonly { title: string; holds: (register: Register) => boolean }[] = [
  { title: 'Records', holds: ({ of, partOf }) => of === undefined && partOf === undefined },
  { title: 'Parts of a record', holds: ({ partOf }) => partOf !== undefined },
  { title: 'Rows that belong to a record', holds: ({ of }) => of !== undefined },
];
