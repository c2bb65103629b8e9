import { languageOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { RunningSessionsWidget } from '@remote-console/ui/remote';
import { useNavigate, useParams } from 'react-router-dom';
import { Page, PageGuard } from '../page/index.ts';
import { ALL_DEVICES, hrefOf, startHref } from '../routing/index.ts';
import { terminalHref } from './terminalHref.ts';

function RunningSessions() {
  const text = useText('frame');
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  return (
    <Page title={text('pageRunningSessions')}>
      <RunningSessionsWidget
        deviceHref={({ deviceId }) => hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: deviceId })}
        devicesHref={startHref(lang)}
        onOpenTerminal={(choice) => void navigate(terminalHref(lang, choice))}
      />
    </Page>
  );
}

/** Who is connected to which device now. */
export function RunningSessionsRoute() {
  return (
    <PageGuard name="running-sessions">
      <RunningSessions />
    </PageGuard>
  );
}
