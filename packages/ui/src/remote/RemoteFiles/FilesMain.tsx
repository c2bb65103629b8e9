import type { FilesCaller } from '@remote-console/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { USUAL_LAYOUT } from './columnLayout.ts';
import { ConflictCard } from './ConflictCard.tsx';
import type { FileActions } from './fileActions.ts';
import { FilesFoot } from './FilesFoot.tsx';
import { FolderContent } from './FolderContent.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { TransferQueue } from './transferQueue.ts';
import { NOTHING, type FilesView } from './useFilesView.ts';
import { firstConflict, useTransferList } from './useTransfers.ts';
import styles from './RemoteFiles.module.css';

export interface FilesMainProps {
  readonly view: FilesView;
  readonly caller: FilesCaller | null;
  readonly queue: TransferQueue;
  readonly isNarrow: boolean;
  readonly readOnly: boolean;
  readonly onAct: FileActions['onAct'];
}

function Content({ view, caller, isNarrow, readOnly, onAct }: FilesMainProps) {
  const text = useText('remoteFiles');
  const [layout, setLayout] = useState(USUAL_LAYOUT);
  const { rootName, walk, searched } = view;
  const { path, visit } = walk;
  if (searched !== '') {
    return (
      <SearchResults
        caller={caller}
        rootName={rootName}
        path={path}
        text={searched}
        showsHidden={view.showsHidden}
        onReveal={({ found }) => view.reveal(found)}
      />
    );
  }
  return (
    <FolderContent
      folder={view.folder}
      isNarrow={isNarrow}
      isTop={path.length === 0}
      entries={view.entries}
      label={text('filesIn', { folder: view.folderName })}
      selected={view.selected}
      readOnly={readOnly}
      onSelect={({ selected }) => view.select(selected)}
      onAct={onAct}
      focus={view.focus}
      onFocused={view.forgetFocus}
      layout={layout}
      onLayout={({ layout: next }) => setLayout(next)}
      onUp={() => path.length > 0 && view.enter(path.slice(0, -1))}
      onTop={() => visit([])}
      onRetry={view.changed}
    />
  );
}

/** The current folder or the search results, and above it the selection and pending questions. */
export function FilesMain(props: FilesMainProps) {
  const { view, queue, isNarrow, readOnly, onAct } = props;
  const { rootName, entries, selected, searched } = view;
  const conflict = useTransferList(queue, firstConflict);
  const chosen = entries.filter(({ name }) => selected.has(name));
  return (
    <div className={styles.main}>
      {chosen.length > 0 && searched === '' && (
        <SelectionBar entries={chosen} readOnly={readOnly} onAct={onAct} onClear={() => view.select(NOTHING)} />
      )}
      {conflict && (
        <ConflictCard
          key={conflict.id}
          conflict={conflict}
          rootName={rootName}
          onAnswer={({ answer, forAll }) => queue.answer(answer, forAll)}
        />
      )}
      <div className={styles.content}>
        <Content {...props} />
      </div>
      <FilesFoot
        count={searched === '' ? entries.length : null}
        free={view.shared?.free ?? null}
        mayDrop={!readOnly && !isNarrow}
      />
    </div>
  );
}
