import type { RoleSession } from '../permissions/index.ts';
import { epochOf, type Moment } from '../time/index.ts';
import { mayMakeInstallers } from './enrolmentRights.ts';

/** Everything that can be downloaded, by the platform of its card (C-DOWNLOAD-02 to C-DOWNLOAD-06). */
export const DOWNLOAD_CARDS = {
  windows: ['auto_install', 'agent', 'agent_manual', 'manager', 'manager_manual', 'system_checker'],
  macos: ['agent'],
  android: ['manager', 'manual'],
  ios: ['manager', 'manual'],
  others: ['web_manager_manual', 'proposal', 'brochure'],
} as const;

/** The cards of a standalone console: the programs for two platforms (C-DOWNLOAD-01, C-DOWNLOAD-11). */
export const STANDALONE_DOWNLOAD_CARDS = {
  windows: ['agent', 'manager'],
  android: ['agent', 'manager'],
} as const;

/** A platform with a card. */
export type DownloadPlatform = keyof typeof DOWNLOAD_CARDS;

/** The platforms, in the order of their cards. */
export const DOWNLOAD_PLATFORMS = [
  'windows',
  'macos',
  'android',
  'ios',
  'others',
] as const satisfies readonly DownloadPlatform[];

/** The kind of a download. */
export type DownloadKind =
  | (typeof DOWNLOAD_CARDS)[DownloadPlatform][number]
  | (typeof STANDALONE_DOWNLOAD_CARDS)[keyof typeof STANDALONE_DOWNLOAD_CARDS][number];

/** A card: a platform and its downloads. */
export interface DownloadCard {
  readonly platform: DownloadPlatform;
  readonly kinds: readonly DownloadKind[];
}

/** A console's cards, by whether it runs standalone. */
export function downloadCards(mode: 'normal' | 'standalone'): readonly DownloadCard[] {
  if (mode === 'normal') return DOWNLOAD_PLATFORMS.map((platform) => ({ platform, kinds: DOWNLOAD_CARDS[platform] }));
  return [
    { platform: 'windows', kinds: STANDALONE_DOWNLOAD_CARDS.windows },
    { platform: 'android', kinds: STANDALONE_DOWNLOAD_CARDS.android },
  ];
}

/** An address that bypasses caches, with the time as its parameter `t` (C-DOWNLOAD-07). */
export function withTimestamp(address: string, now: Moment): string {
  return `${address}${address.includes('?') ? '&' : '?'}t=${epochOf(now)}`;
}

/** The parts of a download that the cards need, as the server sends them. */
interface ServedItem {
  readonly kind: DownloadKind;
}

/** A card with what the server sent about each of its downloads. */
export interface ServedCard<Item extends ServedItem> {
  readonly platform: DownloadPlatform;
  readonly items: readonly Item[];
}

/**
 * The cards that a console shows, in order, each with its downloads in order. Anything else that the server sends is
 * ignored, and a card without any download is left out (C-DOWNLOAD-01 to C-DOWNLOAD-06, C-DOWNLOAD-11).
 */
export function shownDownloads<Item extends ServedItem>(
  mode: 'normal' | 'standalone',
  served: readonly ServedCard<Item>[],
  person: RoleSession,
): readonly ServedCard<Item>[] {
  return downloadCards(mode)
    .map(({ platform, kinds }) => {
      const available = served.find((card) => card.platform === platform)?.items ?? [];
      const offered = kinds.filter((kind) => kind !== 'auto_install' || mayMakeInstallers(person));
      return { platform, items: offered.flatMap((kind) => available.filter((item) => item.kind === kind)) };
    })
    .filter(({ items }) => items.length > 0);
}
