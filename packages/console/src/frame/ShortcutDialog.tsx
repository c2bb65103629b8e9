import { Button } from '@remote-console/ui/primitives';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DEVICE_SHORTCUT_KEYS } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { DialogFrame } from '@remote-console/ui/dialogs';
import { Fragment } from 'react';
import { paletteKeys } from './shortcutKeys.ts';

interface ShortcutDialogProps {
  readonly onClose: () => void;
}

/** A letter as keyboards show it. */
const letter = (key: string): string => key.toUpperCase();

/** The keys of the console, by the place where they work. Each does what it says; there are no others. */
const PLACES = [
  {
    place: 'keysAnywhere',
    keys: [
      { keys: null, does: 'findAnything' },
      { keys: ['?'], does: 'shortcuts' },
      { keys: ['Tab'], does: 'keysSkip' },
    ],
  },
  {
    place: 'keysInSearch',
    keys: [
      { keys: ['↑', '↓'], does: 'keysChoose' },
      { keys: ['Enter'], does: 'keysOpen' },
      { keys: ['Esc'], does: 'keysClose' },
    ],
  },
  {
    place: 'keysInTree',
    keys: [
      { keys: ['↑', '↓'], does: 'keysMove' },
      { keys: ['→', '←'], does: 'keysExpand' },
      { keys: ['*'], does: 'keysExpandAll' },
      { keys: ['Home', 'End'], does: 'keysEnds' },
      { keys: ['Enter'], does: 'keysOpenGroup' },
      { keys: ['A–Z'], does: 'keysFindGroup' },
    ],
  },
  {
    place: 'keysInDevices',
    keys: [
      { keys: [DEVICE_SHORTCUT_KEYS.open], does: 'keysOpenDevice' },
      { keys: [letter(DEVICE_SHORTCUT_KEYS.select)], does: 'keysSelectDevice' },
      { keys: [letter(DEVICE_SHORTCUT_KEYS.remote)], does: 'keysRemote' },
      { keys: [letter(DEVICE_SHORTCUT_KEYS.files)], does: 'keysFiles' },
      { keys: [letter(DEVICE_SHORTCUT_KEYS.wake)], does: 'keysWake' },
    ],
  },
  {
    place: 'keysInFields',
    keys: [
      { keys: ['Enter'], does: 'keysSave' },
      { keys: ['Esc'], does: 'keysCancel' },
    ],
  },
] as const;

/** The list of keyboard shortcuts. A part of its own, loaded when it opens. */
export function ShortcutDialog({ onClose }: ShortcutDialogProps) {
  const text = useText('frame');
  const common = useText('common');
  return (
    <DialogFrame
      open
      title={text('shortcuts')}
      width={760}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      {/* Without a stop in it, the keyboard could not scroll it where it is longer than the screen. */}
      <Box
        role="group"
        aria-label={text('shortcuts')}
        tabIndex={0}
        sx={{ columns: { xs: 1, sm: 2 }, columnGap: 'var(--rc-space-xxl)', mb: 'calc(-1 * var(--rc-space-roomy))' }}
      >
        {PLACES.map(({ place, keys }) => (
          <Box component="section" key={place} sx={{ breakInside: 'avoid', pb: 'var(--rc-space-roomy)' }}>
            <Typography
              component="h3"
              variant="body2"
              sx={{ mb: 'var(--rc-space-snug)', fontWeight: 600, color: 'tone.textHint' }}
            >
              {text(place)}
            </Typography>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: '1fr auto',
                gap: 'var(--rc-space-snug) var(--rc-space-lg)',
                alignItems: 'center',
                m: 0,
              }}
            >
              {keys.map(({ keys: pressed, does }) => (
                <Fragment key={does}>
                  <Box component="dt" sx={{ color: 'tone.text' }}>
                    {text(does)}
                  </Box>
                  <Box
                    component="dd"
                    sx={{ display: 'flex', gap: 'var(--rc-space-xs)', justifyContent: 'flex-end', m: 0 }}
                  >
                    {(pressed ?? paletteKeys()).map((key) => (
                      <Box
                        key={key}
                        component="kbd"
                        sx={{
                          minWidth: 24,
                          px: 'var(--rc-space-snug)',
                          lineHeight: '22px',
                          borderRadius: 'var(--rc-radius-small)',
                          border: '1px solid',
                          borderColor: 'tone.lineStrong',
                          bgcolor: 'tone.sunken',
                          color: 'tone.text',
                          fontFamily: 'inherit',
                          fontSize: 'var(--rc-font-size-caption)',
                          textAlign: 'center',
                        }}
                      >
                        {key}
                      </Box>
                    ))}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}
