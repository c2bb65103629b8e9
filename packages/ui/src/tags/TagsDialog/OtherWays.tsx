import { FileSpreadsheet, Settings2 } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON } from '../../primitives/index.ts';
import styles from './TagsDialog.module.css';

interface OtherWaysProps {
  /** Opens the management of tags; not offered without it. */
  readonly onManage: (() => void) | undefined;
  /** Tags are to be set from a sheet. */
  readonly onSheet: () => void;
}

/** Other places that manage and set tags. */
export function OtherWays({ onManage, onSheet }: OtherWaysProps) {
  const text = useText('tags');
  return (
    <div className={styles.more}>
      {onManage && (
        <Button variant="text" size="small" startIcon={<Settings2 {...SMALL_ICON} />} onClick={onManage}>
          {text('manage')}
        </Button>
      )}
      <Button variant="text" size="small" startIcon={<FileSpreadsheet {...SMALL_ICON} />} onClick={onSheet}>
        {text('fromSheet')}
      </Button>
    </div>
  );
}
