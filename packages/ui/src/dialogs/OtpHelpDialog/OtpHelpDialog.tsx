import { useText } from '../../i18n/index.ts';
import type { DialogFrameProps } from '../DialogFrame.tsx';
import { ListDialog } from '../ListDialog/ListDialog.tsx';

export interface OtpHelpDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Explains how to get a one-time code (RFC 6238) and what to do if it is never accepted. */
export function OtpHelpDialog({ open, onClose, onExited }: OtpHelpDialogProps) {
  const text = useText('dialogs');
  return (
    <ListDialog
      open={open}
      ordered
      title={text('otpTitle')}
      lines={[text('otpOne'), text('otpTwo'), text('otpThree'), text('otpFour')]}
      onClose={onClose}
      onExited={onExited}
    />
  );
}
