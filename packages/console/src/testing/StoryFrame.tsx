import Box from '@mui/material/Box';
import type { DeviceSummary } from '@remote-console/api-client';
import { useText } from '@remote-console/ui';
import { PageHeader } from '@remote-console/ui/primitives';
import { useEffect } from 'react';
import { Route } from 'react-router-dom';
import { FrameLayout } from '../app/FrameLayout.tsx';
import { useFrame } from '../frame/frameContext.ts';
import { PageContainer } from '../frame/PageContainer.tsx';
import { SectionLayout } from '../frame/SectionLayout.tsx';
import { PEOPLE, StoryConsole, storyServer, storyServices, type StorySetup } from './storyConsole.tsx';

/** A page to show in the frame: its heading, and parts like those of the device list. */
function StoryPage() {
  const text = useText('frame');
  const { noteDevices } = useFrame();
  useEffect(() => noteDevices('list'), [noteDevices]);
  return (
    <Box sx={{ display: 'flex', minHeight: 520 }}>
      <Box data-tour="groups" sx={{ flex: 'none', width: { xs: 90, md: 240 }, p: '16px', bgcolor: 'tone.surface' }}>
        {text('groups')}
      </Box>
      <Box data-tour="devices" sx={{ flex: 1, minWidth: 0, p: '20px 24px' }}>
        <PageHeader title={text('menuDevices')} />
      </Box>
    </Box>
  );
}

export interface StoryFrameProps extends StorySetup {
  /** What the summary contains in addition to the defaults. */
  readonly summary?: Partial<DeviceSummary>;
  /** The address, without the language. */
  readonly path?: string;
}

/** The frame as the console renders it, over a server of the story's own. */
export function StoryFrame({ summary: _summary, path = '/device/all', ...setup }: StoryFrameProps) {
  const text = useText('frame');
  const page = <PageHeader title={text('pageProfile')} />;
  return (
    <StoryConsole services={storyServices(setup)} path={path}>
      <Route element={<FrameLayout />}>
        <Route path="management/*" element={<SectionLayout section="management">{page}</SectionLayout>} />
        <Route path="statistics/*" element={<SectionLayout section="statistics">{page}</SectionLayout>} />
        <Route path="support/*" element={<SectionLayout section="support">{page}</SectionLayout>} />
        <Route
          path="operator/*"
          element={
            <PageContainer>
              <PageHeader title={text('operatorCompanies')} />
            </PageContainer>
          }
        />
        <Route path="*" element={<StoryPage />} />
      </Route>
    </StoryConsole>
  );
}

/** The server that a story's frame calls. */
export function frameServer({ person = 'admin', summary = {} }: StoryFrameProps) {
  return storyServer(typeof person === 'string' ? PEOPLE[person] : (person ?? PEOPLE.admin), summary);
}
