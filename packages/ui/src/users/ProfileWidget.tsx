import type { Profile } from '@remote-console/api-client';
import {
  useStandardApprover,
  useChangeOwnProfile,
  useDeviceSummary,
  useOwnProfile,
  usePasswordLevel,
  useUploadLogo,
} from '@remote-console/api-client/react';
import { isCorporate, isOperator, proofOfLogin, seesApprovalSettings, type Language } from '@remote-console/domain';
import { GraduationCap } from 'lucide-react';
import { useAction } from '../actions/index.ts';
import { useDialogs } from '../dialogs/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { Button, FormRow, ICON, LoadFailed, type SaveOutcome } from '../primitives/index.ts';
import { useNow, useToast } from '../contexts/index.ts';
import { ApprovalSettings } from './ApprovalSettings/ApprovalSettings.tsx';
import { DelegationWidget } from './DelegationWidget.tsx';
import { GroupAccessWidget } from './GroupAccessWidget.tsx';
import { LogoField } from './LogoField/LogoField.tsx';
import { useOwnerProof } from './OwnerProof/useOwnerProof.tsx';
import { PasswordChange } from './PasswordChange/PasswordChange.tsx';
import { PermissionCard } from './PermissionCard/PermissionCard.tsx';
import { isManager, personOfProfile, type PersonChange } from './person.ts';
import { PersonFields } from './PersonFields/PersonFields.tsx';
import { PersonSkeleton } from './PersonView/PersonSkeleton.tsx';
import { PersonView } from './PersonView/PersonView.tsx';
import { SettingsCard } from './SettingsCard/SettingsCard.tsx';
import { useNewEmail } from './useNewEmail.ts';

export interface ProfileWidgetProps {
  /** The profile was changed on the server; the application takes it into its session. */
  readonly onChanged?: (() => Promise<void>) | undefined;
  /** Another language was saved; the application goes on in it. */
  readonly onLanguageChosen?: ((choice: { readonly language: Language }) => void) | undefined;
  /** Opens the tutorial. The link is there only with it (C-PROFILE-26). */
  readonly onTutorial?: (() => void) | undefined;
}

interface LoadedProps extends ProfileWidgetProps {
  readonly profile: Profile;
  /** The name of the person who decides on the requests; empty where there is nobody. */
  readonly approver: string;
  /** Whether the company works with approvals. */
  readonly usesApproval: boolean;
}

const nothing = () => undefined;

function Loaded({ profile, approver, usesApproval, onChanged, onLanguageChosen, onTutorial }: LoadedProps) {
  const text = useText('users');
  const message = useMessage();
  const now = useNow();
  const toast = useToast();
  const { otpHelp } = useDialogs();
  const level = usePasswordLevel().data?.objects[0]?.password_level;
  const change = useChangeOwnProfile();
  const upload = useUploadLogo();
  const { save: attempt } = useAction();
  const { proven, proofDialog } = useOwnerProof(profile);
  const { savedMessage, resendEmail, cancelEmail } = useNewEmail({ ...profile, email: profile.email ?? '' });
  const person = personOfProfile(profile, approver);
  const corporate = isCorporate(profile.pay, now);
  const isOfCompany = !isOperator(profile);

  const put = async (wanted: PersonChange) => {
    await change(wanted);
    await onChanged?.();
  };
  const save = (wanted: PersonChange, done: string) =>
    proven(wanted, (given) => attempt(() => put({ ...wanted, ...given }), { done }));
  const saveTyped = async (wanted: PersonChange): Promise<SaveOutcome> =>
    (await save(wanted, savedMessage(wanted))) ?? { kind: 'refused', error: text('proofWithdrawn') };
  const nextLogin = text(profile.flag_create_qrcode === 1 ? 'otpOnCode' : 'otpOnRegister');
  const choose = async (wanted: PersonChange) => {
    const outcome = await save(wanted, wanted.flag_use_otp === 1 ? nextLogin : text('saved'));
    if (outcome?.kind === 'refused') toast.show({ tone: 'error', text: outcome.error });
    if (outcome?.kind === 'saved' && wanted.lang_code !== undefined) onLanguageChosen?.({ language: wanted.lang_code });
  };
  const resetCode = async () => {
    const outcome = await save({ flag_create_qrcode: 0 }, message('otp_reset_complete'));
    if (outcome?.kind === 'refused') toast.show({ tone: 'error', text: message('otp_reset_failed') });
  };

  return (
    <>
      <PersonView
        aside={
          onTutorial && (
            <Button variant="text" startIcon={<GraduationCap {...ICON} />} onClick={onTutorial}>
              {text('tutorial')}
            </Button>
          )
        }
        profile={
          <>
            <LogoField
              address={person.profile}
              name={profile.company_name}
              onUpload={({ picture }) =>
                attempt(
                  async () => {
                    await upload(picture);
                    await onChanged?.();
                  },
                  { done: text('logoSaved') },
                )
              }
            />
            <PersonFields
              person={person}
              editable
              onSave={saveTyped}
              onResendEmail={resendEmail}
              onCancelEmail={cancelEmail}
            />
            <FormRow label={text('password')}>
              {level !== undefined && (
                <PasswordChange
                  memberType={person.member_type_id}
                  loginId={person.mgrid}
                  level={level}
                  demanded={proofOfLogin(profile)}
                  onSave={async (wanted) => {
                    const outcome = await attempt(() => put(wanted), { done: message('password_modified') });
                    if (outcome.kind === 'refused') {
                      toast.show({ tone: 'error', text: message('password_modified_failed') });
                    }
                    return outcome;
                  }}
                />
              )}
            </FormRow>
            {seesApprovalSettings(profile, usesApproval) && (
              <ApprovalSettings person={person} editable={false} onChange={nothing} onPickApprover={nothing} />
            )}
            <DelegationWidget profile={profile} />
          </>
        }
        settings={
          <SettingsCard
            person={person}
            editable
            onSave={saveTyped}
            onChoose={(wanted) => void choose(wanted)}
            codes={
              corporate || !isOfCompany ? { onReset: () => void resetCode(), onHelp: () => void otpHelp() } : undefined
            }
          />
        }
        permissions={
          isOfCompany && (
            <PermissionCard
              person={person}
              corporate={corporate}
              editable={false}
              onChange={nothing}
              note={text(isManager(person) ? 'permissionsOfManager' : 'permissionsOwn')}
              groups={<GroupAccessWidget userPk={person.pk} name={person.name} editable={false} />}
            />
          )
        }
      />
      {proofDialog}
    </>
  );
}

/** The profile of a person of a company, who may have an approver. */
function OfCompany(props: Omit<LoadedProps, 'approver' | 'usesApproval'>) {
  const approver = useStandardApprover().data?.objects[0]?.name ?? '';
  const summary = useDeviceSummary().data?.objects[0];
  return <Loaded {...props} approver={approver} usesApproval={summary?.use_approval === 1} />;
}

/** The own profile in three cards (C-PROFILE-01). Every change is one field, saved at once. */
export function ProfileWidget(props: ProfileWidgetProps) {
  const { data, error, mutate } = useOwnProfile();
  const profile = data?.objects[0];
  // Whoever operates the service is of no company, and asks for nothing of one.
  if (profile && isOperator(profile)) return <Loaded profile={profile} approver="" usesApproval={false} {...props} />;
  if (profile) return <OfCompany profile={profile} {...props} />;
  if (error) return <LoadFailed onRetry={() => void mutate()} />;
  return <PersonSkeleton />;
}
