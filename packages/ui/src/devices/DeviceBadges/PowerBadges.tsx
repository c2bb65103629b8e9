import type { Device } from '@remote-console/api-client';
import { formatAsOf, powerProgress } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { StatusBadge, statusSign, useIsOutdated } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { actionPresentation } from '../DeviceActionsMenu/actionPresentation.ts';
import styles from './DeviceBadges.module.css';
import { powerNote, powerSign } from './powerTexts.ts';
import type { SignTools } from './useSignTools.ts';

/** What is read of a device to say how it is. */
export type StateOfDevice = Pick<Device, 'isOnline' | 'lastConnectedTime' | 'powerCommand'>;

/** Follows the clock, so that what takes too long is said without another report: for devices with a command alone. */
function PowerStateSign({ device }: { readonly device: StateOfDevice }) {
  const text = useText('devices');
  const progress = powerProgress(device, useNow());
  const sign = progress && powerSign(progress);
  if (sign) return <StatusBadge tone={sign.tone} label={text(sign.label)} />;
  return <StatusBadge tone={device.isOnline ? 'online' : 'offline'} />;
}

/**
 * Online, offline, or what a command is doing to the device, in words and colour; unknown where the device is
 * shown as it was.
 */
export function deviceStateSign(device: StateOfDevice, { common, isOutdated }: SignTools) {
  if (isOutdated) return statusSign({ tone: 'unknown' }, common);
  if (device.powerCommand) return <PowerStateSign device={device} />;
  return statusSign({ tone: device.isOnline ? 'online' : 'offline' }, common);
}

/** What the newest power command is doing to the device, in a sentence; nothing once the device is where it was to be. */
export function PowerNote({ device }: { readonly device: StateOfDevice }) {
  const text = useText('devices');
  const now = useNow();
  const preferences = useTimePreferences();
  const isOutdated = useIsOutdated();
  const { powerCommand: command } = device;
  const progress = powerProgress(device, now);
  if (isOutdated || !command || !progress) return null;
  const time = formatAsOf(command.finishedTime ?? command.createdTime, now, preferences);
  const action = text(actionPresentation(progress.action, null).label);
  const isLate = progress.stage === 'overdue' || progress.stage === 'failed';
  return (
    <div role="status" className={`${styles.note} ${isLate ? styles.late : ''}`}>
      {text(powerNote(progress), { time, action })}
    </div>
  );
}
