import { useList, useText } from '../../i18n/index.ts';
import { DenseButton } from '../Button/DenseButton.tsx';
import styles from './TableGrid.module.css';

interface HiddenColumnsProps {
  /** The headers of the columns that do not fit, in order. */
  readonly names: readonly string[];
  /** Whether they are shown anyway, in a scrolling table. */
  readonly shown: boolean;
  readonly onToggle: () => void;
}

/** The line above a narrow table: which columns do not fit, and a button that shows them. */
export function HiddenColumns({ names, shown, onToggle }: HiddenColumnsProps) {
  const text = useText('common');
  const list = useList();
  return (
    <div className={styles.hiddenColumns}>
      <span>{shown ? text('allColumnsShown') : text('columnsWithoutRoom', { names: list(names) })}</span>
      <DenseButton look="bare" className={styles.showColumns} onClick={onToggle}>
        {shown ? text('fitColumns') : text('showAllColumns')}
      </DenseButton>
    </div>
  );
}
