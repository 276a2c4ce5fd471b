import { t } from '@artesian/domain/texts/translate';
import { distributionsOf } from '@artesian/contract/wells/well-data';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { KnownWell } from '../../map/details/well-facts.ts';
import { usePortrait } from './use-portrait.ts';

type NamedWell = KnownWell & { well_ndx: number; well_id: string };

/** Where a well's data can be had at addresses that stay, and its pages at the State and the federal survey. */
export function WellData({ well }: { well: NamedWell }) {
  const state = stateReport(well);
  const usgs_site_num = usePortrait(well.well_id).data?.usgs_site_num;
  return (
    <Box component="section" aria-label={t('Data of this well')} className="not-printed">
      <Typography>
        {t('Data of this well:')}{' '}
        {distributionsOf(well).map(({ name, path }, place) => (
          <span key={path}>
            {place > 0 && ' · '}
            <Link href={path}>{name}</Link>
          </span>
        ))}
      </Typography>
      {state && (
        <Typography>
          <Link href={state} target="_blank" rel="noreferrer">
            {t('State well {state_well_num} at the Texas Water Development Board', {
              state_well_num: well.state_well_num,
            })}
          </Link>
        </Typography>
      )}
      {usgs_site_num && (
        <Typography>
          <Link
            href={`https://waterdata.usgs.gov/monitoring-location/USGS-${usgs_site_num}/`}
            target="_blank"
            rel="noreferrer"
          >
            {t('Site {usgs_site_num} at the U.S. Geological Survey', { usgs_site_num })}
          </Link>
        </Typography>
      )}
    </Box>
  );
}

/** The page of the well at the agency that numbers wells in Texas. */
const stateReport = ({ state_well_num }: NamedWell): string | undefined =>
  state_well_num
    ? `https://www3.twdb.texas.gov/apps/waterdatainteractive/GetReports.aspx?Num=${encodeURIComponent(state_well_num)}&Type=GWDB`
    : undefined;
