import { expect, it } from 'vitest';
import { droppedFiles, type DroppedEntry, type DroppedItem } from './droppedFiles.ts';

const aFile = (name: string) => new File([name], name);

function fileEntry(name: string): DroppedEntry {
  return { name, isFile: true, isDirectory: false, file: (take) => take(aFile(name)) };
}

/** A folder whose entries come in chunks of two, the last of which is empty, as in browsers. */
function folderEntry(name: string, children: readonly DroppedEntry[]): DroppedEntry {
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      let at = 0;
      return {
        readEntries: (take) => {
          take(children.slice(at, at + 2));
          at += 2;
        },
      };
    },
  };
}

const dropped = (entry: DroppedEntry): DroppedItem => ({
  kind: 'file',
  webkitGetAsEntry: () => entry,
  getAsFile: () => null,
});

it('takes folders with everything below them, those above before those in them', async () => {
  const inner = folderEntry('inner', [fileEntry('d'), folderEntry('empty', [])]);
  const outer = folderEntry('outer', [fileEntry('a'), fileEntry('b'), fileEntry('c'), inner]);
  const { folders, files } = await droppedFiles([dropped(outer), dropped(fileEntry('beside'))]);
  expect(folders).toEqual([['outer'], ['outer', 'inner'], ['outer', 'inner', 'empty']]);
  expect(files.map(({ path }) => path.join('/'))).toEqual(['outer/a', 'outer/b', 'outer/c', 'outer/inner/d', 'beside']);
  expect(files[3]?.file.name).toBe('d');
});

it('takes what lies on no disk, and leaves what is no file', async () => {
  const items: DroppedItem[] = [
    { kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => aFile('attachment') },
    { kind: 'string', webkitGetAsEntry: () => null, getAsFile: () => null },
  ];
  const { folders, files } = await droppedFiles(items);
  expect(folders).toEqual([]);
  expect(files.map(({ path }) => path)).toEqual([['attachment']]);
});

it('fails where a file cannot be read any more', async () => {
  const gone: DroppedEntry = {
    name: 'gone',
    isFile: true,
    isDirectory: false,
    file: (_take, fail) => fail?.(new DOMException('gone', 'NotFoundError')),
  };
  await expect(droppedFiles([dropped(gone)])).rejects.toThrow('gone');
});
