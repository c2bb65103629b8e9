import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadCard, DownloadItem } from '@remote-console/api-client/contract';
import { type DownloadKind, downloadCards, type DownloadPlatform } from '@remote-console/domain';
import { isObject } from '../http/index.ts';

/** Where the files are served. */
export const DOWNLOAD_PATH = '/download';

/** The file of the auto-setup program; every installer is a copy of it with another name. */
export const AUTO_SETUP_FILE = 'AutoSetup.exe';

/** An operator's optional note about the files: the version of each by its name. */
const VERSIONS_FILE = 'versions.json';

type Files = Readonly<Partial<Record<DownloadKind, string>>>;

/** The file name of each download in the folder. */
const FILES: Readonly<Record<DownloadPlatform, Files>> = {
  windows: {
    auto_install: AUTO_SETUP_FILE,
    agent: 'AgentSetup.exe',
    agent_manual: 'AgentManual.pdf',
    manager: 'ManagerSetup.exe',
    manager_manual: 'ManagerManual.pdf',
    system_checker: 'SystemChecker.exe',
  },
  macos: { agent: 'Agent.pkg' },
  android: { agent: 'Agent.apk', manager: 'Manager.apk', manual: 'AndroidManual.pdf' },
  ios: { manager: 'Manager.ipa', manual: 'iOSManual.pdf' },
  others: { web_manager_manual: 'WebManagerManual.pdf', proposal: 'Proposal.pdf', brochure: 'Brochure.pdf' },
};

/** Size of a file in bytes, or null if there is none with that name. */
async function sizeOf(folder: string, fileName: string): Promise<number | null> {
  const status = await stat(join(folder, fileName)).catch(() => null);
  return status?.isFile() === true ? status.size : null;
}

/** A file of the folder, read as it is sent; null if there is none with that name. */
export async function openDownload(folder: string, fileName: string): Promise<Blob | null> {
  return (await sizeOf(folder, fileName)) === null ? null : openAsBlob(join(folder, fileName));
}

/** A file as it is sent: unmodified, or precompressed with gzip. */
export interface SentDownload {
  readonly content: Blob;
  readonly isCompressed: boolean;
}

/**
 * A file from the first folder that has it; null if none does.
 *
 * @param takesGzip Whether the caller accepts the compressed version next to the file, which has its name with `.gz`.
 */
export async function findDownload(
  folders: readonly string[],
  fileName: string,
  takesGzip: boolean,
): Promise<SentDownload | null> {
  for (const folder of folders) {
    const content = await openDownload(folder, fileName);
    if (content === null) continue;
    const compressed = takesGzip ? await openDownload(folder, `${fileName}.gz`) : null;
    return compressed === null ? { content, isCompressed: false } : { content: compressed, isCompressed: true };
  }
  return null;
}

/** The versions in the operator's note; none if the note is missing or not a JSON object. */
export async function readVersions(folder: string): Promise<(fileName: string) => string | null> {
  const text = await readFile(join(folder, VERSIONS_FILE), 'utf8').catch(() => '{}');
  let noted: unknown = null;
  try {
    noted = JSON.parse(text);
  } catch {
    // An unreadable note says nothing; the files are available all the same.
  }
  return (fileName) => {
    const version = isObject(noted) && Object.hasOwn(noted, fileName) ? noted[fileName] : null;
    return typeof version === 'string' ? version : null;
  };
}

/** Every card with what is in the folder now. */
export async function readDownloads(folder: string): Promise<DownloadCard[]> {
  const versionOf = await readVersions(folder);
  const item = async (platform: DownloadPlatform, kind: DownloadKind): Promise<DownloadItem[]> => {
    const fileName = FILES[platform][kind];
    if (fileName === undefined) return [];
    const size = await sizeOf(folder, fileName);
    const address = size === null ? null : `${DOWNLOAD_PATH}/${fileName}`;
    return [{ kind, fileName, size, address, version: size === null ? null : versionOf(fileName) }];
  };
  return Promise.all(
    DOWNLOAD_CARDS_SHOWN.map(async ({ platform, kinds }) => ({
      platform,
      items: (await Promise.all(kinds.map((kind) => item(platform, kind)))).flat(),
    })),
  );
}

/** The cards of the normal console, including those that the standalone one shows. */
const DOWNLOAD_CARDS_SHOWN = downloadCards('normal').map(({ platform, kinds }) => {
  const alone = downloadCards('standalone').find((card) => card.platform === platform)?.kinds ?? [];
  return { platform, kinds: [...new Set([...alone, ...kinds])] };
});
