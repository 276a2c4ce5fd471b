import {
  districtSettings,
  isSettingFor,
  isUploadedPicture,
  listDistrictSettings,
  settingGroups,
  type DistrictSetting,
  type SettingNow,
} from '@artesian/contract/settings/district-settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { localTime } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SettingDialog } from './SettingDialog.tsx';
import { choiceOf } from './choice-of.ts';
import { SettingPicture } from './SettingPicture.tsx';
import { nameOfZone } from './time-zones.ts';

const LOOK_AGAIN_MS = 2000;

/** What the district sets for itself. Not in the specification: the path is ours. */
export default function DistrictSettingsScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: [listDistrictSettings.path],
    queryFn: ({ signal }) => api.call(listDistrictSettings, { signal }),
    // What is under way is watched until it is done.
    refetchInterval: ({ state }) => state.data?.some(({ underWay }) => underWay !== null) === true && LOOK_AGAIN_MS,
  });
  const { user } = useSession();
  const mine = districtSettings.filter((setting) => isSettingFor(setting, user?.roles ?? []));
  const [asked, setAsked] = useState<DistrictSetting>();
  const nowOf = new Map(data?.map((setting) => [setting.name, setting]));
  const askedNow = asked && nowOf.get(asked.name);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="District Settings"
        purpose="Changes here override the server’s own configuration and take effect within 10 seconds; reload open pages to see them."
      />
      {!data && error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Box component="output" aria-label="Loading the settings" />}
      {(data || !error) &&
        settingGroups
          .filter((group) => mine.some((setting) => setting.group === group))
          .map((group) => (
            <Box component="section" key={group} aria-label={group} sx={{ maxWidth: 900, mb: 4 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {group}
              </Typography>
              <Box component="ul" sx={listStyle}>
                {mine
                  .filter((setting) => setting.group === group)
                  .map((setting) => (
                    <SettingLine
                      key={setting.name}
                      setting={setting}
                      now={nowOf.get(setting.name)}
                      onChange={() => setAsked(setting)}
                    />
                  ))}
              </Box>
            </Box>
          ))}
      {asked && askedNow && <SettingDialog setting={asked} now={askedNow} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface SettingLineProps {
  setting: DistrictSetting;
  /** Undefined while it is on its way. */
  now: SettingNow | undefined;
  onChange: () => void;
}

/** What a setting is called, and what it is now. */
function SettingLine({ setting, now, onChange }: SettingLineProps) {
  const { name, label, isFixed } = setting;
  return (
    <Box component="li" sx={lineStyle}>
      <Box sx={{ gridArea: 'name', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 560 }}>{label}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'value', minWidth: 0, overflowWrap: 'anywhere' }}>
        {now ? <WhatItIs setting={setting} now={now} /> : <Skeleton width="60%" />}
      </Box>
      <Box sx={{ gridArea: 'act', minWidth: 72, textAlign: 'right' }}>
        {!isFixed && (
          <Button color="inherit" disabled={!now} aria-label={`Change ${label}`} onClick={onChange}>
            Change
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** What a setting is now, since when, and what it still has to bring about. */
function WhatItIs({ setting, now }: { setting: DistrictSetting; now: SettingNow }) {
  const last = now.isChanged ? now.changes[0] : undefined;
  return (
    <>
      {isUploadedPicture(now.value) ? (
        <SettingPicture address={now.value} label={setting.label} height={48} />
      ) : (
        <Typography sx={now.isSet ? undefined : { color: 'text.secondary' }}>{shown(setting, now)}</Typography>
      )}
      {setting.isTimeZone && (
        <Typography variant="body2" component="output" sx={{ display: 'block' }}>
          {now.underWay}
        </Typography>
      )}
      {last && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Changed {localTime(last.at)} by {last.who}
        </Typography>
      )}
    </>
  );
}

function shown({ isSecret, choices, isText, isTimeZone }: DistrictSetting, { isSet, value, invented }: SettingNow) {
  if (isText) return isSet ? 'The district’s own text' : 'Product default';
  if (choices) return choiceOf(choices, value);
  if (!isSet) return invented === null ? 'Not set' : `Not set. The demonstration shows ${invented}.`;
  if (isTimeZone && value) return [value, nameOfZone(value)].filter(Boolean).join(' · ');
  return isSecret ? 'Set' : value;
}

const listStyle = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
const lineStyle = {
  display: 'grid',
  gridTemplateAreas: { xs: '"name act" "value value"', sm: '"name value act"' },
  gridTemplateColumns: { xs: '1fr auto', sm: '4fr 5fr auto' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  py: 1,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
