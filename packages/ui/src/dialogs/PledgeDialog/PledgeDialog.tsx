import { useText } from '../../i18n/index.ts';
import type { DialogFrameProps } from '../DialogFrame.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import styles from './PledgeDialog.module.css';

export interface PledgeDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** The device that requires the pledge. */
  readonly deviceName: string;
  /** Called when the person agreed: the connection starts only then. */
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The pledge that a device with `securityAgreement` requires before it is controlled (A-DIALOG-09). */
export function PledgeDialog({ open, deviceName, onAgree, onClose, onExited }: PledgeDialogProps) {
  const text = useText('dialogs');
  return (
    <ConfirmDialog
      open={open}
      title={text('pledgeTitle', { name: deviceName })}
      confirmLabel={text('pledgeAgree')}
      onConfirm={onAgree}
      onClose={onClose}
      onExited={onExited}
    >
      {text('pledgeBody')}
      <ul className={styles.list}>
        <li>{text('pledgeOne')}</li>
        <li>{text('pledgeTwo')}</li>
        <li>{text('pledgeThree')}</li>
      </ul>
    </ConfirmDialog>
  );
}
