import { t } from '@artesian/domain/texts/translate';
import type { Role } from '@artesian/contract/language/roles';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useHighContrast } from '../ui/high-contrast.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { themeChoices, useThemeChoice } from '../ui/theme-choices.ts';
import { AccountSection } from './AccountSection.tsx';
import { roleLabels } from './role-labels.ts';
import { SignInMethods } from './sign-in-methods/SignInMethods.tsx';
import { SignIns } from './SignIns.tsx';
import { UserAvatar } from './UserAvatar.tsx';

/** Who is signed in, as what, where, and how they like to look at it. */
export default function ProfileScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeader
        breadcrumb={[{ label: t('Your Account'), to: '/account' }]}
        title={t('Profile')}
        purpose={t('Your name, picture, e-mail and roles come from the account that you log in with.')}
        actions={
          <ButtonLink to="/account/logout" variant="outlined" color="inherit" preload={false}>
            {t('Log out')}
          </ButtonLink>
        }
      />
      <AccountSection>
        <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center' }}>
          <UserAvatar user={user} size={72} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h2">{user.name}</Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {user.email ?? t('Your account has no e-mail address.')}
            </Typography>
          </Box>
        </Box>
      </AccountSection>
      <AccountSection heading={t('Roles')}>
        <Roles held={user.roles} />
      </AccountSection>
      <AccountSection heading={t('Theme')}>
        <ThemeRadios />
        <ContrastSwitch />
      </AccountSection>
      <SignInMethods />
      <AccountSection heading={t('Active sign-ins')}>
        <SignIns />
      </AccountSection>
    </Box>
  );
}

function Roles({ held }: { held: readonly Role[] }) {
  if (held.length === 0) return t('Your account has no role yet. Ask an administrator of the district for one.');
  return held.map((role) => (
    <Box key={role} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline' }}>
      <Chip size="small" color="primary" variant="outlined" label={t(role)} />
      <Typography sx={{ color: 'text.secondary', flex: '1 1 300px' }}>{roleLabels[role]}</Typography>
    </Box>
  ));
}

function ThemeRadios() {
  const { chosen, choose } = useThemeChoice();
  return (
    <RadioGroup row aria-label={t('Theme')} value={chosen.mode} sx={{ columnGap: 2 }}>
      {themeChoices.map(({ mode, label }) => (
        <FormControlLabel key={mode} value={mode} label={label} control={<Radio onChange={() => choose(mode)} />} />
      ))}
    </RadioGroup>
  );
}

function ContrastSwitch() {
  const [isHigh, setHigh] = useHighContrast();
  return (
    <FormControlLabel
      label={t('High contrast, for sunlight or low vision')}
      control={<Switch checked={isHigh} onChange={(_event, isOn) => setHigh(isOn)} />}
    />
  );
}
