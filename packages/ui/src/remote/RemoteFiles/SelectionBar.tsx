import { fileSizeText, shownKind, type FileEntry } from '@remote-console/domain';
import { Archive, Download, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, ICON } from '../../primitives/index.ts';
import type { FileActions } from './fileActions.ts';
import styles from './FileSelectionBar.module.css';

export interface SelectionBarProps extends FileActions {
  readonly entries: readonly FileEntry[];
  readonly onClear: () => void;
}

/** The actions of the selection. */
export function SelectionBar({ entries, readOnly, onAct, onClear }: SelectionBarProps) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const count = entries.length;
  const size = entries.reduce((sum, entry) => sum + entry.size, 0);
  const onlyFiles = entries.every((entry) => shownKind(entry) === 'file');
  return (
    <div role="group" aria-label={text('selected', { count })} className={styles.bar}>
      <output className={styles.count}>
        <strong>{text('selected', { count })}</strong> {size > 0 && fileSizeText(size, language)}
      </output>
      {onlyFiles && (
        <Button
          variant="text"
          size="small"
          startIcon={<Download {...ICON} />}
          onClick={() => onAct({ action: 'download', entries })}
        >
          {text('download')}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        startIcon={<Archive {...ICON} />}
        onClick={() => onAct({ action: 'downloadZip', entries })}
      >
        {text('downloadZip')}
      </Button>
      {!readOnly && (
        <>
          <Button
            variant="text"
            size="small"
            startIcon={<FolderInput {...ICON} />}
            onClick={() => onAct({ action: 'move', entries })}
          >
            {text('moveMenu')}
          </Button>
          {count === 1 && (
            <Button
              variant="text"
              size="small"
              startIcon={<Pencil {...ICON} />}
              onClick={() => onAct({ action: 'rename', entries })}
            >
              {text('rename')}
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            color="error"
            startIcon={<Trash2 {...ICON} />}
            onClick={() => onAct({ action: 'delete', entries })}
          >
            {text('delete')}
          </Button>
        </>
      )}
      <div className={styles.clear}>
        <Button variant="text" size="small" onClick={onClear}>
          {text('clearSelection')}
        </Button>
      </div>
    </div>
  );
}
