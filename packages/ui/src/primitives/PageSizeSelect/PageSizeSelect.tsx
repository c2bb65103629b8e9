import { useText } from '../../i18n/index.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import styles from './PageSizeSelect.module.css';

export interface PageSizeSelectProps<Size extends number> {
  /** Entries per page. */
  readonly value: Size;
  /** The choices, smallest first. */
  readonly options: readonly Size[];
  readonly onChange: (change: { size: Size }) => void;
}

/** Chooses the number of entries per page. */
export function PageSizeSelect<Size extends number>({ value, options, onChange }: PageSizeSelectProps<Size>) {
  const text = useText('common');
  return (
    <NativeSelect
      className={styles.select}
      aria-label={text('pageSize')}
      value={value}
      onChange={({ target }) => {
        const size = options.find((option) => String(option) === target.value);
        if (size !== undefined) onChange({ size });
      }}
    >
      {options.map((size) => (
        <option key={size} value={size}>
          {text('perPage', { count: size })}
        </option>
      ))}
    </NativeSelect>
  );
}
