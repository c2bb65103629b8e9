import { languageOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { RunningSessionsWidget } from '@remote-console/ui/remote';
import { useParams } from 'react-router-dom';
import { Page } from '../routes/Page.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
import { ALL_DEVICES, hrefOf } from '../routes/paths.ts';

function RunningSessions() {
  const text = useText('frame');
  const lang = languageOf(useParams()['lang']);
  return (
    <Page title={text('pageRunningSessions')}>
      <RunningSessionsWidget
        deviceHref={({ devicePk }) => hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk })}
      />
    </Page>
  );
}

/** Who is on which device now. */
export function RunningSessionsRoute() {
  return (
    <PageGuard name="running-sessions">
      <RunningSessions />
    </PageGuard>
  );
}
