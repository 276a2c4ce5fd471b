import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useContext, type MouseEvent } from 'react';
import { heardOnly } from '../../ui/heard-only.ts';
import { partId, type EditorPart } from './editor-part.ts';
import { ChangedPartsContext } from '../form/leaving.ts';

/** Leads to each part of a record: a column beside them where there is room, else a line above. */
export function PartLinks({ parts, one }: { parts: readonly EditorPart[]; one: string }) {
  const changed = useContext(ChangedPartsContext);
  return (
    <Box component="nav" aria-label={`Parts of the ${one}`}>
      <Box component="ul" sx={listStyle}>
        {parts.map((part) => (
          <li key={part.title}>
            <Link href={`#${partId(part)}`} underline="hover" onClick={goTo(partId(part))} sx={linkStyle}>
              {part.title}
              {changed.has(part.title) && <Unsaved />}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** A dot for the eye, words for the ear. */
const Unsaved = () => (
  <Box component="span" title="Changed, not saved">
    <Box component="span" aria-hidden sx={{ ml: 0.75, color: 'secondary.main' }}>
      ●
    </Box>
    <Box component="span" sx={heardOnly}>
      , changed, not saved
    </Box>
  </Box>
);

/** The address holds the table, not a place on the page, so the link moves the page and the focus alone. */
const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

const listStyle = {
  position: { lg: 'sticky' },
  top: 80,
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: 'wrap',
  gap: 0.5,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const linkStyle = {
  display: 'block',
  px: 1.25,
  py: 0.5,
  border: { xs: 1, lg: 0 },
  borderColor: { xs: 'divider', lg: 'divider' },
  borderRadius: { xs: 4, lg: 1 },
  fontSize: '0.875rem',
} as const;
