import { X } from 'lucide-react';
import type { NamedKey } from '@remote-console/domain';
import { useId, useRef, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, SMALL_ICON, useStartFocus } from '../../primitives/index.ts';
import styles from './RemoteScreen.module.css';
import type { ScreenActs } from './useScreenActs.ts';

interface TypingBarProps {
  readonly acts: ScreenActs;
  readonly onClose: () => void;
}

/** Keys that are passed to the device, because the field never contains text they could apply to. */
const PASSED_ON: ReadonlyMap<string, NamedKey> = new Map([
  ['Enter', 'enter'],
  ['Backspace', 'backspace'],
  ['Delete', 'delete'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

/**
 * A field for typing with an input method. Syllables are composed in it as in any other field; completed ones are sent
 * to the device, and the field is emptied.
 */
export function TypingBar({ acts, onClose }: TypingBarProps) {
  const text = useText('remoteScreen');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  useStartFocus(input);
  const send = (field: HTMLInputElement) => {
    if (field.value !== '') acts.type(field.value);
    field.value = '';
  };
  const passOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const key = PASSED_ON.get(event.key);
    if (key === undefined || event.currentTarget.value !== '') return;
    event.preventDefault();
    acts.press([key]);
  };
  return (
    <div className={styles.typing}>
      <input
        ref={input}
        className={styles.typingInput}
        type="text"
        aria-label={text('typeHere')}
        aria-describedby={hintId}
        placeholder={text('typeHere')}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        readOnly={acts.refusal !== null}
        onInput={({ currentTarget, nativeEvent }) => {
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) send(currentTarget);
        }}
        onCompositionEnd={({ currentTarget }) => send(currentTarget)}
        onKeyDown={passOn}
      />
      <IconButton aria-label={text('closeTyping')} onClick={onClose}>
        <X {...SMALL_ICON} />
      </IconButton>
      <span id={hintId} className={styles.typingHint}>
        {acts.refusal ?? text('typeHint')}
      </span>
    </div>
  );
}
