import { remember, remembered } from '../../ui/remembered.ts';

const DEVICE = 'field-device';

/** What this browser calls itself when it sends what was written in the field: its own earlier changes are then no conflict. */
export function thisDevice(): string {
  const known = remembered<string>(DEVICE);
  if (known) return known;
  const device = crypto.randomUUID();
  remember(DEVICE, device);
  return device;
}
