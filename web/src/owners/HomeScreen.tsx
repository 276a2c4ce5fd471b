import { Navigate } from '@tanstack/react-router';
import { isOpenTo } from '../screens/screen.ts';
import { useSession } from '../session/session.tsx';
import { HOME } from './paths.ts';

/** Leads to where this person begins: a well owner to their permits, everybody else to the dashboard. */
export default function HomeScreen() {
  return <Navigate to={isOpenTo('Well Owner', useSession()) ? HOME : '/dashboard'} replace />;
}
