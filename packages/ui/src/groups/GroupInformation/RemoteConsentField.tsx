import type { GroupDetail } from '@remote-console/api-client';
import { REMOTE_CONSENTS, type RemoteConsent } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import { InheritedChoiceField } from './InheritedChoiceField.tsx';

interface RemoteConsentFieldProps {
  readonly group: Pick<GroupDetail, 'remoteConsent' | 'inheritedRemoteConsent'>;
  readonly onChange?: ((change: { readonly remoteConsent: RemoteConsent | null }) => Promise<SaveOutcome>) | undefined;
}

/** The consent required at a device of the group before somebody connects to it from a browser. */
export function RemoteConsentField({ group, onChange }: RemoteConsentFieldProps) {
  const text = useText('groupPages');
  return (
    <InheritedChoiceField
      label={text('remoteConsent')}
      hint={text('remoteConsentHint')}
      own={group.remoteConsent}
      values={REMOTE_CONSENTS}
      wordsOf={(value) => text(`remoteConsent_${value}`)}
      inheritedLabel={text('remoteConsentInherited', {
        consent: text(`remoteConsent_${group.inheritedRemoteConsent}`),
      })}
      onChange={onChange && (({ value }) => void onChange({ remoteConsent: value }))}
    />
  );
}
