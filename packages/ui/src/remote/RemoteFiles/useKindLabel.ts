import { shownKind, type FileEntry } from '@remote-console/domain';
import { useCallback } from 'react';
import { useText } from '../../i18n/index.ts';
import { extensionOf } from './shownName.ts';

/** The type of a file or folder, as text. */
export function useKindLabel(): (entry: FileEntry) => string {
  const text = useText('remoteFiles');
  return useCallback(
    (entry) => {
      switch (entry.kind) {
        case 'folder':
          return text('kindFolder');
        case 'other':
          return text('kindOther');
        case 'link':
          if (entry.leadsTo === null) return text('kindLink');
          return text(shownKind(entry) === 'folder' ? 'kindLinkFolder' : 'kindLinkFile');
        case 'file': {
          const extension = extensionOf(entry.name).toUpperCase();
          return extension ? text('kindFileOf', { extension }) : text('kindFile');
        }
      }
    },
    [text],
  );
}
