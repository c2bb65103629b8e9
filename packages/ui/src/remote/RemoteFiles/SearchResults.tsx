import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { FilePath, FilesCaller, FoundFile } from '@remote-console/domain';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { BusyLine, Button, EmptyState, LoadFailed } from '../../primitives/index.ts';
import { EntryIcon } from './EntryIcon.tsx';
import { formatSize } from './formatSize.ts';
import { shownName } from './shownName.ts';
import { useFaultWords } from './useFaultWords.ts';
import { useKindWords } from './useKindWords.ts';
import { placeOf, useSearch, type Search } from './useSearch.ts';

export interface SearchResultsProps {
  readonly caller: FilesCaller | null;
  readonly rootName: string;
  /** The folder that is searched, with everything below it. */
  readonly path: FilePath;
  readonly text: string;
  readonly showsHidden: boolean;
  /** Shows something that was found, in its folder. */
  readonly onReveal: (change: { readonly found: FoundFile }) => void;
}

/** Rows that are drawn at once; more come on request. */
const PART = 200;

function useStateWords(): (search: Search) => string {
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
  const kindWords = useKindWords();
  const { entry } = found;
  const place = [rootName, ...path, ...found.folder].map(shownName).join(' › ');
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'tone.line' }}>
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
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="bdi"
            sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: 'var(--rc-font-size-body)' }}
          >
            {shownName(entry.name)}
          </Box>
          <Box
            component="bdi"
            sx={{
              display: 'block',
              overflowWrap: 'anywhere',
              color: 'tone.textSecondary',
              fontSize: 'var(--rc-font-size-label)',
            }}
          >
            {place}
          </Box>
        </Box>
        <Box
          sx={{
            flex: 'none',
            color: 'tone.textSecondary',
            fontSize: 'var(--rc-font-size-label)',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {entry.kind === 'file' ? formatSize(entry.size, language) : kindWords(entry)}
        </Box>
      </ButtonBase>
    </Box>
  );
}

/** What a search in a folder and below it finds, as it is found. */
export function SearchResults(props: SearchResultsProps) {
  const { caller, rootName, path, text: searched, showsHidden, onReveal } = props;
  const text = useText('remoteFiles');
  const faultWords = useFaultWords();
  const stateWords = useStateWords();
  const [tries, setTries] = useState(0);
  const search = useSearch(caller, { path, text: searched, hidden: showsHidden, tries });
  const [count, setCount] = useState(PART);
  const { found, state, fault } = search;
  if (fault)
    return <LoadFailed title={text('searchFailed')} hint={faultWords(fault)} onRetry={() => setTries(tries + 1)} />;
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
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}>
      <Box
        component="output"
        sx={{
          position: 'relative',
          px: 'var(--rc-space-lg)',
          py: 'var(--rc-space-sm)',
          fontSize: 'var(--rc-font-size-label)',
          color: 'tone.textSecondary',
        }}
      >
        {state === 'running' && <BusyLine />}
        {stateWords(search)}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <Box component="ul" aria-label={text('searchResults')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.slice(0, count).map((each) => (
            <ResultRow key={placeOf(each)} found={each} rootName={rootName} path={path} onReveal={onReveal} />
          ))}
        </Box>
        {count < found.length && (
          <Box sx={{ display: 'grid', p: 'var(--rc-space-md)' }}>
            <Button onClick={() => setCount(count + PART)}>{text('showMore')}</Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
