import { FolderOpen, FolderTree, Monitor, Star } from 'lucide-react';
import { useAdministrator, useText } from '../../i18n/index.ts';
import { Button, EmptyState, LinkButton } from '../../primitives/index.ts';
import { InstallLink } from '../GroupNavigationBar/InstallLink.tsx';

/** Why a list of devices is empty. */
export type EmptySituation = 'no-devices' | 'empty-group' | 'no-favourites' | 'no-match';

/** The devices of the subgroups of an empty group. */
export interface DevicesBelow {
  /** The number of devices. */
  readonly count: number;
  /** Includes them in the list. */
  readonly onInclude: () => void;
}

export interface DeviceListEmptyProps {
  readonly situation: EmptySituation;
  /** For an empty group: the devices of its subgroups; `null` if there are none, or they are included. */
  readonly below?: DevicesBelow | null;
  /** Clears the search and the filter; needed if nothing matches. */
  readonly onClearSearch: () => void;
  /** The page of the agent installers; without it, or without permission, people are referred to the manager. */
  readonly installHref?: string | undefined;
  /** A device is to be added; without a handler a click follows `installHref`. */
  readonly onAddDevice?: (() => void) | undefined;
  /** The page of all devices, to choose favorites from; without it there is no link. */
  readonly allHref?: string | undefined;
}

/** The empty state of a device list: why it is empty, and what to do [B-LIST-21]. */
export function DeviceListEmpty(props: DeviceListEmptyProps) {
  const { situation, below = null, onClearSearch, installHref, onAddDevice, allHref } = props;
  const text = useText('devices');
  const administrator = useAdministrator();
  const addAct = installHref === undefined ? {} : { action: <InstallLink href={installHref} onAdd={onAddDevice} /> };
  switch (situation) {
    case 'no-devices':
      return (
        <EmptyState
          Icon={Monitor}
          title={text('emptyTitle')}
          hint={text('emptyAskHint', { administrator })}
          {...addAct}
        />
      );
    case 'empty-group':
      if (below) {
        return (
          <EmptyState
            Icon={FolderTree}
            title={text('emptyGroupTitle')}
            hint={text('emptyGroupBelowHint', { count: below.count })}
            action={
              <Button variant="contained" onClick={below.onInclude}>
                {text('includeSubgroups')}
              </Button>
            }
          />
        );
      }
      return <EmptyState Icon={FolderOpen} title={text('emptyGroupTitle')} hint={text('emptyGroupHint')} {...addAct} />;
    case 'no-favourites':
      return (
        <EmptyState
          Icon={Star}
          title={text('emptyFavouritesTitle')}
          hint={text('emptyFavouritesHint')}
          action={
            allHref !== undefined && (
              <LinkButton variant="contained" href={allHref}>
                {text('allDevices')}
              </LinkButton>
            )
          }
        />
      );
    case 'no-match':
      return (
        <EmptyState
          reason="no-result"
          title={text('noMatchTitle')}
          hint={text('noMatchHint')}
          action={<Button onClick={onClearSearch}>{text('clearSearch')}</Button>}
        />
      );
  }
}
