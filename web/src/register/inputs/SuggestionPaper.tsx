import { locale, t } from '@artesian/domain/texts/translate';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, useContext } from 'react';

/** How many suggestions a list shows, and of how many. */
export const HowManyMore = createContext({ shown: 0, all: 0 });

/** The sheet under an input that suggests; it says so when there are more suggestions than it shows. */
export function SuggestionPaper({ children, ...props }: PaperProps) {
  const { shown, all } = useContext(HowManyMore);
  return (
    <Paper {...props}>
      {children}
      {all > shown && (
        <Typography
          component="output"
          variant="body2"
          sx={{ display: 'block', px: 2, py: 0.75, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          {t('{shown} of {all} are shown. Type to find the others.', { shown, all: all.toLocaleString(locale()) })}
        </Typography>
      )}
    </Paper>
  );
}
