import type { User } from '@remote-console/api-client';
import { useDeviceSummary, usePasswordLevel, useUser } from '@remote-console/api-client/react';
import {
  changeReach,
  grantablePermissions,
  isCorporate,
  MEMBER_TYPES,
  proofOfLogin,
  seesApprovalSettings,
  type ChangeReach,
} from '@remote-console/domain';
import { useDialogs } from '../dialogs/index.ts';
import { useText } from '../i18n/index.ts';
import { FormRow, LoadFailed } from '../primitives/index.ts';
import { useNow, useSession } from '../contexts/index.ts';
import { ApprovalSettings } from './ApprovalSettings/ApprovalSettings.tsx';
import { GroupAccessWidget } from './GroupAccessWidget.tsx';
import { LogoField } from './LogoField/LogoField.tsx';
import { PasswordChange } from './PasswordChange/PasswordChange.tsx';
import { PermissionCard } from './PermissionCard/PermissionCard.tsx';
import { isManager } from './person.ts';
import { PersonFields } from './PersonFields/PersonFields.tsx';
import { PersonSkeleton } from './PersonView/PersonSkeleton.tsx';
import { PersonView } from './PersonView/PersonView.tsx';
import { SettingsCard } from './SettingsCard/SettingsCard.tsx';
import { useUserHandling } from './useUserHandling.tsx';
import styles from './EditUserWidget.module.css';

export interface EditUserWidgetProps {
  readonly userId: number;
}

const NOTES = {
  everything: 'permissionsNote',
  permissions: 'permissionsNote',
  nothing: 'permissionsClosed',
} as const satisfies Record<ChangeReach, string>;

function Loaded({ user }: { readonly user: User }) {
  const text = useText('users');
  const now = useNow();
  const viewer = useSession();
  const { otpHelp } = useDialogs();
  const level = usePasswordLevel().data?.objects[0]?.passwordLevel;
  const summary = useDeviceSummary().data?.objects[0];
  const handling = useUserHandling(user);
  const isOwn = viewer?.id === user.id;
  const reach = viewer ? changeReach(viewer, user) : 'nothing';
  const isWhole = reach === 'everything';
  const corporate = isCorporate(user.pay, now);
  const isOrdinary = user.memberType === MEMBER_TYPES.normal || user.memberType === MEMBER_TYPES.subManager;

  return (
    <>
      <PersonView
        profile={
          <>
            <LogoField address={user.profile} name={user.name} />
            <PersonFields
              person={user}
              editable={isWhole}
              onSave={handling.save}
              onResendEmail={handling.resendEmail}
              onCancelEmail={handling.cancelEmail}
            />
            {isWhole && level !== undefined && (
              <FormRow label={text('password')}>
                <PasswordChange
                  memberType={user.memberType}
                  loginId={user.loginId}
                  level={level}
                  demanded={isOwn ? proofOfLogin(user) : 'nothing'}
                  onSave={handling.savePassword}
                />
              </FormRow>
            )}
            {viewer && seesApprovalSettings(viewer, summary?.needsApproval === true) && (
              <ApprovalSettings
                person={user}
                // People cannot remove their own role; a partner has none to give.
                editable={isWhole && !isOwn && (isOrdinary || isManager(user))}
                saving={handling.saving}
                onChange={handling.choose}
                onPickApprover={handling.pickApprover}
              />
            )}
          </>
        }
        settings={
          <SettingsCard
            person={user}
            editable={isWhole && !handling.saving}
            onSave={handling.save}
            onChoose={handling.choose}
            codes={corporate ? { onReset: handling.resetCode, onHelp: () => void otpHelp() } : undefined}
          />
        }
        permissions={
          <PermissionCard
            person={user}
            corporate={corporate}
            editable={reach !== 'nothing' && !handling.saving}
            grantable={viewer ? grantablePermissions(viewer) : []}
            onChange={handling.choose}
            note={text(isManager(user) ? 'permissionsOfManager' : NOTES[reach])}
            groups={
              isWhole || isOwn ? (
                <GroupAccessWidget userId={user.id} name={user.name} editable={isWhole} />
              ) : (
                <p className={styles.hint}>{text('groupAccessManagers')}</p>
              )
            }
          />
        }
      />
      {handling.dialogs}
    </>
  );
}

/** A person of the company in the profile's three cards (C-EDITUSER-01); read-only where the viewer may not edit. */
export function EditUserWidget({ userId }: EditUserWidgetProps) {
  const { data, error, mutate } = useUser(userId);
  const user = data?.objects[0];
  if (user) return <Loaded user={user} />;
  if (error) return <LoadFailed onRetry={() => void mutate()} />;
  return <PersonSkeleton />;
}
