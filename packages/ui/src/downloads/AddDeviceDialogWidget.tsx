import { DialogFrame } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { Button } from '../primitives/index.ts';
import { AddDeviceWidget, type AddDeviceWidgetProps } from './AddDeviceWidget.tsx';
import styles from './AddDeviceDialogWidget.module.css';

export interface AddDeviceDialogWidgetProps extends AddDeviceWidgetProps {
  /** The dialog was closed; a created command stays valid. */
  readonly onClose: () => void;
}

/** The dialog that adds a device, for use anywhere in the console. */
export function AddDeviceDialogWidget({ onClose, ...widget }: AddDeviceDialogWidgetProps) {
  const text = useText('downloads');
  const common = useText('common');
  return (
    <DialogFrame
      open
      title={text('addTitle')}
      width={820}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('close')}</Button>}
    >
      <div className={styles.description}>{text('addDescription')}</div>
      <AddDeviceWidget {...widget} />
    </DialogFrame>
  );
}
