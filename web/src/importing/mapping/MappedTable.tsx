import type { UnderstoodTable } from '@artesian/contract/importing/files';
import type { SaidMapping } from '@artesian/contract/importing/mapping';
import type { ImportRegister } from '@artesian/contract/importing/registers';
import Box from '@mui/material/Box';
import { ColumnsOfFile } from './ColumnsOfFile.tsx';
import { MappedFields } from './MappedFields.tsx';

interface MappedTableProps {
  register: Pick<ImportRegister, 'title' | 'fields'>;
  file: UnderstoodTable;
  mapping: SaidMapping;
  /** By heading what a column tells of the people that the file names. */
  ofPeople?: Readonly<Record<string, string>>;
  onSay: (mapping: SaidMapping) => void;
}

/** Side by side, what each field is told by and what each column holds. */
export function MappedTable({ register, file, mapping, ofPeople = {}, onSay }: MappedTableProps) {
  const take = (field: string, heading: string) =>
    onSay({ ...mapping, columns: { ...mapping.columns, [field]: heading } });
  return (
    <Box sx={sidesStyle}>
      <MappedFields register={register} file={file} mapping={mapping} onSay={onSay} />
      <ColumnsOfFile register={register} file={file} ofPeople={ofPeople} onTake={take} />
    </Box>
  );
}

const sidesStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 3,
  alignItems: 'start',
} as const;
