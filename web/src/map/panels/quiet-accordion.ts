/** A part of a panel that folds away without a frame of its own. */
export const quietAccordion = {
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { minHeight: 42, px: 2 },
  '& .MuiAccordionSummary-content': { my: 0.75 },
} as const;
