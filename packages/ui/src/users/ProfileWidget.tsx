import type { Profile } from '@remote-console/api-client';
import {
  useStandardApprover,
  useDeviceSummary,
  useOwnProfile,
  usePasswordLevel,
} from '@remote-console/api-client/react';
import { isCorporate, isOperator, proofOfLogin, seesApprovalSettings, type Language } from '@remote-console/domain';
import { GraduationCap } from 'lucide-react';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { Button, FormRow, ICON, LoadFailed } from '../primitives/index.ts';
import { useNow } from '../contexts/index.ts';
import { ApprovalSettings } from './ApprovalSettings/ApprovalSettings.tsx';
import { DelegationWidget } from './DelegationWidget.tsx';
import { GroupAccessWidget } from './GroupAccessWidget.tsx';
import { LogoField } from './LogoField/LogoField.tsx';
import { PasswordChange } from './PasswordChange/PasswordChange.tsx';
import { PermissionCard } from './PermissionCard/PermissionCard.tsx';
import { isManager, personOfProfile, type Person } from './person.ts';
import { PersonFields } from './PersonFields/PersonFields.tsx';
import { PersonSkeleton } from './PersonView/PersonSkeleton.tsx';
import { PersonView } from './PersonView/PersonView.tsx';
import { SettingsCard } from './SettingsCard/SettingsCard.tsx';
import { useProfileHandling, type ProfileHandling } from './useProfileHandling.ts';

export interface ProfileWidgetProps {
  /** The profile was changed on the server; the application updates its session. */
  readonly onChanged?: (() => Promise<void>) | undefined;
  /** Another language was saved; the application switches to it. */
  readonly onLanguageChosen?: ((choice: { readonly language: Language }) => void) | undefined;
  /** Opens the tutorial. Without it there is no link (C-PROFILE-26). */
  readonly onTutorial?: (() => void) | undefined;
}

interface LoadedProps extends ProfileWidgetProps {
  readonly profile: Profile;
  /** The name of the person who decides on the requests; empty if there is none. */
  readonly approver: string;
  /** Whether the company uses approvals. */
  readonly usesApproval: boolean;
}

interface CardProps extends Pick<LoadedProps, 'profile' | 'usesApproval'> {
  readonly person: Person;
  readonly handling: ProfileHandling;
}

const nothing = () => undefined;

/** Identity, login and approver of the person. */
function ProfileCard({ profile, person, usesApproval, handling }: CardProps) {
  const text = useText('users');
  const level = usePasswordLevel().data?.objects[0]?.passwordLevel;
  return (
    <>
      <LogoField address={person.profile} name={profile.companyName} onUpload={handling.saveLogo} />
      <PersonFields
        person={person}
        editable
        onSave={handling.save}
        onResendEmail={handling.resendEmail}
        onCancelEmail={handling.cancelEmail}
      />
      <FormRow label={text('password')}>
        {level !== undefined && (
          <PasswordChange
            memberType={person.memberType}
            loginId={person.loginId}
            level={level}
            demanded={proofOfLogin(profile)}
            onSave={handling.savePassword}
          />
        )}
      </FormRow>
      {seesApprovalSettings(profile, usesApproval) && (
        <ApprovalSettings person={person} editable={false} onChange={nothing} onPickApprover={nothing} />
      )}
      <DelegationWidget profile={profile} />
    </>
  );
}

function Loaded(props: LoadedProps) {
  const { profile, approver, usesApproval, onTutorial } = props;
  const text = useText('users');
  const now = useNow();
  const { otpHelp } = useDialogs();
  const handling = useProfileHandling(profile, props);
  const person = personOfProfile(profile, approver);
  const corporate = isCorporate(profile.pay, now);
  const isOfCompany = !isOperator(profile);

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
        profile={<ProfileCard profile={profile} person={person} usesApproval={usesApproval} handling={handling} />}
        settings={
          <SettingsCard
            person={person}
            editable
            onSave={handling.save}
            onChoose={handling.choose}
            codes={
              corporate || !isOfCompany ? { onReset: handling.resetCode, onHelp: () => void otpHelp() } : undefined
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
              groups={<GroupAccessWidget userId={person.id} name={person.name} editable={false} />}
            />
          )
        }
      />
      {handling.proofDialog}
    </>
  );
}

/** The profile of a person in a company, who may have an approver. */
function OfCompany(props: Omit<LoadedProps, 'approver' | 'usesApproval'>) {
  const approver = useStandardApprover().data?.objects[0]?.name ?? '';
  const summary = useDeviceSummary().data?.objects[0];
  return <Loaded {...props} approver={approver} usesApproval={summary?.needsApproval === true} />;
}

/** The person's own profile in three cards (C-PROFILE-01). Each change is one field, saved immediately. */
export function ProfileWidget(props: ProfileWidgetProps) {
  const { data, error, mutate } = useOwnProfile();
  const profile = data?.objects[0];
  // The operator of the service belongs to no company, and requests nothing of one.
  if (profile && isOperator(profile)) return <Loaded profile={profile} approver="" usesApproval={false} {...props} />;
  if (profile) return <OfCompany profile={profile} {...props} />;
  if (error) return <LoadFailed onRetry={() => void mutate()} />;
  return <PersonSkeleton />;
}
