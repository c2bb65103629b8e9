import {
  AArrowDown,
  AArrowUp,
  ClipboardPaste,
  Copy,
  Ear,
  Eye,
  Search,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { TerminalSize } from '@remote-console/domain';
import { forwardRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { HiddenText, ICON, ShortcutKeys, SMALL_ICON } from '../../primitives/index.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import { guestSignWords } from '../sessionPeople.ts';
import { LEAVE_KEYS } from './terminalKeys.ts';
import type { TerminalState } from './terminalSession.ts';
import type { TextSize } from './useTextSize.ts';
import styles from './TerminalToolbar.module.css';

interface TerminalToolbarProps {
  readonly state: TerminalState;
  /** How the person is in the terminal of somebody else; `null` in their own. */
  readonly guest: TerminalGuest | null;
  readonly size: TerminalSize | null;
  readonly isFinding: boolean;
  readonly onFind: () => void;
  /** Null where nothing is selected. */
  readonly onCopy: (() => void) | null;
  /** Null where nothing can be typed. */
  readonly onPaste: (() => void) | null;
  readonly textSize: TextSize;
  /** Whether the terminal is drawn for a screen reader. */
  readonly listens: boolean;
  readonly onListens: () => void;
}

/** The states in which nobody is in the terminal any more. */
const OVER: ReadonlySet<TerminalState['kind']> = new Set(['over', 'exited', 'refused']);

interface ToolProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly onPress: (() => void) | null;
  /** Why it does nothing, where that is not plain to see. */
  readonly refusal?: string | null;
  /** Whether it is on, for what stays on. */
  readonly pressed?: boolean;
  /** Whether its name is drawn where there is room. */
  readonly worded?: boolean;
}

function Tool({ Icon, name, onPress, refusal = null, pressed, worded = false }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={0}
      className={styles.tool}
      aria-label={name}
      title={refusal ?? name}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      disabled={onPress === null}
      onClick={onPress ?? undefined}
    >
      <Icon {...ICON} />
      {worded && <span className={styles.word}>{name}</span>}
    </button>
  );
}

/** Whose terminal it is, and what that means for the person. */
function GuestSign({ guest }: { readonly guest: TerminalGuest }) {
  const text = useText('remote');
  const { sign, why } = guestSignWords(guest, text);
  const Icon = guest.watching ? Eye : UsersRound;
  return (
    <span className={styles.guest} data-watching={guest.watching ? '' : undefined} title={why}>
      <Icon {...SMALL_ICON} />
      <span className={styles.guestWords}>{sign}</span>
      <HiddenText>{why}</HiddenText>
    </span>
  );
}

/** The bar of a terminal: what runs in it, how large it is, and its tools. */
export const TerminalToolbar = forwardRef<HTMLDivElement, TerminalToolbarProps>(function TerminalToolbar(props, ref) {
  const { state, size, isFinding, onFind, onCopy, onPaste, textSize, listens, onListens } = props;
  const text = useText('remoteTerminal');
  const session = useText('remote');
  const guest = OVER.has(state.kind) ? null : props.guest;
  return (
    <div className={styles.frame}>
      <div ref={ref} role="toolbar" aria-label={text('tools')} className={styles.bar}>
        <span className={styles.shell}>
          {state.kind === 'live' && state.shell}
          {state.kind === 'live' && state.simulated && <span className={styles.tag}>{text('simulated')}</span>}
          {guest && <GuestSign guest={guest} />}
        </span>
        <span className={styles.leave}>
          <ShortcutKeys keys={LEAVE_KEYS} /> {text('leave')}
        </span>
        {size && (
          <span className={styles.size}>
            <span aria-hidden="true">{text('size', { columns: size.columns, rows: size.rows })}</span>
            <HiddenText>{text('sizeSpoken', { columns: size.columns, rows: size.rows })}</HiddenText>
          </span>
        )}
        <Tool Icon={Search} name={text('find')} pressed={isFinding} onPress={onFind} worded />
        <Tool Icon={Copy} name={text('copy')} onPress={onCopy} worded />
        <Tool
          Icon={ClipboardPaste}
          name={text('paste')}
          refusal={guest?.watching === true ? guestSignWords(guest, session).why : null}
          onPress={onPaste}
          worded
        />
        <Tool Icon={AArrowDown} name={text('smaller')} onPress={textSize.onSmaller} />
        <Tool Icon={AArrowUp} name={text('larger')} onPress={textSize.onLarger} />
        <Tool Icon={Ear} name={text('screenReader')} pressed={listens} onPress={onListens} />
      </div>
    </div>
  );
});
