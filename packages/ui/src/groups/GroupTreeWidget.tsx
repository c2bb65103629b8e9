import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Profile } from '@remote-console/api-client';
import { useApi, useDeviceSummary, useGroups } from '@remote-console/api-client/react';
import { isAdmin, type GroupRecord } from '@remote-console/domain';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useMessage, useText } from '../i18n/index.ts';
import { ICON, ListSkeleton, LoadFailed, SearchField } from '../primitives/index.ts';
import { useSession, useToast } from '../provider/index.ts';
import { GroupTree, type GroupKey } from './GroupTree/index.ts';

export interface GroupTreeWidgetProps {
  /** What the page shows: `all`, `favorite`, or the pk of a group, as the address spells it. */
  readonly groupPk: string;
  /** An entry was chosen; `groupPk` as the address spells it. */
  readonly onOpenGroup: (choice: { readonly groupPk: string }) => void;
  /** Where the settings of a group are; administrators get a link on each group then. */
  readonly settingsHref?: (group: GroupRecord) => string;
  /** The signed-in person; the provider's unless told. */
  readonly session?: Profile | null;
}

const keyOf = (groupPk: string): GroupKey => (groupPk === 'all' || groupPk === 'favorite' ? groupPk : Number(groupPk));

/** The person's groups with a search above them. It fills the height of what it stands in. */
export function GroupTreeWidget({ groupPk, onOpenGroup, settingsHref, session }: GroupTreeWidgetProps) {
  const text = useText('groups');
  const message = useMessage();
  const toast = useToast();
  const signedIn = useSession();
  const person = session === undefined ? signedIn : session;
  const { useQuery } = useApi();
  const groups = useGroups();
  const summary = useDeviceSummary().data?.objects[0];
  const favourites = useQuery('/favorites').data?.meta.total_count ?? null;
  const [query, setQuery] = useState('');

  if (groups.error && !groups.data) {
    return <LoadFailed retrying={groups.isValidating} onRetry={() => void groups.mutate()} />;
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '8px', height: '100%', minHeight: 0 }}>
      <SearchField
        keys={[]}
        searchKey="name"
        value={query}
        label={text('searchGroup')}
        placeholder={text('searchGroup')}
        onChange={({ value }) => setQuery(value)}
      />
      {groups.data ? (
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <GroupTree
            groups={groups.data.objects}
            selected={keyOf(groupPk)}
            query={query}
            allCount={summary ? summary.online + summary.offline : null}
            favouriteCount={favourites}
            settingsHref={person && isAdmin(person) ? settingsHref : undefined}
            onSelect={({ key }) => onOpenGroup({ groupPk: String(key) })}
            onRefused={({ because }) => toast.show({ tone: 'warn', text: message(because) })}
          />
        </Box>
      ) : (
        <ListSkeleton rows={8} />
      )}
    </Box>
  );
}

export interface GroupTreeDrawerProps extends GroupTreeWidgetProps {
  readonly open: boolean;
  /** The drawer was closed, or an entry was chosen in it. */
  readonly onClose: () => void;
}

/** The group tree on a phone: a drawer from the side. */
export function GroupTreeDrawer({ open, onClose, onOpenGroup, ...tree }: GroupTreeDrawerProps) {
  const text = useText('groups');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': text('tree'),
          sx: { width: 'min(320px, 86vw)', p: '12px', gap: '8px', bgcolor: 'tone.surface' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Box component="h2" sx={{ m: 0, pl: '4px', fontSize: 17, lineHeight: '24px', fontWeight: 700 }}>
          {text('tree')}
        </Box>
        <IconButton aria-label={text('close')} onClick={onClose}>
          <X {...ICON} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <GroupTreeWidget
          {...tree}
          onOpenGroup={(choice) => {
            onOpenGroup(choice);
            onClose();
          }}
        />
      </Box>
    </Drawer>
  );
}
