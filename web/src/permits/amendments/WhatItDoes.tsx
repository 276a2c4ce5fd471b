import { ApiError } from '@artesian/contract/language/client';
import {
  amendments,
  amendmentStatus,
  amendmentType,
  whatAmendmentDoes,
  type WhatAmendmentDoes,
} from '@artesian/contract/permits/amendments';
import type { Values } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '../../api.ts';
import { valuesOf, type Entries } from '../../register/form/entries.ts';
import { useFormParts } from '../../register/form/form-parts.ts';
import { errorWords } from '../../ui/error-words.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { AmendedPermit } from './amended-permit.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';

/** After the last key, before the server is asked. */
const PAUSE_MS = 400;

/** What the amendment would do to the months of its permit, as soon as it is complete enough to be told. Nothing is saved by it. */
export function WhatItDoes() {
  const { base, form, tellWarning } = useFormParts();
  const permit = useContext(AmendedPermit);
  const entries = useWatch({ control: form.control }) as Entries;
  // Undefined for the present one.
  const [year, setYear] = useState<number>();
  const proposal = JSON.stringify(proposalIn(valuesOf(amendments, entries)) ?? null);
  const asked = useSettled(proposal, PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: [amendments.path, 'effects', permit, base?.pamend_ndx, base?.version, asked, year],
    queryFn: ({ signal }) => {
      const saved = base && { pamend_ndx: base.pamend_ndx as number };
      const body = { permit_ndx: permit, ...saved, fiscal_year: year, ...(JSON.parse(asked) as Values) };
      return api.call(whatAmendmentDoes, { body, signal });
    },
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isApproved = entries.pamend_status_ndx === amendmentStatus.approved;
  const refusal =
    proposal !== 'null' && error instanceof ApiError && error.status < 500 ? errorWords(error) : undefined;
  useEffect(() => {
    if (!tellWarning || refusal === undefined) return;
    const words = isApproved ? 'Cannot be approved' : 'Can be saved, but not approved';
    tellWarning({ words: `${words}: ${refusal}`, isRefused: isApproved });
    return () => tellWarning(undefined);
  }, [tellWarning, refusal, isApproved]);
  if (proposal === 'null') return null;
  return (
    <Box component="section" aria-label="Effects" aria-busy={isFetching || proposal !== asked}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography variant="h4" component="h5">
          Effects
        </Typography>
        {data && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Fiscal year"
            value={year !== undefined}
            onChange={(_event, next: boolean | null) => setYear(next ? data.this_fiscal_year + 1 : undefined)}
          >
            <ToggleButton value={false}>This fiscal year</ToggleButton>
            <ToggleButton value={true}>Next fiscal year</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <Answer error={error} answer={data} />
    </Box>
  );
}

function Answer({ error, answer }: { error: Error | null; answer: WhatAmendmentDoes | undefined }) {
  if (error) return <Typography component="output">This cannot be approved: {errorWords(error)}</Typography>;
  return answer ? <BeforeAndAfter {...answer} /> : <Skeleton variant="rounded" height={220} />;
}

/** What decides about gallons; undefined while it says too little, or nothing of gallons. */
function proposalIn({ pamend_type_ndx, effective_date, proposed_volume_change, proposed_status_ndx }: Values) {
  if (typeof effective_date !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(effective_date)) return undefined;
  const isChange = pamend_type_ndx === amendmentType.volume && Number.isSafeInteger(proposed_volume_change);
  if (isChange) return { pamend_type_ndx, effective_date, proposed_volume_change };
  return pamend_type_ndx === amendmentType.retirement
    ? { pamend_type_ndx, effective_date, proposed_status_ndx }
    : undefined;
}
