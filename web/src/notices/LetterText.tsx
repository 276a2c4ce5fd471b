import { isNumberCell, type LetterBody, type LetterTable } from '@artesian/contract/notices/letter';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What a letter says, as its reader sees it. */
export const LetterText = ({ body }: { body: LetterBody }) =>
  body.map((part, place) =>
    'paragraph' in part ? (
      <Typography key={place} sx={{ mb: 1.5, maxWidth: 640, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {part.paragraph}
      </Typography>
    ) : (
      <TableOfLetter key={place} {...part.table} />
    ),
  );

const TableOfLetter = ({ title, columns, rows }: LetterTable) => (
  <Box component="section" aria-label={title} tabIndex={0} sx={tableStyle}>
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, place) => (
              <td key={columns[place]} data-number={isNumberCell(cell) || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

const tableStyle = {
  mb: 2,
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 0.5 },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 560 },
  '& td[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
