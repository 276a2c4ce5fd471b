import { metaOf, type Row } from '@artesian/contract/language/register';
import { useCallback } from 'react';
import type { RowsPart } from '../editor/editor-part.ts';
import { nameOfChosen } from '../history/format.ts';
import { RegisterRows } from './RegisterRows.tsx';
import { useOptions } from '../form/use-options.ts';

/** As the specification has it (2 §9). */
const pageSizes = { atFirst: 10, offered: [5, 10, 30, 60] } as const;

/** The rows of one record as a part of its page. */
export function ChildRows({
  title,
  rows: register,
  columns,
  add = 'Add',
  maxHeight,
  Above,
  parent,
}: RowsPart & { parent: number }) {
  const options = useOptions(register);
  const { label, one } = register;
  const nameOf = useCallback(
    (row: Row) => nameOfChosen(metaOf(register, label), options[label], row[label]) || one,
    [register, options, label, one],
  );
  return (
    <>
      {Above && <Above record={parent} />}
      <RegisterRows
        register={register}
        of={parent}
        name={title}
        columns={columns}
        rowName={nameOf}
        addLabel={add}
        empty="None yet."
        pageSizes={pageSizes}
        {...(maxHeight !== undefined && { maxHeight })}
      />
    </>
  );
}
