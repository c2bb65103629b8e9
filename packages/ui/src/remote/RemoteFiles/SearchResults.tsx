import ButtonBase from '@mui/material/ButtonBase';
import { fileSizeText, type FilePath, type FilesCaller, type FoundFile } from '@remote-console/domain';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { LoadingBar, Button, EmptyState, LoadFailed } from '../../primitives/index.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { shownName } from './shownName.ts';
import { useFaultMessage } from './useFaultMessage.ts';
import { useKindLabel } from './useKindLabel.ts';
import { placeOf, useSearch, type Search } from './useSearch.ts';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  readonly caller: FilesCaller | null;
  readonly rootName: string;
  /** The folder that is searched, including subfolders. */
  readonly path: FilePath;
  readonly text: string;
  readonly showsHidden: boolean;
  /** Shows a result in its folder. */
  readonly onReveal: (change: { readonly found: FoundFile }) => void;
}

/** Rows rendered initially; more on request. */
const PART = 200;

function useStateLabel(): (search: Search) => string {
  const text = useText('remoteFiles');
  return ({ state, found }) => {
    const count = found.length;
    switch (state) {
      case 'running':
        return text('searching', { count });
      case 'partly':
        return text('searchPartly', { count });
      case 'interrupted':
        return text('searchInterrupted', { count });
      case 'complete':
      case 'failed':
        return text('searchFound', { count });
    }
  };
}

type RowProps = Pick<SearchResultsProps, 'rootName' | 'path' | 'onReveal'> & { readonly found: FoundFile };

function ResultRow({ found, rootName, path, onReveal }: RowProps) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  const kindText = useKindLabel();
  const { entry } = found;
  const place = [rootName, ...path, ...found.folder].map(shownName).join(' / ');
  return (
    <li className={styles.item}>
      <ButtonBase
        title={text('showInFolder', { name: shownName(entry.name), folder: place })}
        onClick={() => onReveal({ found })}
        sx={{
          width: '100%',
          minHeight: 52,
          px: 'var(--rc-space-lg)',
          gap: 'var(--rc-space-md)',
          justifyContent: 'flex-start',
          textAlign: 'start',
        }}
      >
        <EntryIcon entry={entry} />
        <div className={styles.words}>
          <bdi className={styles.name}>{shownName(entry.name)}</bdi>
          <bdi className={styles.place}>{place}</bdi>
        </div>
        <div className={styles.detail}>
          {entry.kind === 'file' ? fileSizeText(entry.size, language) : kindText(entry)}
        </div>
      </ButtonBase>
    </li>
  );
}

/** The results of a search in a folder and its subfolders, as they are found. */
export function SearchResults(props: SearchResultsProps) {
  const { caller, rootName, path, text: searched, showsHidden, onReveal } = props;
  const text = useText('remoteFiles');
  const faultMessage = useFaultMessage();
  const stateLabel = useStateLabel();
  const [tries, setTries] = useState(0);
  const search = useSearch(caller, { path, text: searched, hidden: showsHidden, tries });
  const [count, setCount] = useState(PART);
  const { found, state, fault } = search;
  if (fault)
    return <LoadFailed title={text('searchFailed')} hint={faultMessage(fault)} onRetry={() => setTries(tries + 1)} />;
  if (state === 'complete' && found.length === 0) {
    return (
      <EmptyState
        Icon={SearchX}
        title={text('searchNothing', { text: searched })}
        hint={text(showsHidden ? 'searchNothingHint' : 'searchNothingHidden')}
      />
    );
  }
  return (
    <div className={styles.results}>
      <output className={styles.state}>
        {state === 'running' && <LoadingBar />}
        {stateLabel(search)}
      </output>
      <div className={styles.scroll}>
        <ul aria-label={text('searchResults')} className={styles.list}>
          {found.slice(0, count).map((each) => (
            <ResultRow key={placeOf(each)} found={each} rootName={rootName} path={path} onReveal={onReveal} />
          ))}
        </ul>
        {count < found.length && (
          <div className={styles.more}>
            <Button onClick={() => setCount(count + PART)}>{text('showMore')}</Button>
          </div>
        )}
      </div>
    </div>
  );
}
