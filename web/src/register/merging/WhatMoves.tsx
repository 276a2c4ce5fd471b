import type { previewMerge } from '@artesian/contract/merging/merging';
import { formatAside, formatDependents } from '@artesian/contract/merging/dependents';
import type { Register } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { z } from 'zod';
import type { Side } from './compare-two.ts';
import { labelOfColumn } from './label-of-column.ts';

type Preview = z.output<(typeof previewMerge)['answer']>;

interface WhatMovesProps {
  register: Register;
  preview: Preview;
  names: Record<Side, string>;
}

/** What a merge does beside the fields: what moves, what is set aside and why, and what becomes of the record that goes. */
export function WhatMoves({ register: { one }, preview: { dependents, filled }, names }: WhatMovesProps) {
  const moving = dependents.filter(({ moved }) => moved > 0);
  const aside = dependents.filter(({ set_aside }) => set_aside > 0);
  return (
    <Box component="section" aria-label="Effects" sx={{ display: 'grid', gap: 1.5, maxWidth: 760 }}>
      <Typography variant="h3">Effects</Typography>
      {moving.length > 0 && (
        <div>
          <Typography>
            From {names.drop} to {names.keep} move:
          </Typography>
          <List items={moving.map((kind) => formatDependents(kind, kind.moved))} />
        </div>
      )}
      {aside.length > 0 && (
        <div>
          <Typography>Set aside, and brought back by an undo:</Typography>
          <List items={aside.map((kind) => `${formatDependents(kind, kind.set_aside)}: ${formatAside(kind)}`)} />
        </div>
      )}
      {dependents.length === 0 && <Typography>Nothing is linked to {names.drop}, so nothing moves.</Typography>}
      {filled.length > 0 && (
        <Typography>
          Where {names.keep} has no value, it is filled in:{' '}
          {filled.map(({ column }) => labelOfColumn(column)).join(', ')}.
        </Typography>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        {names.drop} is removed from lists, maps and reports, and its page redirects to {names.keep}. The history keeps
        both. You can undo the merge here and in the history of the {one}, until something it moved changes.
      </Typography>
    </Box>
  );
}

const List = ({ items }: { items: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 3 }}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </Box>
);
