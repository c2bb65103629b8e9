import type { GroupDetail } from '@remote-console/api-client';
import { REMOTE_SHARINGS, type RemoteSharing } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { InheritedChoiceField } from './InheritedChoiceField.tsx';

interface RemoteSharingFieldProps {
  readonly group: Pick<GroupDetail, 'remoteSharing' | 'inheritedRemoteSharing'>;
  readonly onChange?: ((change: { readonly remoteSharing: RemoteSharing | null }) => Promise<SaveOutcome>) | undefined;
}

/** What a second person may do on the screen of a group's device while somebody else is connected. */
export function RemoteSharingField({ group, onChange }: RemoteSharingFieldProps) {
  const text = useText('groupPages');
  return (
    <InheritedChoiceField
      label={text('remoteSharing')}
      hint={text('remoteSharingHint')}
      own={group.remoteSharing}
      values={REMOTE_SHARINGS}
      wordsOf={(value) => text(`remoteSharing_${value}`)}
      inheritedLabel={text('remoteSharingInherited', {
        sharing: text(`remoteSharing_${group.inheritedRemoteSharing}`),
      })}
      onChange={onChange && (({ value }) => void onChange({ remoteSharing: value }))}
    />
  );
}
