import { useRef } from 'react';
import { DialogFrame } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { Button } from '../primitives/index.ts';
import { SavedViewsWidget, type SavedViewsWidgetProps } from './SavedViewsWidget.tsx';

export interface SavedViewsDialogProps extends SavedViewsWidgetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The saved views with their actions, over the list. */
export function SavedViewsDialog({ open, onClose, ...widget }: SavedViewsDialogProps) {
  const text = useText('savedViews');
  const common = useText('common');
  const start = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      open={open}
      title={text('title')}
      onClose={onClose}
      startRef={start}
      width={560}
      actions={
        <Button ref={start} variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <SavedViewsWidget {...widget} />
    </DialogFrame>
  );
}
