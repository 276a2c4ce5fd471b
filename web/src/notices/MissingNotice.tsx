import { EmptyState } from '../ui/EmptyState.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { NOTICES } from './letters.ts';

/** For an address of a notice that is not there. */
export const MissingNotice = ({ title }: { title: string }) => (
  <EmptyState title={title} isPage>
    <TextLink to={NOTICES}>All notices</TextLink>
  </EmptyState>
);
