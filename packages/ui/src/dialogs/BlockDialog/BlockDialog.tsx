import { useAdministrator, useText } from '../../i18n/index.ts';
import type { DialogFrameProps } from '../DialogFrame.tsx';
import { WarningDialog } from '../WarningDialog/WarningDialog.tsx';

export interface BlockDialogProps extends Pick<DialogFrameProps, 'onExited'> {
  readonly open: boolean;
  /** Closes the dialog and opens the license page; set if the person may buy licenses. */
  readonly onOpenLicense?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Explains that a function needs a Corporate license, and how to get one (A-DIALOG-03, `need_license`). */
export function BlockDialog({ open, onOpenLicense, onClose, onExited }: BlockDialogProps) {
  const text = useText('dialogs');
  const administrator = useAdministrator();
  const common = useText('common');
  return (
    <WarningDialog
      open={open}
      title={text('licenseTitle')}
      choices={
        onOpenLicense
          ? [
              { id: 'close', label: common('close') },
              { id: 'license', label: text('licenseOpen'), tone: 'main' },
            ]
          : [{ id: 'close', label: common('ok'), tone: 'main' }]
      }
      onChoose={({ id }) => {
        if (id === 'license') onOpenLicense?.();
        else onClose();
      }}
      onClose={onClose}
      onExited={onExited}
    >
      {onOpenLicense ? text('licenseBodyManager') : text('licenseBody', { administrator })}
    </WarningDialog>
  );
}
