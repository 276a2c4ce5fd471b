import { recordHistory } from '@artesian/contract/language/history';
import { factorOfStage, permitTypes } from '@artesian/contract/permits/permit-types';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WhatChanged, WhoAndWhen } from '../register/history/HistoryWords.tsx';
import { listQuery } from '../register/form/options.ts';
import { historyQuery } from '../register/record.ts';
import { useSession } from '../session/session.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { stagesQuery } from './district-stages.ts';

/** Who changed a permit type, when, and from which month on other factors hold; fetched for the type that is chosen. */
export function PermitTypeHistory() {
  const { may } = useSession();
  const { data = [] } = useQuery(listQuery(permitTypes));
  const [chosen, choose] = useState('');
  if (!may(recordHistory) || data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="type-history" sx={{ mt: 3 }}>
      <Typography variant="h2" id="type-history">
        History
      </Typography>
      <TextField
        select
        size="small"
        label="History of"
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        sx={{ mt: 1.5, minWidth: 240 }}
      >
        {data.map((type) => (
          <MenuItem key={String(type['permit_type_ndx'])} value={String(type['permit_type_ndx'])}>
            {String(type['permit_type_desc'])}
          </MenuItem>
        ))}
      </TextField>
      {chosen !== '' && <Changes permitType={Number(chosen)} />}
    </Box>
  );
}

function Changes({ permitType }: { permitType: number }) {
  const { data, error, refetch } = useQuery(historyQuery(permitTypes, permitType));
  const { data: stages = [] } = useQuery(stagesQuery);
  /** Those of stages are columns of the table, under the names of the stages. */
  const nameOf = (field: string) =>
    stages.find(({ drought_stage_ndx }) => factorOfStage(drought_stage_ndx) === field)?.drought_stage_name;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0)
    return <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>No changes recorded.</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxWidth: 880 }}>
      {data?.map((change) => (
        <Box component="li" key={`${change.at} ${change.request_id}`} sx={{ py: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <WhoAndWhen change={change} />
          </Box>
          {change.operation === 'update' && (
            <Box sx={{ pl: 2 }}>
              {change.changes.map((one) => (
                <WhatChanged
                  key={`${one.field} ${one.from}`}
                  register={permitTypes}
                  options={noOptions}
                  name={nameOf(one.field)}
                  change={one}
                />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** None of its fields is chosen from a list. */
const noOptions = {};
