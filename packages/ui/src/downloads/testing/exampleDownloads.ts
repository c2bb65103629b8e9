import type { AgentDownload, DownloadCard, DownloadItem } from '@remote-console/api-client';
import { AGENT_PROGRAMS } from '@remote-console/domain';

const MEGABYTE = 1024 ** 2;

function item(kind: DownloadItem['kind'], file_name: string, megabytes: number | null): DownloadItem {
  return megabytes === null
    ? { kind, file_name, address: null, version: null, size: null }
    : { kind, file_name, address: `/download/${file_name}`, version: '5.2.0', size: megabytes * MEGABYTE };
}

/** What a server hands out that has most of its files, for stories. */
export const exampleDownloads: readonly DownloadCard[] = [
  {
    platform: 'windows',
    items: [
      item('auto_install', 'AutoSetup.exe', 18),
      item('agent', 'AgentSetup.exe', 17.4),
      item('agent_manual', 'AgentManual.pdf', 3.2),
      item('manager', 'ManagerSetup.exe', 42),
      item('manager_manual', 'ManagerManual.pdf', 5.1),
      item('system_checker', 'SystemChecker.exe', null),
    ],
  },
  { platform: 'macos', items: [item('agent', 'Agent.pkg', 21)] },
  {
    platform: 'android',
    items: [
      item('agent', 'Agent.apk', 12),
      item('manager', 'Manager.apk', 15),
      item('manual', 'AndroidManual.pdf', 2.4),
    ],
  },
  { platform: 'ios', items: [item('manager', 'Manager.ipa', null), item('manual', 'iOSManual.pdf', 2.2)] },
  {
    platform: 'others',
    items: [
      item('web_manager_manual', 'WebManagerManual.pdf', 6),
      item('proposal', 'Proposal.pdf', 8),
      item('brochure', 'Brochure.pdf', 4),
    ],
  },
];

/** A server that has every file. */
export const completeDownloads: readonly DownloadCard[] = exampleDownloads.map(({ platform, items }) => ({
  platform,
  items: items.map((each) => ({ ...each, address: each.address ?? `/download/${each.file_name}` })),
}));

/** The same server before anybody has put a file there. */
export const missingDownloads: readonly DownloadCard[] = exampleDownloads.map(({ platform, items }) => ({
  platform,
  items: items.map((each) => ({ ...each, address: null, version: null, size: null })),
}));

/** The agents of a server that has built all of them but the one for macOS. */
export const exampleAgents: readonly AgentDownload[] = AGENT_PROGRAMS.map((program, index) => {
  if (program.system === 'macos') return { ...program, address: null, bytes: null, version: null, sha256: null };
  return {
    ...program,
    address: `/download/${program.file}`,
    bytes: (98 + index * 4) * MEGABYTE,
    version: '0.1.0',
    sha256: `${index}f9619ff8b86d011`.repeat(4),
  };
});
