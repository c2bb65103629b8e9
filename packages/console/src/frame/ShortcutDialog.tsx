import { Button, ScrollArea } from '@remote-console/ui/primitives';
import { DEVICE_SHORTCUT_KEYS } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { DialogFrame } from '@remote-console/ui/dialogs';
import { Fragment } from 'react';
import { paletteKeys } from './shortcutKeys.ts';
import styles from './ShortcutDialog.module.css';

interface ShortcutDialogProps {
  readonly onClose: () => void;
}

/** A letter as printed on keyboards. */
const letter = (key: string): string => key.toUpperCase();

/** The console's keyboard shortcuts, by where they work. Each does what its description says; there are no others. */
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

/** The list of keyboard shortcuts, loaded when it opens. */
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
      <ScrollArea role="group" aria-label={text('shortcuts')} className={styles.places}>
        {PLACES.map(({ place, keys }) => (
          <section key={place} className={styles.place}>
            <h3 className={styles.title}>{text(place)}</h3>
            <dl className={styles.keys}>
              {keys.map(({ keys: pressed, does }) => (
                <Fragment key={does}>
                  <dt className={styles.meaning}>{text(does)}</dt>
                  <dd className={styles.pressed}>
                    {(pressed ?? paletteKeys()).map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </ScrollArea>
    </DialogFrame>
  );
}
