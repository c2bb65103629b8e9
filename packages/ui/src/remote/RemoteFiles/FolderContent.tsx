import { FolderOpen } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { LoadingBar, Button, EmptyState, LoadFailed, NoPermission, TableSkeleton } from '../../primitives/index.ts';
import { FileGrid, type FileGridProps } from './FileGrid.tsx';
import { FileRows } from './FileRows.tsx';
import { useFaultMessage } from './useFaultMessage.ts';
import type { Folder } from './useFolder.ts';
import styles from './FolderContent.module.css';

export interface FolderContentProps extends FileGridProps {
  readonly folder: Folder;
  readonly isNarrow: boolean;
  /** Whether it is the shared folder itself. */
  readonly isTop: boolean;
  readonly onTop: () => void;
  readonly onRetry: () => void;
}

function Failed({ folder, isTop, onTop, onRetry }: FolderContentProps) {
  const text = useText('remoteFiles');
  const common = useText('common');
  const faultMessage = useFaultMessage();
  if (folder.kind !== 'failed') return null;
  if (folder.fault !== 'denied') {
    return <LoadFailed title={text('failedTitle')} hint={faultMessage(folder.fault)} onRetry={onRetry} />;
  }
  return (
    <NoPermission
      title={text('noRight')}
      hint={text('noRightHint')}
      action={
        isTop ? <Button onClick={onRetry}>{common('retry')}</Button> : <Button onClick={onTop}>{text('toTop')}</Button>
      }
    />
  );
}

/** The content of a folder, or why it is not shown. */
export function FolderContent(props: FolderContentProps) {
  const text = useText('remoteFiles');
  const { folder, entries, isNarrow, readOnly } = props;
  if (folder.kind === 'failed') return <Failed {...props} />;
  if (folder.kind === 'loading' && entries.length === 0) return <TableSkeleton label={text('loading')} />;
  if (entries.length === 0) {
    const onlyHidden = folder.entries.length > 0;
    return (
      <EmptyState
        Icon={FolderOpen}
        title={text(onlyHidden ? 'onlyHidden' : 'empty')}
        hint={readOnly || onlyHidden ? '' : text('emptyHint')}
      />
    );
  }
  return (
    <div className={styles.content}>
      {folder.kind === 'loading' && (
        <output className={styles.progress}>
          <LoadingBar />
          {text('loadingMore', { count: folder.entries.length })}
        </output>
      )}
      <div className={styles.entries}>{isNarrow ? <FileRows {...props} /> : <FileGrid {...props} />}</div>
    </div>
  );
}
