import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FolderOpen, Monitor, Star } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { EmptyState } from '../../primitives/index.ts';
import { InstallLink } from '../GroupNavigationBar/InstallLink.tsx';

/** Why a list of devices is empty. */
export type EmptySituation = 'no-devices' | 'empty-group' | 'no-favourites' | 'no-match';

export interface DeviceListEmptyProps {
  readonly situation: EmptySituation;
  /** Takes the search and the filter away; asked for where nothing matches. */
  readonly onClearSearch: () => void;
  /** Where the agent installers are; without it, to who may make none, there is nobody to ask but the manager. */
  readonly installHref?: string | undefined;
}

/** The first device in three steps, and the way to the first of them. */
function FirstDevice({ installHref }: { readonly installHref: string }) {
  const text = useText('devices');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: '16px' }}>
      <Box
        component="ol"
        sx={{ m: 0, pl: '20px', display: 'grid', gap: '4px', maxWidth: 420, textAlign: 'start', fontSize: 13.5 }}
      >
        {(['firstMake', 'firstRun', 'firstAppears'] as const).map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </Box>
      <InstallLink href={installHref} />
    </Box>
  );
}

/** What stands where devices would: why there are none, and what to do about it [B-LIST-21]. */
export function DeviceListEmpty({ situation, onClearSearch, installHref }: DeviceListEmptyProps) {
  const text = useText('devices');
  switch (situation) {
    case 'no-devices':
      return installHref === undefined ? (
        <EmptyState Icon={Monitor} title={text('emptyTitle')} hint={text('emptyAskHint')} />
      ) : (
        <EmptyState
          Icon={Monitor}
          title={text('emptyTitle')}
          hint={text('emptyHint')}
          action={<FirstDevice installHref={installHref} />}
        />
      );
    case 'empty-group':
      return <EmptyState Icon={FolderOpen} title={text('emptyGroupTitle')} hint={text('emptyGroupHint')} />;
    case 'no-favourites':
      return <EmptyState Icon={Star} title={text('emptyFavouritesTitle')} hint={text('emptyFavouritesHint')} />;
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
