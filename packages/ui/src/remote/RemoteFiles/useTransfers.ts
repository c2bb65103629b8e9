import { freeName, zipArchiveName, type FileEntry, type FilePath, type FilesCaller } from '@remote-console/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChosenFiles } from './droppedFiles.ts';
import type { TransferList } from './jobList.ts';
import { openSaveTarget } from './saveTarget.ts';
import { createTransferQueue, type TransferQueue } from './transferQueue.ts';
import type { Connection } from './useCaller.ts';

/** The queue of this view; its transfers continue on the next connection if one breaks. */
export function useTransferQueue(
  { caller, isConnected }: Connection,
  onArrived: (folder: FilePath) => void,
): TransferQueue {
  const [queue] = useState(createTransferQueue);
  useEffect(() => queue.whenArrived(({ folder }) => onArrived(folder)), [queue, onArrived]);
  useEffect(() => queue.connect(isConnected ? caller : null), [queue, caller, isConnected]);
  return queue;
}

/**
 * A part of the displayed state of a queue. Only a change of that part re-renders: bytes arrive many times a second,
 * and do not concern the list of files.
 *
 * @param pick Returns the same value as long as the part is the same.
 */
export function useTransferList<Part>(queue: TransferQueue, pick: (list: TransferList) => Part): Part {
  const part = () => pick(queue.list());
  return useSyncExternalStore(queue.subscribe, part, part);
}

/** The first file waiting for an answer. */
export const firstConflict = ({ conflict }: TransferList) => conflict;

/** Whether something is running or queued. */
export const isUnderWay = ({ transfers }: TransferList) =>
  transfers.some(({ state }) => state !== 'done' && state !== 'failed');

/** Creates the folders of an upload and queues its files. Existing folders are reused. */
export async function uploadInto(
  caller: FilesCaller,
  queue: TransferQueue,
  into: FilePath,
  { folders, files }: ChosenFiles,
): Promise<void> {
  for (const folder of folders) {
    const path = [...into, ...folder];
    try {
      await caller.makeFolder(path);
    } catch (thrown) {
      if ((await caller.stat(path).catch(() => null))?.kind !== 'folder') throw thrown;
    }
  }
  queue.upload(
    files.map(({ path, file }) => ({
      file,
      folder: [...into, ...path.slice(0, -1)],
      name: path.at(-1) ?? file.name,
    })),
  );
}

/** Queues the download of files, one by one. */
export async function downloadFiles(
  queue: TransferQueue,
  folder: FilePath,
  entries: readonly FileEntry[],
): Promise<void> {
  for (const { name, kind, size } of entries) {
    // The size of a link's target is not in the list.
    const known = kind === 'file' ? size : null;
    const target = await openSaveTarget(name, known);
    if (!target) return;
    queue.download({ name, size: known, target, request: { type: 'read', path: [...folder, name] } });
  }
}

/** Queues the download of an archive of files and folders. */
export async function downloadArchive(
  queue: TransferQueue,
  folder: FilePath,
  folderName: string,
  entries: readonly FileEntry[],
): Promise<void> {
  const [only] = entries;
  const name = zipArchiveName(entries.length === 1 && only ? only.name : folderName);
  const target = await openSaveTarget(name, null);
  if (!target) return;
  const request =
    entries.length === 1 && only?.kind === 'folder'
      ? ({ type: 'zip', path: [...folder, only.name], names: [] } as const)
      : ({ type: 'zip', path: folder, names: entries.map((entry) => entry.name) } as const);
  queue.download({ name, size: null, target, request });
}

/** An unused name for a new folder. */
export function nameForFolder(words: string, entries: readonly FileEntry[]): string {
  return freeName(words, (name) => entries.some((entry) => entry.name === name));
}
