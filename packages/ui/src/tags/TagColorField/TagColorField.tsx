import { TAG_COLORS, type TagColor } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { TagDot } from '../TagList/TagChip.tsx';
import styles from './TagColorField.module.css';

export interface TagColorFieldProps {
  readonly value: TagColor;
  readonly onChange: (change: { readonly value: TagColor }) => void;
  readonly disabled?: boolean;
}

/** The color of a tag, one of a few. Each has a name, and that of the chosen one is shown next to them. */
export function TagColorField({ value, onChange, disabled = false }: TagColorFieldProps) {
  const text = useText('tags');
  const name = useId();
  return (
    <fieldset className={styles.field} disabled={disabled} aria-label={text('color')}>
      {TAG_COLORS.map((color) => (
        <span key={color} className={styles.swatch} title={text(`color_${color}`)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            aria-label={text(`color_${color}`)}
            checked={color === value}
            onChange={() => onChange({ value: color })}
          />
          <span className={styles.large}>
            <TagDot color={color} />
          </span>
        </span>
      ))}
      <span aria-hidden className={styles.chosen}>
        {text(`color_${value}`)}
      </span>
    </fieldset>
  );
}
