import {
  associatedActiveMeters,
  associatedInspections,
  associatedPermits,
  otherOwnerWells,
} from '@artesian/contract/wells/well-relations';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { z } from 'zod';
import { useFormParts } from '../register/form-parts.ts';
import { localTime } from '../ui/dates.ts';
import { errorWords } from '../ui/error-words.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { relatedQuery, type ViewOfOneWell } from './related-query.ts';

/** What belongs to the well and is kept elsewhere (spec 2 §3 'Associated lists'), at its addresses of spec 2 §2. */
export function AssociatedRecords() {
  const { base } = useFormParts();
  const well = base!.well_ndx as number;
  return (
    <Box sx={gridStyle}>
      <RelatedList title="Associated Permits" view={associatedPermits} well={well} empty="None, now or formerly.">
        {(permit) => (
          <>
            <Opens to={`/data-management/permit-records/permits-management/${permit.permit_ndx}`}>
              {permit.permit_number}
            </Opens>
            {!permit.is_current && <Quiet> · not in force at this well</Quiet>}
          </>
        )}
      </RelatedList>
      <RelatedList title="Active Meters" view={associatedActiveMeters} well={well} empty="No meter measures this well.">
        {({ meter_ndx, meter_id }) => (
          <Opens to={`/data-management/meter-readings/add-manage-meters/${meter_ndx}`}>{meter_id}</Opens>
        )}
      </RelatedList>
      <RelatedList title="Other Wells of the Owner" view={otherOwnerWells} well={well} empty="None that is known.">
        {({ other_well_ndx, district_well_id }) => (
          <Opens to={`/data-management/wells/wells-management/${other_well_ndx}`}>{district_well_id}</Opens>
        )}
      </RelatedList>
      <RelatedList
        title="Site Inspections"
        view={associatedInspections}
        well={well}
        empty="Nobody has inspected it yet."
      >
        {({ inspection_date, ir_type_desc, inspected_by }) => (
          <>
            {localTime(inspection_date)}
            <Quiet> · {[ir_type_desc ?? 'Type not set', inspected_by].filter(Boolean).join(' · ')}</Quiet>
          </>
        )}
      </RelatedList>
      <Titled title="Enforcement Records">
        <Quiet>There are none: the district keeps no enforcement records here.</Quiet>
      </Titled>
    </Box>
  );
}

interface RelatedListProps<R extends z.ZodObject> {
  title: string;
  view: ViewOfOneWell<R>;
  well: number;
  empty: string;
  children: (row: z.output<R>) => ReactNode;
}

function RelatedList<R extends z.ZodObject>({ title, view, well, empty, children }: RelatedListProps<R>) {
  const { data, error, refetch } = useQuery(relatedQuery(view, well));
  return (
    <Titled title={title}>
      {error && !data && (
        <Quiet>
          An error has occurred: {errorWords(error)}{' '}
          <Link component="button" type="button" variant="inherit" onClick={() => void refetch()}>
            Try again
          </Link>
        </Quiet>
      )}
      {!error && !data && <Skeleton width="60%" />}
      {data?.length === 0 && <Quiet>{empty}</Quiet>}
      {data && data.length > 0 && (
        <Box component="ul" sx={listStyle}>
          {data.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lists have no key in common, and are only read
            <li key={index}>{children(row)}</li>
          ))}
        </Box>
      )}
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h4" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Opens = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink to={to} target="_blank">
    {children}
  </TextLink>
);

const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

const gridStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  mt: 3,
} as const;

/** An owner may have hundreds of wells. */
const listStyle = { m: 0, p: 0, listStyle: 'none', maxHeight: 200, overflow: 'auto', lineHeight: 1.7 } as const;
