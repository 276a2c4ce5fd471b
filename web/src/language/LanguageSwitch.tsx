import { addressIn, languages, type Language } from '@artesian/domain/texts/languages';
import { language } from '@artesian/domain/texts/translate';
import Translate from '@mui/icons-material/TranslateOutlined';
import Button from '@mui/material/Button';
import { useLocation } from '@tanstack/react-router';
import { keepLanguage } from './kept-language.ts';

/** The same page in the other language: its name in that language, as a link that is remembered. */
export function LanguageSwitch() {
  const other: Language = language() === 'en' ? 'es' : 'en';
  const { href } = useLocation();
  return (
    <Button
      href={addressIn(other, href)}
      onClick={() => keepLanguage(other)}
      hrefLang={other}
      lang={other}
      color="inherit"
      size="small"
      startIcon={<Translate />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {languages[other]}
    </Button>
  );
}
