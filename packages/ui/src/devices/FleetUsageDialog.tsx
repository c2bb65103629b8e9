import { useRef } from 'react';
import { DialogFrame } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { Button } from '../primitives/index.ts';
import { FleetUsageWidget, type FleetUsageWidgetProps } from './FleetUsageWidget.tsx';

export interface FleetUsageDialogProps extends FleetUsageWidgetProps {
  readonly open: boolean;
  /** The name of the group, or all devices. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The usage history of what a list shows. */
export function FleetUsageDialog({ open, groupId, name, onClose }: FleetUsageDialogProps) {
  const text = useText('deviceCommands');
  const common = useText('common');
  const start = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open={open}
      title={text('usageHistoryOf', { name })}
      onClose={onClose}
      startRef={start}
      width={1040}
      actions={
        <Button ref={start} variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <FleetUsageWidget groupId={groupId} />
    </DialogFrame>
  );
}
