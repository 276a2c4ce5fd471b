import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

interface DashboardCardProps {
  name: string;
  /** Beside the name: how else to see it, and how to take it away. */
  actions?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One of the parts of the dashboard. */
export function DashboardCard({ name, actions, ref, children }: DashboardCardProps) {
  const id = useId();
  return (
    <Paper ref={ref} component="section" variant="outlined" aria-labelledby={id} sx={cardStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, minHeight: 36 }}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 200px' }}>
          {name}
        </Typography>
        {actions}
      </Box>
      {children}
    </Paper>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: { xs: 1.5, sm: 2.5 },
  minWidth: 0,
  breakInside: 'avoid',
} as const;
