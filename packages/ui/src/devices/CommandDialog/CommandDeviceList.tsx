import CircularProgress from '@mui/material/CircularProgress';
import type { Device } from '@remote-console/api-client';
import { isSettled, type CommandResult } from '@remote-console/domain';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useId } from 'react';
import { useMessage, useText } from '../../i18n/index.ts';
import { OperatingSystemIcon, SMALL_ICON, ScrollArea } from '../../primitives/index.ts';
import { whereaboutsOf } from '../whereabouts.ts';
import { resultMessage, type CommandAction } from './commandTexts.ts';
import styles from './CommandDeviceList.module.css';

/** One line: a device, and its state in the command. */
export interface CommandLine {
  readonly device: Device;
  /** The result of the command; undefined while it is being confirmed. */
  readonly result?: CommandResult | undefined;
  /** Why the device is left out, as text. */
  readonly because?: string;
}

interface CommandDeviceListProps {
  readonly action: CommandAction;
  readonly label: string;
  readonly lines: readonly CommandLine[];
  readonly groupName: (device: Device) => string;
}

function Sign({ result }: { readonly result: CommandResult }) {
  if (!isSettled(result)) {
    return result.kind === 'next' ? <Clock {...SMALL_ICON} /> : <CircularProgress size={14} aria-hidden />;
  }
  return result.kind === 'done' ? <CircleCheck {...SMALL_ICON} /> : <CircleAlert {...SMALL_ICON} />;
}

function toneOf(result: CommandResult): string {
  if (!isSettled(result)) return styles.unsettled;
  return result.kind === 'done' ? styles.done : styles.failed;
}

function Result({ action, result }: { readonly action: CommandAction; readonly result: CommandResult }) {
  const text = useText('deviceCommands');
  const message = useMessage();
  return (
    <div className={`${styles.result} ${toneOf(result)}`}>
      <span className={styles.sign}>
        <Sign result={result} />
      </span>
      <span>{resultMessage(action, result, text, message)}</span>
    </div>
  );
}

/** The devices that a command goes to, or skips: exactly these, by name and group. */
export function CommandDeviceList({ action, label, lines, groupName }: CommandDeviceListProps) {
  const labelId = useId();
  return (
    <div className={styles.block}>
      <div id={labelId} className={styles.label}>
        {label}
      </div>
      <ScrollArea as="ul" aria-labelledby={labelId} className={styles.list}>
        {lines.map(({ device, result, because }) => (
          <li key={device.id} className={styles.item}>
            <OperatingSystemIcon code={device.osId} />
            <div className={styles.device}>
              <div className={styles.name}>{device.alias}</div>
              {result ? (
                <Result action={action} result={result} />
              ) : (
                <div className={styles.note}>{because ?? whereaboutsOf(device, groupName(device))}</div>
              )}
            </div>
          </li>
        ))}
      </ScrollArea>
    </div>
  );
}
