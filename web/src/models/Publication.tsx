import { DRAFT, PUBLISHED, UPDATED, publicationOf, type Publication } from '@artesian/contract/language/publication';
import type { Register, Row } from '@artesian/contract/language/register';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import type { Column } from '../ui/table/column.ts';

const words: Record<Publication, string> = { [DRAFT]: 'DRAFT', [PUBLISHED]: 'PUBLISHED', [UPDATED]: 'UPDATED' };

const meanings: Record<Publication, string> = {
  [DRAFT]: 'Not published. The public cannot see it.',
  [PUBLISHED]: 'Published and not changed since.',
  [UPDATED]: 'Published and changed since. The public sees the change. Publish again to confirm it.',
};

const tones = { [DRAFT]: 'default', [PUBLISHED]: 'success', [UPDATED]: 'warning' } as const;

/** Whether a record is published, and changed since. */
export function PublicationChip({ status }: { status: Publication }) {
  return (
    <Tooltip title={meanings[status]}>
      <Chip size="small" variant="outlined" color={tones[status]} label={words[status]} tabIndex={0} />
    </Tooltip>
  );
}

/** The same in a table; none where nothing is published. */
export const publicationColumns = (register: Register): Column<Row>[] =>
  register.publication === undefined
    ? []
    : [
        {
          id: 'publication',
          header: 'Publication',
          kind: 'choice',
          choices: Object.values(words),
          value: (row) => words[publicationOf(register, row)!],
        },
      ];
