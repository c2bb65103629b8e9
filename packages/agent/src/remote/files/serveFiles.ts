import { createCipheriv, createHash, createSecretKey } from 'node:crypto';
import {
  nonceOfBlock,
  serveFileStore,
  type DeviceStreams,
  type DeviceTools,
  type RemoteChannel,
} from '@remote-console/domain';
import { folderStore } from './folderStore.ts';

/** What this computer shares. */
export interface ServeFilesOptions {
  /** The folder that is shared, with everything below it. */
  readonly folder: string;
  /** Whose rules names follow; those of this computer by default. */
  readonly platform?: NodeJS.Platform;
  /** Where file bytes go in separate requests; there are none without it. */
  readonly streams?: DeviceStreams | null;
}

/** How checksums and times are taken on a device: Node hashes piece by piece, without collecting a block first. */
export const NODE_TOOLS: DeviceTools = {
  startHash: () => {
    const hash = createHash('sha256');
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest() };
  },
  startTags: (key) => {
    const secret = createSecretKey(key);
    return (block) => {
      const cipher = createCipheriv('aes-128-gcm', secret, nonceOfBlock(block));
      return {
        update: (bytes) => void cipher.setAAD(bytes),
        digest: () => {
          cipher.final();
          return cipher.getAuthTag();
        },
      };
    };
  },
  now: () => performance.now(),
};

/**
 * Serves a folder of this computer over a connection, until it ends.
 *
 * @throws A system error when the folder does not exist.
 */
export async function serveFiles(channel: RemoteChannel, options: ServeFilesOptions): Promise<void> {
  const { folder, platform, streams } = options;
  await serveFileStore(channel, await folderStore(folder, platform), { ...NODE_TOOLS, streams });
}
