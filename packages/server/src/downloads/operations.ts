import type { Registry } from '../http/operation.ts';
import { createInstaller } from './createInstaller.ts';
import { listDownloads } from './listDownloads.ts';

/** The operations of this area. */
export const downloadsOperations = {
  createInstaller,
  listDownloads,
} satisfies Partial<Registry>;
