import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { TodayAtAGlance } from '../today/TodayAtAGlance.tsx';
import { DistrictLogo } from './DistrictLogo.tsx';
import { FindBox } from './FindBox.tsx';
import { HeroBackground } from './HeroBackground.tsx';

const taglines = [
  t('Enter and analyze data.'),
  t('Access and visualize wells and properties.'),
  t('View reports and analytics.'),
];

/** Name and purpose of the district over a moving picture of what it looks after. */
export function Hero() {
  const { districtName } = useSettings();
  return (
    <Box
      component="section"
      sx={{ position: 'relative', overflow: 'hidden', minHeight: { xs: 720, md: 'min(820px, calc(100dvh - 104px))' } }}
    >
      <HeroBackground />
      <Box
        sx={{
          position: 'relative',
          px: { xs: '20px', sm: '32px', lg: '72px' },
          pt: { xs: 4, md: 6 },
          pb: { xs: 10, md: 16 },
          maxWidth: 980,
        }}
      >
        <DistrictLogo />
        <Typography
          variant="h1"
          sx={{
            mt: 2.5,
            fontSize: 'clamp(2rem, 4.2vw, 3.25rem)',
            lineHeight: 1.06,
            letterSpacing: '-0.035em',
            textWrap: 'balance',
          }}
        >
          {districtName}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
          {taglines.map((line) => (
            <Typography
              key={line}
              component="li"
              sx={{ fontSize: { xs: '1rem', md: '1.1875rem' }, color: 'text.secondary' }}
            >
              {line}
            </Typography>
          ))}
        </Box>
        <FindBox />
        <TodayAtAGlance />
      </Box>
    </Box>
  );
}
