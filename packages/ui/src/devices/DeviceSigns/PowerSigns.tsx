import type { Device } from '@remote-console/api-client';
import { formatAsOf, isOnline, powerProgress } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { StatusSign, statusSign, useIsOutdated } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { actionLook } from '../DeviceActionsMenu/actionLook.ts';
import styles from './DeviceSigns.module.css';
import { powerNote, powerSign } from './powerTexts.ts';
import type { SignTools } from './useSignTools.ts';

/** What is read of a device to say how it is. */
export type StateOfDevice = Pick<Device, 'alive' | 'last_connected_time' | 'power_command'>;

/** Follows the clock, so that what takes too long is said without another report: for devices with a command alone. */
function PowerStateSign({ device }: { readonly device: StateOfDevice }) {
  const text = useText('devices');
  const progress = powerProgress(device, useNow());
  const sign = progress && powerSign(progress);
  if (sign) return <StatusSign tone={sign.tone} label={text(sign.label)} />;
  return <StatusSign tone={isOnline(device) ? 'online' : 'offline'} />;
}

/**
 * Online, offline, or what a command is doing to the device, in words and colour; unknown where the device is
 * shown as it was.
 */
export function deviceStateSign(device: StateOfDevice, { common, isOutdated }: SignTools) {
  if (isOutdated) return statusSign({ tone: 'unknown' }, common);
  if (device.power_command) return <PowerStateSign device={device} />;
  return statusSign({ tone: isOnline(device) ? 'online' : 'offline' }, common);
}

/** What the newest power command is doing to the device, in a sentence; nothing once the device is where it was to be. */
export function PowerNote({ device }: { readonly device: StateOfDevice }) {
  const text = useText('devices');
  const now = useNow();
  const preferences = useTimePreferences();
  const isOutdated = useIsOutdated();
  const { power_command: command } = device;
  const progress = powerProgress(device, now);
  if (isOutdated || !command || !progress) return null;
  const time = formatAsOf(command.finished_time ?? command.created_time, now, preferences);
  const action = text(actionLook(progress.action, null).label);
  const isLate = progress.stage === 'overdue' || progress.stage === 'failed';
  return (
    <div role="status" className={`${styles.note} ${isLate ? styles.late : ''}`}>
      {text(powerNote(progress), { time, action })}
    </div>
  );
}
