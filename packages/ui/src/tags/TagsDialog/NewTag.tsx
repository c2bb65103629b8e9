import type { TagColor } from '@remote-console/domain';
import { Plus } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON } from '../../primitives/index.ts';
import { TagColorField } from '../TagColorField/TagColorField.tsx';
import styles from './TagsDialog.module.css';

interface NewTagProps {
  readonly name: string;
  readonly color: TagColor;
  readonly onColorChange: (change: { readonly value: TagColor }) => void;
  /** Whether a request is in progress. */
  readonly disabled: boolean;
  /** Whether it is that of the tag itself. */
  readonly making: boolean;
  readonly onMake: () => void;
}

/** Offers to create the tag that was searched for and does not exist. */
export function NewTag({ name, color, onColorChange, disabled, making, onMake }: NewTagProps) {
  const text = useText('tags');
  return (
    <div className={styles.creation}>
      <TagColorField value={color} onChange={onColorChange} disabled={disabled} />
      <Button size="small" startIcon={<Plus {...SMALL_ICON} />} loading={making} onClick={onMake}>
        {text('make', { name })}
      </Button>
    </div>
  );
}
