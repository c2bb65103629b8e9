import { DAY_MS, type DeviceFilters, hasNewerAgent, LIMIT_ALERT_CODES, setFilters } from '@remote-console/domain';
import type { Device } from '../../contract.ts';
import type { World } from './world.ts';

/** The codes of a device's alerts whose cause persists. */
export const openAlertsOf = ({ state }: World, { id }: Device): readonly string[] => state.openAlerts[id] ?? [];

/** The codes of those triggered by a value. */
export const overLimits = (world: World, device: Device): readonly string[] =>
  openAlertsOf(world, device).filter((code) => LIMIT_ALERT_CODES.includes(code));

/** Whether a device has been offline for at least that long; in milliseconds. */
export function isAbsent({ state }: World, device: Device, period: number): boolean {
  const gone = Date.parse(device.lastDisconnectedTime);
  return !device.isOnline && (Number.isNaN(gone) || gone <= state.now - period);
}

/** Whether a device matches the filters of a list. */
export function isWithin(world: World, device: Device, filters: DeviceFilters): boolean {
  return setFilters(filters).every((key) => {
    switch (key) {
      case 'os':
        return String(device.osId) === filters.os;
      case 'alive':
        return device.isOnline === (filters.alive === '1');
      case 'approval':
        return String(device.approval) === filters.approval;
      case 'version':
        return (hasNewerAgent(device) ? 'outdated' : 'latest') === filters.version;
      case 'alerts':
        return (filters.alerts === 'open' ? openAlertsOf : overLimits)(world, device).length > 0;
      case 'absent':
        return isAbsent(world, device, Number(filters.absent) * DAY_MS);
      case 'favourite':
        return device.favorite !== null;
    }
  });
}
