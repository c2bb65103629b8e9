import { Fragment } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useText, type TextKey } from '../../i18n/index.ts';
import { Button, ShortcutKeys, Stack, SwitchField } from '../../primitives/index.ts';
import { SESSION_KEYS, type SessionKey } from './useSessionKeys.ts';
import styles from './SessionShortcutsDialog.module.css';

const WORDS = {
  bar: 'keyBar',
  screen: 'keyScreen',
  terminal: 'keyTerminal',
  files: 'keyFiles',
  newTerminal: 'keyNewTerminal',
  nextTerminal: 'keyNextTerminal',
  shortcuts: 'keyShortcuts',
  end: 'keyEnd',
} as const satisfies Record<SessionKey, TextKey<'remote'>>;

interface SessionShortcutsDialogProps {
  readonly open: boolean;
  /** Whether the keys are enabled. */
  readonly on: boolean;
  readonly onChange: (change: { readonly on: boolean }) => void;
  readonly onClose: () => void;
}

/** The keys of the window, which can be disabled: then every key goes to the device. */
export function SessionShortcutsDialog({ open, on, onChange, onClose }: SessionShortcutsDialogProps) {
  const text = useText('remote');
  const common = useText('common');
  return (
    <DialogFrame
      open={open}
      title={text('shortcuts')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      <Stack gap="lg">
        <SwitchField
          label={text('shortcutsOn')}
          hint={text('shortcutsHint')}
          checked={on}
          onChange={({ checked }) => onChange({ on: checked })}
        />
        <dl className={styles.shortcuts}>
          {Object.values(SESSION_KEYS).map(({ key, does }) => (
            <Fragment key={does}>
              <dt className={on ? styles.working : styles.off}>{text(WORDS[does])}</dt>
              <dd className={styles.keys}>
                <ShortcutKeys keys={['Ctrl', 'alt', 'shift', key]} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </Stack>
    </DialogFrame>
  );
}
