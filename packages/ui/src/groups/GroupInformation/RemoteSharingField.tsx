import type { GroupDetail } from '@remote-console/api-client';
import { REMOTE_SHARINGS, type RemoteSharing } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { InheritedChoiceField } from './InheritedChoiceField.tsx';

interface RemoteSharingFieldProps {
  readonly group: Pick<GroupDetail, 'remote_sharing' | 'inherited_remote_sharing'>;
  readonly onChange?: ((change: { readonly remote_sharing: RemoteSharing | null }) => Promise<SaveOutcome>) | undefined;
}

/** What a second person may do on the screen of a device of the group on which somebody else is. */
export function RemoteSharingField({ group, onChange }: RemoteSharingFieldProps) {
  const text = useText('groupPages');
  return (
    <InheritedChoiceField
      label={text('remoteSharing')}
      hint={text('remoteSharingHint')}
      own={group.remote_sharing}
      values={REMOTE_SHARINGS}
      wordsOf={(value) => text(`remoteSharing_${value}`)}
      inheritedLabel={text('remoteSharingInherited', {
        sharing: text(`remoteSharing_${group.inherited_remote_sharing}`),
      })}
      onChange={onChange && (({ value }) => void onChange({ remote_sharing: value }))}
    />
  );
}
