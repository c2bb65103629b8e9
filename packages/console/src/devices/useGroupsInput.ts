import { languageOf, type DeviceView, type GroupRecord } from '@remote-console/domain';
import type { GroupTreeWidgetProps } from '@remote-console/ui/groups';
import { useParams } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';
import type { DeviceListAddress } from './useDeviceListAddress.ts';

/** Which group the list shows, and how another is opened. */
export type ChosenGroup = Pick<DeviceListAddress, 'groupId' | 'openGroup'> & Pick<DeviceView, 'subgroups'>;

/** What the group tree needs, both beside the list and in a drawer. */
export function useGroupsInput({ groupId, subgroups, openGroup }: ChosenGroup): GroupTreeWidgetProps {
  const lang = languageOf(useParams()['lang']);
  return {
    groupId,
    subgroups,
    onOpenGroup: openGroup,
    settingsHref: ({ id }: GroupRecord) => hrefOf('group-detail', { lang, detailPk: id }),
  };
}
