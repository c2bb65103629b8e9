import { listText, sentencesText, type Branch, type Language, type MoveEffects } from '@remote-console/domain';
import { useMemo } from 'react';
import { useLanguage, useMessage, useText } from '../i18n/index.ts';
import type { MoveRequest } from './useGroupMoves.ts';

/** The maximum number of people listed by name; beyond that only their number is given. */
const MOST_NAMES = 5;

const namesOf = (people: MoveEffects['gain'], language: Language) => {
  const names = people.slice(0, MOST_NAMES).map(({ name }) => name);
  return listText([...names, ...(people.length > MOST_NAMES ? ['…'] : [])], language);
};

/** The texts of a move: its consequences before, and its result after. */
export function useMoveMessage() {
  const text = useText('groups');
  const message = useMessage();
  const language = useLanguage();
  return useMemo(
    () => ({
      /** What moves along with a group, and what does not change. */
      takesAlong: ({ subgroups, devices }: Branch) => {
        const groups = text('subgroupCount', { count: subgroups });
        const both = { groups, devices: text('deviceCount', { count: devices }) };
        const what = subgroups > 0 ? text('movesWithBoth', both) : text('movesWithDevices', { devices: both.devices });
        return [sentencesText([what, text('moveKeepsRights')], language)];
      },
      /** Who gains and who loses access to devices, and whether thresholds change; nothing if neither. */
      changes: ({ gain, lose, thresholds }: MoveEffects) => [
        ...(gain.length > 0 ? [text('moveGains', { count: gain.length, names: namesOf(gain, language) })] : []),
        ...(lose.length > 0 ? [text('moveLoses', { count: lose.length, names: namesOf(lose, language) })] : []),
        ...(thresholds ? [text('moveChangesThresholds')] : []),
      ],
      /** The confirmation of a move with consequences. */
      question: ({ move: { kind }, name }: MoveRequest, target: string) =>
        text(kind === 'group' ? 'moveQuestion' : 'moveDeviceQuestion', { name, target }),
      /** What has moved, and where it is now [B-MSG-05]. */
      moved: ([first, ...more]: readonly MoveRequest[], target: string): readonly string[] => {
        if (!first) return [];
        if (more.length > 0) return [text('movedDevices', { count: more.length + 1, target })];
        const names = { name: first.name, target };
        return first.move.kind === 'group'
          ? [text('movedGroup', names)]
          : [message('added_device_in_group'), text('movedDevice', names)];
      },
      /** That it is back in its place. */
      undone: ([first, ...more]: readonly MoveRequest[]) =>
        more.length > 0
          ? text('moveDevicesUndone', { count: more.length + 1 })
          : text('moveUndone', { name: first?.name ?? '' }),
    }),
    [text, message, language],
  );
}
