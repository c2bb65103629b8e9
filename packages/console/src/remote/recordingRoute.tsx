import { useRecording } from '@remote-console/api-client/react';
import { languageOf, idOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { Breadcrumb } from '@remote-console/ui/primitives';
import { SessionPlayerWidget } from '@remote-console/ui/remote';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorPage, Page, PageGuard } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

function Recording({ recordingId }: { readonly recordingId: number }) {
  const text = useText('remoteRecordings');
  const frame = useText('frame');
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const device = useRecording(recordingId).data?.objects[0]?.deviceName;
  const listHref = hrefOf('recordings', { lang });
  const title = device === undefined ? frame('pageRecordings') : text('player', { device });
  if (isMissing) return <ErrorPage code={404} />;
  return (
    <Page
      title={title}
      breadcrumb={<Breadcrumb items={[{ label: frame('pageRecordings'), href: listHref }, { label: title }]} />}
    >
      <SessionPlayerWidget
        recordingId={recordingId}
        onMissing={() => setMissing(true)}
        onRemoved={() => void navigate(listHref)}
      />
    </Page>
  );
}

/** A single session recording. */
export function RecordingRoute() {
  const pk = idOf(useParams()['recordingPk']);
  return <PageGuard name="recording-detail">{pk !== null && <Recording key={pk} recordingId={pk} />}</PageGuard>;
}
