import type { Device } from '@remote-console/api-client';
import { checkMemo, MEMO_LIMIT } from '@remote-console/domain';
import { InputDialog } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';

export interface MemoDialogProps {
  readonly open: boolean;
  readonly device: Pick<Device, 'id' | 'alias' | 'memo'>;
  /** Saves the memo; resolves to the text of a refusal. */
  readonly onSave: (change: { readonly memo: string }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Asks for the memo of a device: at most 140 characters, an empty one clears it. */
export function MemoDialog({ open, device, onSave, onClose }: MemoDialogProps) {
  const text = useText('devices');
  return (
    <InputDialog
      open={open}
      title={text('memoTitle', { name: device.alias })}
      label={text('columnMemo')}
      confirmLabel={text('memoConfirm')}
      initial={device.memo}
      limit={MEMO_LIMIT}
      multiline
      allowsEmpty
      check={checkMemo}
      onSave={({ value }) => onSave({ memo: value })}
      onClose={onClose}
    />
  );
}
