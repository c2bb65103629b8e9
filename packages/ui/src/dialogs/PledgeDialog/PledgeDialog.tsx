import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';

export interface PledgeDialogProps {
  readonly open: boolean;
  /** The device that asks for the pledge. */
  readonly deviceName: string;
  /** Called when the person agreed: only then the connection starts. */
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The pledge that a device with `security_agreement` asks for before it is controlled (A-DIALOG-09). */
export function PledgeDialog({ open, deviceName, onAgree, onClose }: PledgeDialogProps) {
  const text = useText('dialogs');
  return (
    <ConfirmDialog
      open={open}
      title={text('pledgeTitle', { name: deviceName })}
      confirmLabel={text('pledgeAgree')}
      onConfirm={onAgree}
      onClose={onClose}
    >
      {text('pledgeBody')}
      <Box
        component="ul"
        sx={{ mt: 'var(--rc-space-md)', mb: 0, pl: 'var(--rc-space-roomy)', '& li': { mb: 'var(--rc-space-xs)' } }}
      >
        <li>{text('pledgeOne')}</li>
        <li>{text('pledgeTwo')}</li>
        <li>{text('pledgeThree')}</li>
      </Box>
    </ConfirmDialog>
  );
}
