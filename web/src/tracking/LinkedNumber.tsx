import type { ListLink } from '../dashboard/list-links.ts';
import { TextLink } from '../ui/TextLink.tsx';

interface LinkedNumberProps extends ListLink {
  /** As the cell shows it; nothing where there is none. */
  words: string;
  /** What it leads to, for who hears the link alone. */
  leadsTo: string;
}

/** A number that leads to what it was made of. */
export const LinkedNumber = ({ words, leadsTo, ...link }: LinkedNumberProps) =>
  words === '' ? null : (
    <TextLink {...link} color="inherit" underline="always" sx={lineStyle} aria-label={`${words}, ${leadsTo}`}>
      {words}
    </TextLink>
  );

/** Quieter than the number: a table of them is read before it is followed. */
const lineStyle = {
  // Room for a finger (WCAG 2.5.8).
  display: 'inline-block',
  minWidth: 24,
  lineHeight: '24px',
  textDecorationStyle: 'dotted',
  textDecorationColor: 'var(--mui-palette-text-secondary)',
  textUnderlineOffset: 3,
} as const;
