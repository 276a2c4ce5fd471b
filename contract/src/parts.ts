import type { Register } from './language/register.ts';
import { registers } from './registers.ts';

/** The registers that hold the columns of a register's table, itself among them. */
export const partsOf = ({ table }: Pick<Register, 'table'>): Register[] =>
  registers.filter((part) => part.table === table && part.of === undefined);

/** Whether the table has this field: what is kept elsewhere is entered with it and is none of it. */
export const hasField = ({ fields, elsewhere = [] }: Pick<Register, 'fields' | 'elsewhere'>, field: string): boolean =>
  Object.hasOwn(fields, field) && !elsewhere.includes(field);
