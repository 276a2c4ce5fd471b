import { t } from '@artesian/domain/texts/translate';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { formatLastRead, metersToRead, openMonths, useMonthsToRead, type MeterToRead } from './own-readings.ts';
import { HOME } from './paths.ts';
import { ReadingForm } from './ReadingForm.tsx';

/** A reading of one meter, entered beside it. Not in the specification: the path is ours. */
export default function ReadingScreen() {
  const { meter_ndx }: { meter_ndx?: string } = useParams({ strict: false });
  const { data, error, refetch } = useMonthsToRead();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingView />;
  const found = metersToRead(data).find(({ meter }) => String(meter.meter_ndx) === meter_ndx);
  return <OpenedMeter key={meter_ndx} found={found} />;
}

/** As it was when it was opened: the months are asked for anew while a photo is still on its way. */
function OpenedMeter({ found }: { found: MeterToRead | undefined }) {
  const [opened] = useState(found);
  const months = opened ? openMonths(opened) : [];
  if (!opened || months.length === 0)
    return (
      <EmptyState
        isPage
        title={t('No reading of this meter is due')}
        action={
          <ButtonLink to={HOME} variant="contained">
            {t('To my permits')}
          </ButtonLink>
        }
      >
        {t('It was already entered or submitted, or the meter is not one of yours.')}
      </EmptyState>
    );
  const { meter } = opened;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('My Permits'), to: HOME }]}
        title={t('Reading of {meter_id}', { meter_id: meter.meter_id })}
        purpose={
          <>
            {[
              meter.associated_wells,
              meter.meter_serial_number &&
                t('serial number {meter_serial_number}', { meter_serial_number: meter.meter_serial_number }),
            ]
              .filter(Boolean)
              .join(', ')}
            {(meter.associated_wells || meter.meter_serial_number) && '. '}
            {formatLastRead(meter)}.
          </>
        }
      />
      <ReadingForm months={months} />
    </>
  );
}
