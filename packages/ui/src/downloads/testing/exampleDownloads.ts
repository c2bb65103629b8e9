import type { AgentDownload, AgentRelease, DownloadCard, DownloadItem } from '@remote-console/api-client';
import { AGENT_PROGRAMS } from '@remote-console/domain';
import { exampleWords } from '../../i18n/testing/exampleWords.ts';

const MEGABYTE = 1024 ** 2;

function item(kind: DownloadItem['kind'], fileName: string, megabytes: number | null): DownloadItem {
  return megabytes === null
    ? { kind, fileName, address: null, version: null, size: null }
    : { kind, fileName, address: `/download/${fileName}`, version: '5.2.0', size: megabytes * MEGABYTE };
}

/** The files of a server that has most of them, for stories. */
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
  items: items.map((each) => ({ ...each, address: each.address ?? `/download/${each.fileName}` })),
}));

/** The same server without any files. */
export const missingDownloads: readonly DownloadCard[] = exampleDownloads.map(({ platform, items }) => ({
  platform,
  items: items.map((each) => ({ ...each, address: null, version: null, size: null })),
}));

/** The agents of a server with all builds but the one for macOS. */
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

/** What is new in three versions of the agent, newest first. */
export const exampleReleases: readonly AgentRelease[] = [
  {
    version: '2.5.0',
    date: '2026-11-18',
    notes: exampleWords<string[]>({
      ko: ['프록시 비밀번호가 바뀌면 무엇을 해야 하는지 알려 줘요.', '업데이트 파일을 3분의 1 크기로 받아요.'],
      en: [
        'When the password of a proxy changes, it says what to do.',
        'Updates are downloaded at a third of their size.',
      ],
      ja: [
        'プロキシのパスワードが変わったときに、対処方法を表示します。',
        '更新ファイルのサイズが3分の1になりました。',
      ],
    }),
  },
  {
    version: '2.4.1',
    date: '2026-10-02',
    notes: exampleWords<string[]>({
      ko: ['시계가 맞지 않는 컴퓨터에서도 원인을 알 수 있어요.'],
      en: ['On a computer whose clock is wrong, it says so.'],
      ja: ['時計がずれているコンピューターで、その旨を表示します。'],
    }),
  },
  {
    version: '2.4.0',
    date: '2026-08-21',
    notes: exampleWords<string[]>({
      ko: ['arm64 Linux에서도 실행돼요.'],
      en: ['Runs on Linux with arm64, too.'],
      ja: ['arm64のLinuxでも動作します。'],
    }),
  },
];

/** The answer of the server to `GET /downloads`. */
export const downloadsAnswer = ({
  releases = exampleReleases,
}: { readonly releases?: readonly AgentRelease[] } = {}) => ({
  status: 200 as const,
  meta: {},
  objects: [...exampleDownloads],
  agents: [...exampleAgents],
  releases: [...releases],
});
