import Skeleton from '@mui/material/Skeleton';
import { DialogFrame } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { Button, LoadFailed } from '../primitives/index.ts';
import { DIALOG_WIDTH } from './ApprovalDialog/dialogWidth.ts';
import type { ApprovalFrame } from './ApprovalDialog/types.ts';
import styles from './DialogWaiting.module.css';

interface DialogWaitingProps extends ApprovalFrame {
  readonly deviceName: string;
  /** Whether the person's access to the device could not be read. */
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Placeholder in the shape of the dialog, until it is known what to ask. */
export function DialogWaiting({ open, deviceName, failed, onRetry, onClose, onExited }: DialogWaitingProps) {
  const text = useText('approvals');
  const common = useText('common');
  return (
    <DialogFrame
      open={open}
      title={text('viewTitle', { device: deviceName })}
      width={DIALOG_WIDTH}
      onClose={onClose}
      onExited={onExited}
      actions={
        <Button variant="text" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      {failed ? (
        <LoadFailed onRetry={onRetry} />
      ) : (
        <div role="status" aria-label={common('loading')} className={styles.fields}>
          <Skeleton variant="rounded" height={58} />
          <Skeleton variant="rounded" height={58} />
          <Skeleton variant="rounded" height={58} />
          <Skeleton variant="rounded" height={104} />
        </div>
      )}
    </DialogFrame>
  );
}
