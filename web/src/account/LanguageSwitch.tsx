import { chooseLanguage } from '@artesian/contract/people/account';
import { addressIn, languages, type Language } from '@artesian/domain/texts/languages';
import { language } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from '@tanstack/react-router';
import { api } from '../api.ts';
import { keepLanguage } from '../language/kept-language.ts';
import { useSession } from '../session/session.tsx';

/** The same page in the other language, for now and for later visits: a link that says so in that language, in two letters where there is little room. */
export function LanguageSwitch({ isShort = false }: { isShort?: boolean }) {
  const other: Language = language() === 'en' ? 'es' : 'en';
  const { user, may } = useSession();
  const { href } = useLocation();
  const address = addressIn(other, href);
  const choose = () => {
    keepLanguage(other);
    if (!user || !may(chooseLanguage)) return;
    // The page changes whether or not this is kept for letters.
    void api.call(chooseLanguage, { body: { language: other } }).catch(() => undefined);
  };
  return (
    <Button
      href={address}
      onClick={choose}
      hrefLang={other}
      lang={other}
      color="inherit"
      aria-label={`${other.toUpperCase()}, ${languages[other]}`}
      sx={{ minWidth: 0, px: 1, whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: isShort ? 'none' : 'inline' } }}>
        {languages[other]}
      </Box>
      <Box component="span" sx={{ display: { xs: 'inline', sm: isShort ? 'inline' : 'none' } }}>
        {other.toUpperCase()}
      </Box>
    </Button>
  );
}
