import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardLink } from '../ui/CardLink.tsx';
import { actsOf } from './acts-of.ts';
import { kinds } from './kinds.ts';

/** Every register to choose from, with what can be done in it. */
export function RegisterCards() {
  return kinds.map(({ title, holds }) => (
    <Box key={title} component="section" aria-label={title} sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
        {registers.filter(holds).map((register) => (
          <RegisterCard key={register.path} register={register} />
        ))}
      </Box>
    </Box>
  ));
}

const RegisterCard = ({ register }: { register: Register }) => (
  <Card variant="outlined">
    <CardLink to="/models" search={{ register: register.path }} sx={{ height: '100%', px: 2, py: 1.5 }}>
      <Typography sx={{ fontWeight: 620 }}>{register.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {actsOf(register).join(', ')}
      </Typography>
    </CardLink>
  </Card>
);
