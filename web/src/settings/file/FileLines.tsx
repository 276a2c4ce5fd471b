import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

interface FileLinesProps {
  title: string;
  lines: readonly { line: number; words: string }[];
  severity: 'error' | 'info';
}

/** What is said of a file, by its lines. */
export const FileLines = ({ title, lines, severity }: FileLinesProps) => (
  <Alert severity={severity} variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
    <AlertTitle>{title}</AlertTitle>
    <Box component="ul" sx={listStyle}>
      {lines
        .toSorted((one, other) => one.line - other.line)
        .map(({ line, words }) => (
          <li key={`${line} ${words}`}>
            <span>Line {line}</span>
            <span>{words}</span>
          </li>
        ))}
    </Box>
  </Alert>
);

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: 420,
  overflowY: 'auto',
  '& li': { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: 1, py: 0.25, overflowWrap: 'anywhere' },
  '& li > :first-of-type': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
