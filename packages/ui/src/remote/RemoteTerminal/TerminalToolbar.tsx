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
import { VisuallyHidden, ICON, ShortcutKeys, SMALL_ICON } from '../../primitives/index.ts';
import type { TerminalGuest } from '../guestTerminals.ts';
import { guestBadgeLabel } from '../sessionPeople.ts';
import { LEAVE_KEYS } from './terminalKeys.ts';
import type { TerminalState } from './terminalSession.ts';
import type { TextSize } from './useTextSize.ts';
import styles from './TerminalToolbar.module.css';

interface TerminalToolbarProps {
  readonly state: TerminalState;
  /** The person's role in the terminal of somebody else; `null` in their own. */
  readonly guest: TerminalGuest | null;
  readonly size: TerminalSize | null;
  readonly isFinding: boolean;
  readonly onFind: () => void;
  /** Null if nothing is selected. */
  readonly onCopy: (() => void) | null;
  /** Null if nothing can be typed. */
  readonly onPaste: (() => void) | null;
  readonly textSize: TextSize;
  /** Whether the terminal is in screen reader mode. */
  readonly listens: boolean;
  readonly onListens: () => void;
}

/** The states in which nobody is in the terminal any more. */
const OVER: ReadonlySet<TerminalState['kind']> = new Set(['over', 'exited', 'refused']);

interface ToolProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly onPress: (() => void) | null;
  /** Why it does nothing, if not obvious. */
  readonly refusal?: string | null;
  /** Whether it is on, for a toggle. */
  readonly pressed?: boolean;
  /** Whether its name is shown if there is room. */
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

/** The owner of the terminal, and the person's role in it. */
function GuestSign({ guest }: { readonly guest: TerminalGuest }) {
  const text = useText('remote');
  const { sign, why } = guestBadgeLabel(guest, text);
  const Icon = guest.watching ? Eye : UsersRound;
  return (
    <span className={styles.guest} data-watching={guest.watching ? '' : undefined} title={why}>
      <Icon {...SMALL_ICON} />
      <span className={styles.guestLabel}>{sign}</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  );
}

/** The toolbar of a terminal: its program, its size, and its tools. */
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
            <VisuallyHidden>{text('sizeSpoken', { columns: size.columns, rows: size.rows })}</VisuallyHidden>
          </span>
        )}
        <Tool Icon={Search} name={text('find')} pressed={isFinding} onPress={onFind} worded />
        <Tool Icon={Copy} name={text('copy')} onPress={onCopy} worded />
        <Tool
          Icon={ClipboardPaste}
          name={text('paste')}
          refusal={guest?.watching === true ? guestBadgeLabel(guest, session).why : null}
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
