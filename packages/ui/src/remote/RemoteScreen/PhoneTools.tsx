import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ClipboardList,
  Ellipsis,
  Keyboard,
  MousePointer2,
  Pointer,
  type LucideIcon,
} from 'lucide-react';
import type { NamedKey } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Button, Hint, ICON, IconButton } from '../../primitives/index.ts';
import type { HeldKey } from './deviceKeys.ts';
import styles from './RemoteScreen.module.css';
import type { FingerMode, ScreenTools } from './screenTools.ts';

type RowKey =
  | { readonly kind: 'press'; readonly name: Extract<NamedKey, 'escape' | 'tab'> }
  | { readonly kind: 'hold'; readonly name: HeldKey }
  | { readonly kind: 'arrow'; readonly name: 'left' | 'down' | 'up' | 'right'; readonly Icon: LucideIcon };

const ROW: readonly RowKey[] = [
  { kind: 'press', name: 'escape' },
  { kind: 'press', name: 'tab' },
  { kind: 'hold', name: 'control' },
  { kind: 'hold', name: 'alt' },
  { kind: 'arrow', name: 'left', Icon: ArrowLeft },
  { kind: 'arrow', name: 'down', Icon: ArrowDown },
  { kind: 'arrow', name: 'up', Icon: ArrowUp },
  { kind: 'arrow', name: 'right', Icon: ArrowRight },
];

const MODES = [
  ['touch', 'pointerTouch', Pointer],
  ['pointer', 'pointerPad', MousePointer2],
] as const satisfies readonly (readonly [FingerMode, string, LucideIcon])[];

function KeyButton({ entry, acts }: { readonly entry: RowKey } & Pick<ScreenTools, 'acts'>) {
  const text = useText('remoteScreen');
  const { refusal } = acts;
  const name = text(`key_${entry.name}`);
  const act = () => (entry.kind === 'hold' ? acts.toggleHeld(entry.name) : acts.press([entry.name]));
  return (
    <Hint text={refusal}>
      {(target) => (
        <Button
          className={styles.key}
          aria-label={name}
          {...(entry.kind === 'hold' ? { 'aria-pressed': acts.held.includes(entry.name) } : {})}
          {...(refusal === null ? {} : { 'aria-disabled': true })}
          {...target}
          onClick={() => {
            if (refusal === null) act();
          }}
        >
          {entry.kind === 'arrow' ? <entry.Icon {...ICON} /> : name}
        </Button>
      )}
    </Hint>
  );
}

/** The rows below the screen on a phone: keys that its keyboard lacks, and the touch mode. */
export function PhoneTools({ acts, panels, isTyping, onTyping, finger, onFinger }: ScreenTools) {
  const text = useText('remoteScreen');
  return (
    <div className={styles.phone}>
      <div role="group" aria-label={text('keyRow')} className={styles.keyRow}>
        {ROW.map((entry) => (
          <KeyButton key={entry.name} entry={entry} acts={acts} />
        ))}
      </div>
      <div className={styles.phoneTools}>
        <div role="group" aria-label={text('pointerMode')} className={styles.modes}>
          {MODES.map(([mode, label, Icon]) => (
            <Button
              key={mode}
              variant="text"
              className={styles.mode}
              aria-pressed={finger === mode}
              onClick={() => onFinger({ finger: mode })}
            >
              <Icon {...ICON} />
              {text(label)}
            </Button>
          ))}
        </div>
        <IconButton
          className={styles.phoneTool}
          aria-label={text('keyboard')}
          aria-pressed={isTyping}
          onClick={() => onTyping({ isTyping: !isTyping })}
        >
          <Keyboard {...ICON} />
        </IconButton>
        <IconButton
          className={styles.phoneTool}
          aria-label={text('clipboard')}
          aria-haspopup="dialog"
          aria-expanded={panels.open?.name === 'clipboard'}
          onClick={({ currentTarget }) => panels.toggle('clipboard', currentTarget)}
        >
          <ClipboardList {...ICON} />
        </IconButton>
        <IconButton
          className={styles.phoneTool}
          aria-label={text('more')}
          aria-haspopup="menu"
          aria-expanded={panels.open?.name === 'more'}
          onClick={({ currentTarget }) => panels.toggle('more', currentTarget)}
        >
          <Ellipsis {...ICON} />
        </IconButton>
      </div>
    </div>
  );
}
