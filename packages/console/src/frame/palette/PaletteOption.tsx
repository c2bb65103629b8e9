import type { PaletteEntry } from './paletteEntries.ts';
import styles from './PaletteOption.module.css';

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  /** Whether Enter opens it. */
  readonly active: boolean;
  /** Called when the pointer moved over it. */
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** A single result. The keyboard focus stays in the field, whose active option is read out. */
export function PaletteOption({ id, entry: { label, hint, Icon }, active, onPoint, onChoose }: PaletteOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- The field keeps the focus and takes the keys of all options.
    <div
      id={id}
      role="option"
      aria-selected={active}
      onMouseMove={onPoint}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={styles.option}
    >
      <Icon size={16} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
      <span title={label} className={styles.label}>
        {label}
      </span>
      {hint !== undefined && (
        <span title={hint} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
