import { shownKind, type FileEntry } from '@remote-console/domain';
import { File, FileArchive, FileImage, FileQuestion, FileText, Folder, Link2 } from 'lucide-react';
import { createElement } from 'react';
import { ICON } from '../../primitives/index.ts';
import { isArchive, isImage, isText } from './previewKinds.ts';

function signOf(entry: FileEntry) {
  if (entry.kind === 'link' && entry.leadsTo === null) return Link2;
  const kind = shownKind(entry);
  if (kind === 'folder') return Folder;
  if (kind === 'other') return FileQuestion;
  if (isImage(entry.name)) return FileImage;
  if (isArchive(entry.name)) return FileArchive;
  return isText(entry.name) ? FileText : File;
}

/** The icon of a file or folder; its type is next to it as text. */
export function EntryIcon({ entry }: { readonly entry: FileEntry }) {
  return createElement(signOf(entry), { ...ICON, style: { flex: 'none' } });
}
