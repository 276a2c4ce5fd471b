import type { FieldMeta } from '@artesian/contract/language/fields';
import Typography from '@mui/material/Typography';
import { isUnset } from '../form/input-text.ts';
import { formatCell } from '../../ui/table/column.ts';
import type { EditableColumn } from '../../ui/editable-table/column.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useRecordPage } from '../use-record-page.ts';

/** The column, whose words open the record that a field of the row names in a new tab. */
export const linkingColumn = <T extends object>(
  column: EditableColumn<T>,
  field: string,
  { to }: FieldMeta,
): EditableColumn<T> => ({
  ...column,
  render: (row) => <Linked to={to!} of={(row as Record<string, unknown>)[field]} words={formatCell(column, row)} />,
});

/** What leads nowhere just now, and says so. */
const NoLink = ({ children }: { children: string }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an anchor without an address is no link to a screen reader
  <Typography component="span" variant="inherit" role="link" aria-disabled sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** The focus comes to it by the arrows of the grid. */
function Linked({ to, of, words }: { to: string; of: unknown; words: string }) {
  const page = useRecordPage(to);
  if (!page || !words) return words;
  if (isUnset('reference', of)) return <NoLink>{words}</NoLink>;
  return (
    <TextLink to={`${page}/${String(of)}`} target="_blank" tabIndex={-1}>
      {words}
    </TextLink>
  );
}
