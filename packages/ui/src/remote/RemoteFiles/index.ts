export { RemoteFiles, type RemoteFilesProps } from './RemoteFiles.tsx';
