import { FolderOpen, FolderTree, Monitor, Star } from 'lucide-react';
import { useAdministrator, useText } from '../../i18n/index.ts';
import { Button, EmptyState, LinkButton } from '../../primitives/index.ts';
import { InstallLink } from '../GroupNavigationBar/InstallLink.tsx';

/** Why a list of devices is empty. */
export type EmptySituation = 'no-devices' | 'empty-group' | 'no-favourites' | 'no-match';

/** The devices of the groups below an empty one. */
export interface DevicesBelow {
  /** How many they are. */
  readonly count: number;
  /** Shows them in the list. */
  readonly onInclude: () => void;
}

export interface DeviceListEmptyProps {
  readonly situation: EmptySituation;
  /** Of an empty group: what its subgroups have; `null` where that is nothing, or is included. */
  readonly below?: DevicesBelow | null;
  /** Takes the search and the filter away; asked for where nothing matches. */
  readonly onClearSearch: () => void;
  /** Where the agent installers are; without it, to whoever may make none, there is no one to ask but the manager. */
  readonly installHref?: string | undefined;
  /** A device is to be added; without it a press follows `installHref`. */
  readonly onAddDevice?: (() => void) | undefined;
  /** Where all devices are, to choose favourites from; without it there is no way to them. */
  readonly allHref?: string | undefined;
}

/** What is shown where devices would be: why there are none, and what to do about it [B-LIST-21]. */
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
