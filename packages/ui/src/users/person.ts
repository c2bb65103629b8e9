import type { Profile, ProfileChange, User, UserChange } from '@remote-console/api-client';
import { MEMBER_TYPES } from '@remote-console/domain';

/** A person as the cards show one: somebody of the company, or whoever is signed in. */
export type Person = Pick<
  User,
  | 'id'
  | 'loginId'
  | 'name'
  | 'email'
  | 'newEmail'
  | 'phone'
  | 'telephone'
  | 'department'
  | 'position'
  | 'profile'
  | 'memberType'
  | 'needsApproval'
  | 'approverName'
  | 'isActive'
  | 'usesOneTimeCodes'
  | 'refreshesLists'
  | 'refreshInterval'
  | 'refreshesImages'
  | 'imageRefreshInterval'
  | 'dateFormatId'
  | 'timeZoneId'
  | 'language'
  | 'isFileTransferDisabled'
  | 'permissions'
  | 'canManageDevices'
  | 'canTransferFiles'
  | 'canControl'
  | 'canRestart'
  | 'canSeeScreens'
  | 'canUpdate'
>;

/** A change of one property that people can also make to their own profile. */
export type PersonChange = ProfileChange;

/** A change of what a person may do. */
export type PermissionChange = Pick<
  UserChange,
  'permissions' | 'canManageDevices' | 'canTransferFiles' | 'canControl' | 'canRestart' | 'canSeeScreens' | 'canUpdate'
>;

/** Seconds between two refreshes for whoever never chose any. */
const STANDARD_INTERVAL = 60;

/**
 * The own profile as a person of the cards. A server of an older version leaves fields out; they count as empty and off.
 *
 * @param approverName Who decides on the caller's requests; the profile does not say.
 */
export function personOfProfile(profile: Profile, approverName: string): Person {
  return {
    email: '',
    telephone: '',
    department: '',
    position: '',
    isActive: true,
    usesOneTimeCodes: false,
    refreshesLists: false,
    refreshInterval: STANDARD_INTERVAL,
    refreshesImages: false,
    imageRefreshInterval: STANDARD_INTERVAL,
    isFileTransferDisabled: false,
    ...profile,
    needsApproval: profile.usesApprovals,
    approverName,
  };
}

/** Whether a person is an administrator of the company, who has every right. */
export const isManager = ({ memberType }: Pick<Person, 'memberType'>): boolean => memberType === MEMBER_TYPES.admin;
