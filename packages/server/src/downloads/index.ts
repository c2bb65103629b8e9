export { followAgentVersion } from './followAgentVersion.ts';
export { downloadsOperations } from './operations.ts';
export { serveDownloads } from './serveDownloads.ts';
