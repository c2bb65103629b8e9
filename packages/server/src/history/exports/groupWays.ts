import { buildGroupTree, type GroupRecord, type Language, pathBelowRoot } from '@remote-console/domain';
import { groupName } from '@remote-console/texts';
import type { ExportTexts } from './exportTexts.ts';

/** The path of a group by its ID: the groups from below the root down to it. Null for an unknown group. */
export type GroupWay = (groupId: number) => string | null;

/** The paths of groups in the reader's words: `Seoul / Lobby`, and the default group under its translated name. */
export function groupWays(groups: readonly GroupRecord[], language: Language, words: ExportTexts): GroupWay {
  const tree = buildGroupTree(groups, language);
  return (groupId) => {
    const names = pathBelowRoot(tree, groupId).map((group) => groupName(group, words.changes.groups));
    return names.length === 0 ? null : names.join(' / ');
  };
}
