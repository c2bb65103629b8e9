import type { GroupDetail } from '@remote-console/api-client';
import { isRemoteConsent, REMOTE_CONSENTS, type RemoteConsent } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { FormRow, SelectField, type SaveOutcome } from '../../primitives/index.ts';

interface RemoteConsentFieldProps {
  readonly group: Pick<GroupDetail, 'remote_consent' | 'inherited_remote_consent'>;
  readonly onChange?: ((change: { readonly remote_consent: RemoteConsent | null }) => Promise<SaveOutcome>) | undefined;
}

/** How the person at a device of the group takes part before somebody connects to it from a browser. */
export function RemoteConsentField({ group, onChange }: RemoteConsentFieldProps) {
  const text = useText('groups');
  const own = group.remote_consent;
  const inherited = text('remoteConsentInherited', {
    consent: text(`remoteConsent_${group.inherited_remote_consent}`),
  });
  if (!onChange) {
    return <FormRow label={text('remoteConsent')}>{own === null ? inherited : text(`remoteConsent_${own}`)}</FormRow>;
  }
  return (
    <SelectField
      label={text('remoteConsent')}
      hint={text('remoteConsentHint')}
      value={own ?? 'inherited'}
      options={[
        { value: 'inherited', label: inherited },
        ...REMOTE_CONSENTS.map((value) => ({ value, label: text(`remoteConsent_${value}`) })),
      ]}
      onChange={({ value }) => void onChange({ remote_consent: isRemoteConsent(value) ? value : null })}
    />
  );
}
