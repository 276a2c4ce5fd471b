import type { View } from '@artesian/contract/language/view';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useCarriedRows } from '../carried/use-carried.ts';
import { FieldPage } from './FieldPage.tsx';
import { KeptSince } from './KeptSince.tsx';
import { Loaded } from './Loaded.tsx';

interface WellsPageProps<R extends z.ZodObject> {
  title: string;
  view: View<R>;
  children: (wells: readonly z.output<R>[]) => ReactNode;
}

/** A screen over a list of wells that the device carries, once it is there. */
export function WellsPage<R extends z.ZodObject>({ title, view, children }: WellsPageProps<R>) {
  const asked = useCarriedRows(view);
  return (
    <FieldPage title={title} back={{ to: '/field-services', label: 'Field Services' }}>
      <KeptSince carried={asked.data} />
      <Loaded
        answer={asked.rows}
        asked={asked}
        failed="Failed to Load Wells"
        placeholder={<Skeleton variant="rounded" height={480} />}
      >
        {children}
      </Loaded>
    </FieldPage>
  );
}
