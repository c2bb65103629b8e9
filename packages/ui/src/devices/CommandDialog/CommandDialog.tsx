import LinearProgress from '@mui/material/LinearProgress';
import type { Device } from '@remote-console/api-client';
import {
  failedDevices,
  tallyResults,
  type CommandResults,
  type CommandTally,
  type SkippedDevice,
} from '@remote-console/domain';
import { useRef } from 'react';
import { DialogChoice, DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { CommandDeviceList } from './CommandDeviceList.tsx';
import { commandLabel, isBegunOnly, isDestructive, type CommandAction } from './commandTexts.ts';
import { Button } from '../../primitives/index.ts';
import styles from './CommandDialog.module.css';

export interface CommandDialogProps {
  readonly open: boolean;
  readonly action: CommandAction;
  /** The devices it is sent to: exactly these. */
  readonly devices: readonly Device[];
  /** Selected devices that are left out, with the reason. */
  readonly skipped?: readonly SkippedDevice<Device>[];
  /** The result of each device, or `null` while it is being confirmed. */
  readonly results: CommandResults | null;
  /** The displayed group of a device. */
  readonly groupName: (device: Device) => string;
  readonly onConfirm: () => void;
  /** Sends it again to the devices where it failed. */
  readonly onRetry: () => void;
  /** Called on cancel, close, Escape and an outside click. Commands that were sent continue. */
  readonly onClose: () => void;
}

function Progress({ action, tally }: { readonly action: CommandAction; readonly tally: CommandTally }) {
  const text = useText('deviceCommands');
  const { total, done, failed, open } = tally;
  return (
    <>
      <div role="status" className={styles.progress}>
        {text(isBegunOnly(action) ? 'progressTaken' : 'progress', { total, done, failed })}
      </div>
      <LinearProgress
        variant="determinate"
        aria-label={text('progressLabel')}
        value={total === 0 ? 0 : ((total - open) / total) * 100}
        sx={{ mt: 'var(--rc-space-sm)', height: 4, borderRadius: 'var(--rc-radius-bar)' }}
      />
    </>
  );
}

/**
 * Asks for confirmation before a command is sent, and lists exactly its devices; then shows the result of each device,
 * and offers to retry those that failed [B-ACTION-57] [B-ACTION-58] [B-ACTION-59].
 */
export function CommandDialog(props: CommandDialogProps) {
  const { open, action, devices, skipped = [], results, groupName, onConfirm, onRetry, onClose } = props;
  const text = useText('deviceCommands');
  const common = useText('common');
  const message = useMessage();
  const start = useRef<HTMLButtonElement>(null);
  const words = commandLabel(action);
  const tally = results && tallyResults(results);
  const failed = results ? failedDevices(devices, results).length : 0;
  const [first] = devices;
  const title =
    devices.length === 1 && first
      ? text(words.one, { name: first.alias })
      : text(words.many, { count: devices.length });
  return (
    <DialogFrame
      open={open}
      title={title}
      width={520}
      startRef={start}
      onClose={onClose}
      actions={
        tally ? (
          <>
            <Button variant="text" onClick={onClose} ref={start}>
              {common('close')}
            </Button>
            {tally.open === 0 && failed > 0 && (
              <Button variant="contained" onClick={onRetry}>
                {text('retryFailed', { count: failed })}
              </Button>
            )}
          </>
        ) : (
          <DialogChoice
            label={text(words.confirm)}
            destructive={isDestructive(action)}
            cancelRef={start}
            onConfirm={onConfirm}
            onCancel={onClose}
          />
        )
      }
    >
      {tally ? <Progress action={action} tally={tally} /> : text(words.note)}
      <CommandDeviceList
        action={action}
        label={text('concerned', { count: devices.length })}
        lines={devices.map((device) => ({ device, result: results?.get(device.id) }))}
        groupName={groupName}
      />
      {!tally && skipped.length > 0 && (
        <CommandDeviceList
          action={action}
          label={text('leftOut', { count: skipped.length })}
          lines={skipped.map(({ device, because }) => ({ device, because: message(because) }))}
          groupName={groupName}
        />
      )}
      {tally && tally.open > 0 && <div className={styles.hint}>{text('keepsGoing')}</div>}
    </DialogFrame>
  );
}
