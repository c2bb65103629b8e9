import { useDevices } from '@remote-console/api-client/react';
import { deviceQuery, type DeviceView } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Note } from '../../primitives/index.ts';

export interface UnknownNamesWidgetProps {
  readonly groupId: string;
  readonly view: DeviceView;
}

/** The tags and groups of a typed filter that do not exist, according to the page that the list shows. */
export function UnknownNamesWidget({ groupId, view }: UnknownNamesWidgetProps) {
  const text = useText('deviceFilter');
  const { data } = useDevices(deviceQuery(view, groupId));
  const names = data?.meta.unknownNames ?? [];
  return (
    <Note tone="warn" role="status">
      {names.map(({ key, name }) => (
        <div key={`${key}:${name}`}>{text(key === 'tag' ? 'unknownTag' : 'unknownGroup', { name })}</div>
      ))}
    </Note>
  );
}
