import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, useMemo, type ReactNode } from 'react';
import { TextLink } from '../ui/TextLink.tsx';
import { anchorOf, readMarkdown } from './read-markdown.ts';

interface DocumentProps {
  markdown: string;
  /** Where a link to another document leads on this site; undefined for one that stands in the repository alone. */
  placeOf?: ((to: string) => string | undefined) | undefined;
}

/** A document in Markdown, set for reading. */
export function Document({ markdown, placeOf = () => undefined }: DocumentProps) {
  const tokens = useMemo(() => readMarkdown(markdown), [markdown]);
  return <Body>{drawAll(tokens, placeOf)}</Body>;
}

const Body = styled('div')(({ theme }) => ({
  maxWidth: '72ch',
  fontSize: '0.9375rem',
  lineHeight: 1.65,
  overflowWrap: 'break-word',
  '& h2': { ...theme.typography.h2, fontSize: '1.25rem', margin: '2.25em 0 0.5em' },
  '& h3': { ...theme.typography.h3, fontSize: '1rem', margin: '1.75em 0 0.25em' },
  '&& > :not(* + *)': { marginTop: 0 },
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

const drawAll = (tokens: readonly Token[] | undefined, placeOf: PlaceOf): ReactNode =>
  tokens?.map((token, index) => <Fragment key={index}>{draw(token as MarkedToken, placeOf)}</Fragment>);

/** Pictures are left out. HTML is shown as it was written and never becomes part of the page. */
function draw(token: MarkedToken, placeOf: PlaceOf): ReactNode {
  const inner = 'tokens' in token ? drawAll(token.tokens, placeOf) : undefined;
  switch (token.type) {
    case 'heading':
      return (
        <Typography id={anchorOf(token)} variant="inherit" component={token.depth <= 2 ? 'h2' : 'h3'}>
          {inner}
        </Typography>
      );
    case 'paragraph':
      return token.tokens.every(({ type }) => type === 'image') ? null : <p>{inner}</p>;
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'code':
      return <Code>{token.text}</Code>;
    case 'list': {
      const List = token.ordered ? 'ol' : 'ul';
      return (
        <List>
          {token.items.map((item, index) => (
            <li key={index}>{drawAll(item.tokens, placeOf)}</li>
          ))}
        </List>
      );
    }
    case 'table': {
      const words = (cell: Tokens.TableCell) => drawAll(cell.tokens, placeOf);
      return <Table head={token.header.map(words)} rows={token.rows.map((row) => row.map(words))} />;
    }
    case 'codespan':
      return <code>{token.text}</code>;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'link':
      return (
        <DocumentLink to={token.href} place={placeOf(token.href)}>
          {inner}
        </DocumentLink>
      );
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'image':
    case 'space':
    case 'def':
      return null;
    default:
      return inner ?? ('text' in token ? token.text : null);
  }
}

/** What is wider than its page scrolls, by keyboard too. */
const Code = ({ children }: { children: string }) => (
  <Box component="section" className="code" aria-label={t('Example')} tabIndex={0}>
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
