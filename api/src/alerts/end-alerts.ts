import { endAlerts } from '@artesian/contract/alerts/alerts';
import { act } from '../platform/calls/act.ts';
import { subscriptionOf } from './link.ts';

/** `POST /api/alert-subscriptions/{token}/end`: the address is gone at once. Ended twice is ended. Mail programs ask by a form. */
export const actEndAlerts = act(endAlerts, async ({ params: { token }, client }) => {
  const subscription = await subscriptionOf(client, token);
  await client.query('delete from alert_subscriptions where alert_subscription_ndx = $1', [subscription]);
});
