import type { Device } from '@remote-console/api-client';
import { ALIAS_LIMIT, checkAlias } from '@remote-console/domain';
import { InputDialog } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';

export interface RenameDialogProps {
  readonly open: boolean;
  readonly device: Pick<Device, 'id' | 'alias'>;
  /** Saves the name, trimmed; resolves to the text of a refusal. */
  readonly onSave: (change: { readonly alias: string }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Asks for a new name: 1 to 30 characters, different from the current one. */
export function RenameDialog({ open, device, onSave, onClose }: RenameDialogProps) {
  const text = useText('devices');
  return (
    <InputDialog
      open={open}
      title={text('renameTitle', { name: device.alias })}
      label={text('renameLabel')}
      confirmLabel={text('renameConfirm')}
      initial={device.alias}
      limit={ALIAS_LIMIT}
      check={(value) => checkAlias(value, device.alias)}
      onSave={({ value }) => onSave({ alias: value.trim() })}
      onClose={onClose}
    />
  );
}
