import type { Registry } from '../http/index.ts';
import { createInstaller } from './createInstaller.ts';
import { getAgentUpdate } from './getAgentUpdate.ts';
import { getViewerVersion } from './getViewerVersion.ts';
import { listDownloads } from './listDownloads.ts';

/** The operations of this area. */
export const downloadsOperations = {
  getViewerVersion,
  getAgentUpdate,
  createInstaller,
  listDownloads,
} satisfies Partial<Registry>;
