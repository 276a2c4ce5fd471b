/** A container that is no wider has room for one word in the frame of an input. */
export const FEW_LETTERS = '13rem';

/** For one hand, gloves and the sun (UX U43): a finger hits 44 px, and phones do not zoom into letters of 16. What holds letters grows with them. */
export const largeTargets = {
  '& .MuiTypography-body1, & .MuiInputBase-root, & .MuiFormControlLabel-label, & .MuiFormLabel-root, & .MuiStepLabel-label':
    { fontSize: '1rem' },
  '& .MuiTypography-body2, & .MuiFormHelperText-root, & .MuiAlert-message, & .MuiStepLabel-label .MuiTypography-caption':
    { fontSize: '0.875rem' },
  '& .MuiOutlinedInput-root': { minHeight: '3.25rem' },
  // On the frame of the input, however large the letters are.
  '& .MuiInputLabel-outlined.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' },
  // Within it, where nothing is entered yet.
  '& .MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 0.9rem) scale(1)' },
  // In the open frame there is no room for a long one where letters are large: it stands above, in as many lines as it takes.
  [`@container (max-width: ${FEW_LETTERS})`]: {
    '& .MuiInputLabel-outlined.MuiInputLabel-outlined': {
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      mb: 0.5,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      fontSize: '0.875rem',
    },
    // Room for MM/DD/YYYY beside its button.
    '& .MuiInputBase-adornedEnd.MuiInputBase-adornedEnd': { pr: 0.5 },
    '& .MuiInputBase-adornedEnd > .MuiInputBase-input.MuiInputBase-input': { pl: 0.75 },
    '& .MuiInputBase-adornedEnd > .MuiInputAdornment-positionEnd': { ml: 0 },
    '& .MuiOutlinedInput-notchedOutline': { top: 0 },
    '& .MuiOutlinedInput-notchedOutline > legend': { display: 'none' },
  },
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'text.secondary' },
  '& .MuiButton-root': { minHeight: 48, fontSize: '1rem' },
  '& .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  '& .MuiCheckbox-root, & .MuiRadio-root': { p: 1.5 },
  '& .MuiFormControlLabel-root': { minHeight: 48 },
  // The whole frame of it opens a list.
  '& .MuiSelect-select.MuiSelect-select': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    py: 1,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },

  '& .MuiToggleButtonGroup-root': { flexWrap: 'wrap' },
  '& .MuiToggleButton-root': { minHeight: 44 },
  '& .MuiBreadcrumbs-li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& .maplibregl-ctrl-group button': { width: 44, height: 44 },
} as const;
