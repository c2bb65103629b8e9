import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { DialogFrame } from '../../dialogs/index.ts';
import { useText, type TextKey } from '../../i18n/index.ts';
import { Button, ShortcutKeys, SwitchField } from '../../primitives/index.ts';
import { SESSION_KEYS, type SessionKey } from './useSessionKeys.ts';

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
  /** Whether the keys work. */
  readonly on: boolean;
  readonly onChange: (change: { readonly on: boolean }) => void;
  readonly onClose: () => void;
}

/** The keys of the window, which can be turned off: then every key goes to the device. */
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
      <Box sx={{ display: 'grid', gap: 'var(--rc-space-lg)' }}>
        <SwitchField
          label={text('shortcutsOn')}
          hint={text('shortcutsHint')}
          checked={on}
          onChange={({ checked }) => onChange({ on: checked })}
        />
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            gap: 'var(--rc-space-sm) var(--rc-space-lg)',
            alignItems: 'center',
            m: 0,
          }}
        >
          {Object.values(SESSION_KEYS).map(({ key, does }) => (
            <Fragment key={does}>
              <Box component="dt" sx={{ color: on ? 'tone.text' : 'tone.textHint' }}>
                {text(WORDS[does])}
              </Box>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
                <ShortcutKeys keys={['Ctrl', 'alt', 'shift', key]} />
              </Box>
            </Fragment>
          ))}
        </Box>
      </Box>
    </DialogFrame>
  );
}
