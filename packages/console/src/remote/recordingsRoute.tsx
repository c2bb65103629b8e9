import { languageOf, sectionPages } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { RecordingsWidget } from '@remote-console/ui/remote';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useNavigation } from '../frame/index.ts';
import { Page, PageGuard } from '../page/index.ts';
import { ALL_DEVICES, hrefOf } from '../routing/index.ts';

function Recordings() {
  const text = useText('frame');
  const lang = languageOf(useParams()['lang']);
  const [parameters, setParameters] = useSearchParams();
  const navigation = useNavigation();
  const mayManageGroups =
    navigation !== null &&
    sectionPages('management', navigation.viewer, navigation.mode).some((page) => page === 'groups');
  const query = useMemo(() => Object.fromEntries(parameters), [parameters]);
  return (
    <Page title={text('pageRecordings')}>
      <RecordingsWidget
        query={query}
        onQueryChange={(next) => setParameters({ ...next }, { replace: next['value'] !== query['value'] })}
        recordingHref={({ recordingId }) => hrefOf('recording-detail', { lang, recordingPk: recordingId })}
        groupsHref={mayManageGroups ? hrefOf('groups', { lang }) : undefined}
        deviceHref={({ deviceId }) => hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: deviceId })}
      />
    </Page>
  );
}

/** The session recordings. */
export function RecordingsRoute() {
  return (
    <PageGuard name="recordings">
      <Recordings />
    </PageGuard>
  );
}
