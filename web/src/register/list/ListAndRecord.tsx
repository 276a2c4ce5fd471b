import Box from '@mui/material/Box';
import type { KeyboardEvent, ReactNode } from 'react';
import { TOP_BAR_HEIGHT } from '../../theme.ts';
import { WordsFromContext } from '../../ui/table/ToolbarButton.tsx';

interface ListAndRecordProps {
  /** A record is open, and stands beside the list. */
  isBeside: boolean;
  list: ReactNode;
  /** Of the open record. */
  onLeave: () => void;
  children: ReactNode;
}

/**
 * A list with the record that is open below it or beside it. Beside it, the list stays in sight while the record scrolls with the page,
 * and Escape leaves the record; where there is no room for both, the record stands alone until it is left.
 */
export function ListAndRecord({ isBeside, list, onLeave, children }: ListAndRecordProps) {
  // Menus and dialogs that stand in the record keep their Escape to themselves.
  const leaveByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (isBeside && key === 'Escape' && !defaultPrevented) onLeave();
  };
  return (
    <Box sx={isBeside ? roomStyle : undefined}>
      <Box sx={isBeside ? besideStyle : undefined}>
        <WordsFromContext value={isBeside ? 1800 : undefined}>
          <Box sx={isBeside ? listStyle : undefined}>{list}</Box>
        </WordsFromContext>
        <Box sx={{ minWidth: 0 }} onKeyDown={leaveByKey}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

const roomStyle = { containerType: 'inline-size', '@media print': { containerType: 'normal' } } as const;

/** Room for the first columns of a list, and for two inputs of a form side by side, which the record always has. */
const WIDE = '@container (min-width: 960px)';

const besideStyle = {
  [WIDE]: {
    display: 'grid',
    columnGap: 3,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(590px, 45%)',
  },
} as const;

const listStyle = {
  '@container (max-width: 959.98px)': { display: 'none' },
  [WIDE]: { position: 'sticky', top: TOP_BAR_HEIGHT + 16 },
} as const;
