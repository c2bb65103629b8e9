import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useText } from '@remote-console/ui';
import { DeviceListWidget } from '@remote-console/ui/devices';
import { GroupTreeDrawer, GroupTreeWidget } from '@remote-console/ui/groups';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { BAR_HEIGHT } from '../frame/barHeight.ts';
import { PageGuard } from '../routes/PageGuard.tsx';
import { PageTitle } from '../routes/PageTitle.tsx';
import { useServices } from '../services.ts';
import { isMobile } from '../session/isMobile.ts';
import { useDeviceListAddress } from './useDeviceListAddress.ts';
import { useGroupTitle } from './useGroupTitle.ts';

/** Screens with room for the tree beside the list. */
const TREE_FROM = '(min-width: 900px)';

function Devices() {
  const text = useText('frame');
  const { storage } = useServices();
  const { groupPk, view, changeView, openGroup, groupHref, deviceHref } = useDeviceListAddress();
  const hasRoom = useMediaQuery(TREE_FROM, { noSsr: true });
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const hasTree = hasRoom && view.view === 'table';

  return (
    <Box sx={{ display: 'flex', alignItems: 'stretch' }}>
      <PageTitle title={useGroupTitle(groupPk)} />
      {hasTree && (
        <Box
          component="aside"
          aria-label={text('groups')}
          sx={{
            position: 'sticky',
            top: BAR_HEIGHT,
            flex: 'none',
            width: 264,
            height: `calc(100dvh - ${BAR_HEIGHT}px)`,
            p: '16px 12px',
            bgcolor: 'tone.surface',
            borderRight: '1px solid',
            borderColor: 'tone.line',
          }}
        >
          <GroupTreeWidget groupPk={groupPk} onOpenGroup={openGroup} />
        </Box>
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          maxWidth: hasTree ? 'none' : 1320,
          mx: 'auto',
          p: { xs: '16px', md: '20px 24px 32px' },
        }}
      >
        <DeviceListWidget
          groupPk={groupPk}
          view={view}
          onViewChange={changeView}
          groupHref={groupHref}
          deviceHref={deviceHref}
          mobile={isMobile(storage, navigator.userAgent)}
          actions={
            !hasTree && (
              <Button
                startIcon={<FolderTree size={16} strokeWidth={1.8} aria-hidden />}
                aria-haspopup="dialog"
                aria-expanded={isDrawerOpen}
                aria-label={text('openGroups')}
                onClick={() => setDrawerOpen(true)}
              >
                {text('groups')}
              </Button>
            )
          }
        />
      </Box>
      {!hasTree && (
        <GroupTreeDrawer
          open={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          groupPk={groupPk}
          onOpenGroup={openGroup}
        />
      )}
    </Box>
  );
}

/** The device list of a group. In card view, and on a phone, the groups are behind a button (B-CARD-07). */
export function DevicesRoute() {
  return (
    <PageGuard name="deviceAll">
      <Devices />
    </PageGuard>
  );
}
