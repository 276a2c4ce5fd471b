import { t } from '@artesian/domain/texts/translate';
import Search from '@mui/icons-material/Search';
import ButtonBase from '@mui/material/ButtonBase';
import { useOpenFind } from '../find/open-find.ts';

/** The box in which everything is found, as it stands on the landing page. */
export function FindBox() {
  const open = useOpenFind();
  return (
    <ButtonBase aria-haspopup="dialog" onClick={open} sx={box}>
      <Search />
      {t('Find a well, address, place or page')}
    </ButtonBase>
  );
}

const box = {
  mt: 3,
  px: 2,
  gap: 1.25,
  justifyContent: 'flex-start',
  width: 'min(100%, 520px)',
  minHeight: 48,
  fontFamily: 'inherit',
  fontSize: '1rem',
  textAlign: 'start',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  boxShadow: '0 8px 24px -16px rgb(4 33 29 / 0.5)',
  '&:hover': { color: 'text.primary', borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
