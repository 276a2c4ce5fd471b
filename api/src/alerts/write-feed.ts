import { t } from '@artesian/domain/texts/translate';
import type { Alerts } from '@artesian/contract/alerts/alerts';
import { pageOfWell } from '@artesian/contract/wells/well-data';
import { Feed } from 'feed';
import { escaped } from '../platform/escaped.ts';
import type { Config } from '../platform/config.ts';

/** Alerts as an Atom feed (RFC 4287). */
export function writeFeed(
  { origin, DISTRICT_NAME }: Pick<Config, 'origin' | 'DISTRICT_NAME'>,
  { well, alerts }: Omit<Alerts, 'has_mail'>,
): string {
  const page = well ? `${origin}${pageOfWell(well.district_well_id)}` : `${origin}/today`;
  const address = `${origin}/api/alerts.atom${well ? `?well_ndx=${well.well_ndx}` : ''}`;
  const [latest] = alerts;
  const feed = new Feed({
    id: address,
    title: well
      ? t('Alerts for well {well_id}, {district}', { well_id: well.district_well_id, district: DISTRICT_NAME })
      : t('Alerts, {district}', { district: DISTRICT_NAME }),
    link: page,
    feedLinks: { atom: address },
    author: { name: DISTRICT_NAME },
    generator: 'Artesian',
    copyright: '',
    // A feed in which nothing happened yet changes with nothing.
    updated: new Date(latest?.happened_at ?? 0),
  });
  for (const { alert_event_ndx, happened_at, title, detail } of alerts)
    feed.addItem({
      id: `${origin}/alerts#${alert_event_ndx}`,
      // Both are written as HTML.
      title: escaped(title),
      description: escaped(detail),
      link: page,
      date: new Date(happened_at),
    });
  return feed.atom1();
}
