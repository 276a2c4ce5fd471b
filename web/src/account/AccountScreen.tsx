import { t } from '@artesian/domain/texts/translate';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Logout from '@mui/icons-material/Logout';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { CardLink } from '../ui/CardLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { UserAvatar } from './UserAvatar.tsx';

const ways = [
  {
    to: '/account/profile',
    icon: PersonOutlined,
    title: t('Profile'),
    text: t('Your picture, e-mail and roles, your password and second factor, the theme, and where you are signed in.'),
  },
  {
    to: '/documentation/support',
    icon: HelpOutlineOutlined,
    title: t('Support'),
    text: t('Contact information and common questions.'),
  },
  { to: '/account/logout', icon: Logout, title: t('Log out'), text: t('Ends your session in this browser.') },
];

/** Who is signed in, and where everything about their account is. */
export default function AccountScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHeader
        title={t('Your Account')}
        purpose={t('The information this platform keeps about you, and your choices.')}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 3 }}>
        <UserAvatar user={user} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2">{user.name}</Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[user.email, user.roles.join(', ')].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', maxWidth: 1200 }}
      >
        {ways.map(({ to, icon: Icon, title, text }) => (
          <Card key={to} variant="outlined">
            <CardLink to={to} preload={false} sx={{ p: 2.5, height: '100%' }}>
              <Icon color="primary" />
              <Typography variant="h2" sx={{ mt: 1 }}>
                {title}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>
            </CardLink>
          </Card>
        ))}
      </Box>
    </>
  );
}
