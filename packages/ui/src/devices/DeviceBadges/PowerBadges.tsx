import type { Device } from '@remote-console/api-client';
import { formatAsOf, powerProgress } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { StatusBadge, statusSign, useIsOutdated } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import { actionPresentation } from '../DeviceActionsMenu/actionPresentation.ts';
import styles from './DeviceBadges.module.css';
import { powerNote, powerSign } from './powerTexts.ts';
import type { SignTools } from './useSignTools.ts';

/** The properties of a device that determine its displayed state. */
export type StateOfDevice = Pick<Device, 'isOnline' | 'lastConnectedTime' | 'powerCommand'>;

/** Follows the clock, so that a delay is shown without another report; only for devices with a command. */
function PowerStateSign({ device }: { readonly device: StateOfDevice }) {
  const text = useText('devices');
  const progress = powerProgress(device, useNow());
  const sign = progress && powerSign(progress);
  if (sign) return <StatusBadge tone={sign.tone} label={text(sign.label)} />;
  return <StatusBadge tone={device.isOnline ? 'online' : 'offline'} />;
}

/** Online, offline, or the effect of a running command, with text and color; unknown if the data is outdated. */
export function deviceStateSign(device: StateOfDevice, { common, isOutdated }: SignTools) {
  if (isOutdated) return statusSign({ tone: 'unknown' }, common);
  if (device.powerCommand) return <PowerStateSign device={device} />;
  return statusSign({ tone: device.isOnline ? 'online' : 'offline' }, common);
}

/** What the newest power command is doing to the device, as a sentence; nothing once it is done. */
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
