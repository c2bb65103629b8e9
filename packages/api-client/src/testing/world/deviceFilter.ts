import { DAY_MS, DEVICE_FILTERS, hasNewerAgent, LIMIT_ALERT_CODES } from '@remote-console/domain';
import type { Device } from '../../contract.ts';
import type { World } from './world.ts';

/** The codes of the alerts of a device whose cause lasts. */
export const openAlertsOf = ({ state }: World, { pk }: Device): readonly string[] => state.openAlerts[pk] ?? [];

/** The codes of those that a value set off. */
export const overLimits = (world: World, device: Device): readonly string[] =>
  openAlertsOf(world, device).filter((code) => LIMIT_ALERT_CODES.includes(code));

/** Whether a device has been offline for that long at least; in milliseconds. */
export function isAbsent({ state }: World, device: Device, period: number): boolean {
  const gone = Date.parse(device.last_disconnected_time);
  return device.alive === 0 && (Number.isNaN(gone) || gone <= state.now - period);
}

/** Whether a device is within the filters of a list. */
export function isWithin(world: World, device: Device, query: { get: (name: string) => string | null }): boolean {
  return DEVICE_FILTERS.every((key) => {
    const asked = query.get(key);
    if (asked === null) return true;
    switch (key) {
      case 'os':
        return String(device.dev_os_id) === asked;
      case 'alive':
        return String(device.alive) === asked;
      case 'approval':
        return String(device.approval) === asked;
      case 'version':
        return (hasNewerAgent(device) ? 'outdated' : 'latest') === asked;
      case 'alerts':
        return (asked === 'open' ? openAlertsOf : overLimits)(world, device).length > 0;
      case 'absent':
        return isAbsent(world, device, Number(asked) * DAY_MS);
      case 'favourite':
        return device.favorate !== null;
    }
  });
}
