import Typography from '@mui/material/Typography';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { FieldPage } from '../page/FieldPage.tsx';
import { KeptSince } from '../page/KeptSince.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useRedirect } from '../page/use-redirect.ts';
import { failedOf, useFieldWell, formatWell, wellPath, type FieldWell } from './field-well.ts';

interface WellPageProps {
  title: string;
  children: (well: FieldWell, goOn: string) => ReactNode;
}

/** A screen for one thing that is done at a well, once the well is known. `goOn` is where one comes from. */
export function WellPage({ title, children }: WellPageProps) {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const asked = useFieldWell(id);
  const menu = wellPath(id);
  const goOn = useRedirect(menu);
  return (
    <FieldPage title={title} back={{ to: goOn, label: goOn === menu ? 'the well' : 'the inspection' }}>
      <Loaded answer={asked.well} asked={asked} failed={failedOf({ name: id })} placeholder={<FormSkeleton />}>
        {(well) => (
          <>
            <Typography sx={{ color: 'text.secondary', mt: -1.5, mb: 2, overflowWrap: 'anywhere' }}>
              {formatWell(well)}
            </Typography>
            <KeptSince carried={well.keptSince} />
            {children(well, goOn)}
          </>
        )}
      </Loaded>
    </FieldPage>
  );
}
