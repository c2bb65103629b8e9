export { readFileAnswer, type FileAnswer } from './answers.ts';
export type { FileSum, FileTaker } from './callDownload.ts';
export { callFiles, type FilesCaller } from './callFiles.ts';
export { FilesDisconnected, KEEP_PARTIAL } from './callLine.ts';
export type { FileGiver } from './callUpload.ts';
export type { DeviceTools } from './deviceTransfer.ts';
export {
  compareFileNames,
  LARGEST_FILE_PAGE,
  LARGEST_FILE_PAGE_BYTES,
  shownKind,
  type FileEntry,
  type FileKind,
  type FilePage,
  type FoundFile,
  type SharedFolder,
} from './entries.ts';
export { FILE_FAULTS, FileFault, type FileFaultKey } from './faults.ts';
export type { FileSink, FileSource, FileStore, WriteOptions } from './fileStore.ts';
export { memoryFileStore, type MemoryFileStoreOptions } from './memoryFileStore.ts';
export type { MemoryFile, MemoryFolder, MemoryNode } from './memoryTree.ts';
export {
  DEEPEST_FILE_PATH,
  freeName,
  isEntryName,
  isNewFileName,
  isPartialName,
  isWithin,
  nameBytes,
  partialName,
  splitExtension,
  zipArchiveName,
  zipEntryName,
  type FilePath,
  type FileSystemKind,
} from './names.ts';
export { startFileSum, type RunningSum } from './fileSum.ts';
export { FILE_BLOCK, type SumWay } from './sumWay.ts';
export { nonceOfBlock, WEB_SUMS } from './hash.ts';
export { FILE_PIECE, FILE_WINDOW, isTransferId, readFilePiece } from './pieces.ts';
export { LONGEST_FILE_SEARCH, type FileRequest, type FileState } from './requests.ts';
export { isFoundBy, MOST_FOUND } from './searchFiles.ts';
export { serveFileStore } from './serveFileStore.ts';
export { readTransferred, type TransferredFile } from './transferred.ts';
export { startZipCount, startZipNames, type ZipEntry, type ZipWriter } from './zipEntries.ts';
export { joinedChannels, type JoinedChannels } from './testing/joinedChannels.ts';
