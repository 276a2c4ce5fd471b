import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { TextLink } from '../ui/TextLink.tsx';
import { anchorOf, parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

interface DocumentProps {
  markdown: string;
  /** Where a link to another document leads on this site; undefined for one that stands in the repository alone. */
  placeOf?: ((to: string) => string | undefined) | undefined;
}

/** A document in Markdown, set for reading. */
export function Document({ markdown, placeOf = () => undefined }: DocumentProps) {
  const blocks = useMemo(() => parseMarkdown(markdown), [markdown]);
  return <Body>{blocks.map((block, index) => drawBlock(block, index, placeOf))}</Body>;
}

const Body = styled('div')(({ theme }) => ({
  maxWidth: '72ch',
  fontSize: '0.9375rem',
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '& h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: '2.25em 0 0.5em' },
  '& h3': { ...theme.typography.h3, fontSize: '1rem', margin: '1.75em 0 0.25em' },
  '& > :first-child': { marginTop: 0 },
  '& p, & ul, & ol': { margin: '0 0 0.9em' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li': { marginBottom: '0.35em' },
  '& li > p': { margin: 0 },
  '& li > p + *': { marginTop: '0.6em' },
  '& :not(pre) > code': {
    padding: '0.1em 0.35em',
    borderRadius: 4,
    background: theme.vars.palette.action.hover,
  },
  '& .code': {
    margin: '0 0 1.1em',
    padding: '12px 14px',
    overflowX: 'auto',
    fontSize: '0.8125rem',
    lineHeight: 1.55,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    background: theme.vars.palette.background.default,
  },
  '& pre': { margin: 0 },
  '& table': { borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '6px 14px 6px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));

type PlaceOf = NonNullable<DocumentProps['placeOf']>;

function drawBlock(block: Block, key: number, placeOf: PlaceOf): ReactNode {
  const words = (text: Inline[]) => drawRuns(text, placeOf);
  switch (block.kind) {
    case 'heading':
      return (
        <Typography key={key} id={anchorOf(block)} variant="inherit" component={block.level <= 2 ? 'h2' : 'h3'}>
          {words(block.text)}
        </Typography>
      );
    case 'paragraph':
      return <p key={key}>{words(block.text)}</p>;
    case 'code':
      return <Code key={key}>{block.text}</Code>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={key}>
          {block.items.map((item, index) => (
            <li key={index}>{item.map((inner, place) => drawBlock(inner, place, placeOf))}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table key={key} head={block.head.map(words)} rows={block.rows.map((row) => row.map(words))} />;
  }
}

/** What is wider than its page scrolls, by keyboard too. */
const Code = ({ children }: { children: string }) => (
  <Box component="section" className="code" aria-label="Example" tabIndex={0}>
    <pre>
      <code>{children}</code>
    </pre>
  </Box>
);

function Table({ head, rows }: { head: ReactNode[]; rows: ReactNode[][] }) {
  return (
    <Box component="section" aria-label="Table" tabIndex={0} sx={{ overflowX: 'auto', mb: 2 }}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const drawRuns = (runs: Inline[], placeOf: PlaceOf): ReactNode[] => runs.map((run, key) => drawRun(run, key, placeOf));

function drawRun(run: Inline, key: number, placeOf: PlaceOf): ReactNode {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'code':
      return <code key={key}>{run.text}</code>;
    case 'strong':
      return <strong key={key}>{drawRuns(run.children, placeOf)}</strong>;
    case 'emphasis':
      return <em key={key}>{drawRuns(run.children, placeOf)}</em>;
    case 'link':
      return (
        <DocumentLink key={key} to={run.to} place={placeOf(run.to)}>
          {drawRuns(run.children, placeOf)}
        </DocumentLink>
      );
  }
}

/** What leads to a file of the repository is its name here. */
function DocumentLink({ to, place, children }: { to: string; place: string | undefined; children: ReactNode }) {
  if (place !== undefined)
    return (
      <TextLink to={place} underline="always">
        {children}
      </TextLink>
    );
  if (/^(https?:|mailto:|tel:)/.test(to)) {
    return (
      <Link href={to} underline="always" rel="noopener noreferrer">
        {children}
      </Link>
    );
  }
  return to.startsWith('/') ? (
    <TextLink to={to} underline="always">
      {children}
    </TextLink>
  ) : (
    <span title={to}>{children}</span>
  );
}
