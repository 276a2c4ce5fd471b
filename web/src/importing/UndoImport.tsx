import { undoImport, type OneImport } from '@artesian/contract/importing/imports';
import { ADDRESSES } from '@artesian/contract/importing/registers';
import { undoShapes } from '@artesian/contract/map/bring-shapes';
import { api } from '../api.ts';
import { AskFirst } from '../ui/AskFirst.tsx';
import { counted } from '../ui/counted.ts';

/** Asks once more before an import is undone. */
export function UndoImport({ one, onClose }: { one: OneImport; onClose: () => void }) {
  const { import_ndx, subject } = one;
  const isOfShapes = subject === 'layer';
  const does = (): Promise<unknown> => {
    const asked = { params: { import_ndx } };
    return isOfShapes ? api.call(undoShapes, asked) : api.call(undoImport, asked);
  };
  return (
    <AskFirst title={`Undo import ${import_ndx}?`} act="Undo" color="error" does={does} onClose={onClose}>
      {isOfShapes ? 'The layer’s earlier shapes are restored; a layer created by the import is removed.' : whatOf(one)}
    </AskFirst>
  );
}

const whatOf = ({ subject, rows_added, rows_changed }: OneImport): string =>
  subject === ADDRESSES ? 'Search will no longer find its addresses.' : whatOfRecords(rows_added, rows_changed);

const whatOfRecords = (rows_added: number, rows_changed: number): string =>
  [
    `${counted(rows_added, 'record')} that it added ${rows_added === 1 ? 'is' : 'are'} removed,`,
    `${counted(rows_changed, 'record')} that it changed ${rows_changed === 1 ? 'gets' : 'get'} back the earlier values.`,
    'Records that people changed since, or that others refer to, stay and are listed.',
  ].join(' ');
