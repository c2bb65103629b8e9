import type { Device } from '@remote-console/api-client';
import { formatAsOf } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { Note } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';

/** Says when and from where others used the identity of the device's agent, and what to do about it. */
export function IdentityNotes({ conflicts }: { readonly conflicts: Device['identityConflicts'] }) {
  const text = useText('devices');
  const now = useNow();
  const preferences = useTimePreferences();
  return conflicts.map(({ kind, lastTime, address }) => (
    <Note key={kind} tone="warn" role="status">
      {text(`identity_${kind}`, { time: formatAsOf(lastTime, now, preferences), address })}
    </Note>
  ));
}
