import { createHash } from 'node:crypto';
import { serveFileStore, type DeviceTools, type RemoteChannel } from '@remote-console/domain';
import { folderStore } from './folderStore.ts';

/** What of this computer is shared. */
export interface ServeFilesOptions {
  /** The folder that is shared, with everything below it. */
  readonly folder: string;
  /** Whose rules names follow; those of this computer unless another is named. */
  readonly platform?: NodeJS.Platform;
}

/** How check sums and times are taken on a device: Node hashes piece by piece, without collecting a block before. */
export const NODE_TOOLS: DeviceTools = {
  startHash: () => {
    const hash = createHash('sha256');
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() };
  },
  now: () => performance.now(),
};

/**
 * Serves a folder of this computer over a connection, until that is over.
 *
 * @throws The error of the system where the folder is not there.
 */
export async function serveFiles(channel: RemoteChannel, { folder, platform }: ServeFilesOptions): Promise<void> {
  await serveFileStore(channel, await folderStore(folder, platform), NODE_TOOLS);
}
