import { languageOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { RunningSessionsWidget } from '@remote-console/ui/remote';
import { useNavigate, useParams } from 'react-router-dom';
import { startHref } from '../routes/guards.ts';
import { Page } from '../routes/Page.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
import { ALL_DEVICES, hrefOf } from '../routes/paths.ts';
import { terminalHref } from './terminalHref.ts';

function RunningSessions() {
  const text = useText('frame');
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  return (
    <Page title={text('pageRunningSessions')}>
      <RunningSessionsWidget
        deviceHref={({ devicePk }) => hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk })}
        devicesHref={startHref(lang)}
        onOpenTerminal={(choice) => void navigate(terminalHref(lang, choice))}
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
