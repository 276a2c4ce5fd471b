import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import { heardOnly } from '../../ui/heard-only.ts';
import { BorePicture } from './BorePicture.tsx';
import type { BoreDrawing } from './lay-out-bore.ts';

/** The drawing of a well, and what it shows in words for whoever does not see it. */
export const BoreFigure = ({ drawing, words }: { drawing: BoreDrawing; words: readonly string[] }) => (
  // What is hidden stays within it.
  <Box sx={{ position: 'relative' }}>
    <BorePicture drawing={drawing} />
    <Box component="ul" aria-label={t('Text description of the drawing')} sx={heardOnly}>
      {words.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </Box>
  </Box>
);
