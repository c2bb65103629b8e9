import CircularProgress from '@mui/material/CircularProgress';
import { formatInstant } from '@remote-console/domain';
import { Check } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, Link, OperatingSystemIcon, SMALL_ICON, StatusBadge } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import type { ArrivedDevice, MadeCommand } from './addDeviceStage.ts';
import styles from './DeviceWatch.module.css';

export interface DeviceWatchProps {
  readonly command: MadeCommand;
  /** Scheme, host and port of the console. */
  readonly serverUrl: string;
  /** The address of a device. */
  readonly deviceHref: ((choice: { readonly deviceId: number }) => string) | undefined;
  /** Another command is wanted. */
  readonly onAgain: () => void;
  /** Opens all devices, if there are some and they are not visible. */
  readonly onShowDevices?: (() => void) | undefined;
}

/** Common problems, each with a solution: the agent prints the same on the computer. */
const HELP = [
  'addHelpRights',
  'addHelpClock',
  'addHelpProxy',
  'addHelpCertificate',
  'addHelpDisk',
  'addHelpLicense',
] as const;

const STEPS = ['addStepReady', 'addStepRun', 'addStepAppears'] as const;

function Waiting({ command: { expiresTime }, serverUrl }: Pick<DeviceWatchProps, 'command' | 'serverUrl'>) {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  return (
    <>
      <div className={styles.waiting}>
        <CircularProgress size={22} thickness={5} aria-hidden />
        <div role="status" className={styles.words}>
          <p className={styles.title}>{text('addWaiting')}</p>
          <div className={styles.hint}>
            {text('addWaitingHint', { time: formatInstant(expiresTime, preferences, 'minute') })}
          </div>
        </div>
      </div>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={`${styles.step} ${index === 1 ? styles.now : ''}`}>
            <span aria-hidden className={`${styles.mark} ${index === 0 ? styles.done : styles.open}`}>
              {index === 0 ? <Check {...SMALL_ICON} /> : index + 1}
            </span>
            {text(step)}
          </li>
        ))}
      </ol>
      <details className={styles.hint}>
        <summary className={styles.summary}>{text('addHelp')}</summary>
        <ul className={styles.advice}>
          <li>{text('addHelpReach', { origin: serverUrl })}</li>
          {HELP.map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function Arrived({ device, deviceHref }: { readonly device: ArrivedDevice } & Pick<DeviceWatchProps, 'deviceHref'>) {
  const text = useText('downloads');
  const preferences = useTimePreferences();
  const name = device.name ?? text('addUnnamed');
  return (
    <div className={styles.arrival}>
      <div className={styles.device}>
        <OperatingSystemIcon code={device.system} size={36} />
        <div className={styles.words}>
          <p className={`${styles.title} ${styles.named}`}>{text('addArrived', { name })}</p>
          <div className={styles.hint}>
            {text('addArrivedAt', { time: formatInstant(device.at, preferences, 'second') })}
          </div>
        </div>
      </div>
      {deviceHref && <Link href={deviceHref({ deviceId: device.id })}>{text('addOpen', { name })}</Link>}
    </div>
  );
}

function Ended({ state }: { readonly state: 'expired' | 'used_up' | 'revoked' }) {
  const text = useText('downloads');
  return (
    <div className={styles.ended}>
      <StatusBadge tone={state === 'revoked' ? 'error' : 'warn'} label={text(`addEnded_${state}`)} />
      <div className={styles.hint}>{text(`addEndedHint_${state}`)}</div>
    </div>
  );
}

/** Where devices appear while the person watches, and the state of the command. */
export function DeviceWatch({ command, serverUrl, deviceHref, onAgain, onShowDevices }: DeviceWatchProps) {
  const text = useText('downloads');
  const { arrived, deviceCount, state } = command;
  const others = deviceCount - arrived.length;
  const isOver = state !== 'open';
  return (
    <div className={styles.card}>
      <div role="log" className={styles.log}>
        {arrived.map((device) => (
          <Arrived key={device.id} device={device} deviceHref={deviceHref} />
        ))}
        {others > 0 && <div className={styles.more}>{text('addArrivedMore', { count: others })}</div>}
      </div>
      {state === 'open' ? (
        <Waiting command={command} serverUrl={serverUrl} />
      ) : (
        (state !== 'used_up' || deviceCount === 0) && <Ended state={state} />
      )}
      {(isOver || onShowDevices) && (
        <div className={styles.actions}>
          {onShowDevices && (
            <Button variant="contained" onClick={onShowDevices}>
              {text('addShowDevices')}
            </Button>
          )}
          {isOver && <Button onClick={onAgain}>{text(deviceCount > 0 ? 'addAnother' : 'addRenew')}</Button>}
        </div>
      )}
    </div>
  );
}
