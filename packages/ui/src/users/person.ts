import type { Profile, ProfileChange, User, UserChange } from '@remote-console/api-client';
import { MEMBER_TYPES } from '@remote-console/domain';

/** A person as shown in the cards: a company member, or the signed-in person. */
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

/** A change of one property that people can also make in their own profile. */
export type PersonChange = ProfileChange;

/** A change of a person's permissions. */
export type PermissionChange = Pick<
  UserChange,
  'permissions' | 'canManageDevices' | 'canTransferFiles' | 'canControl' | 'canRestart' | 'canSeeScreens' | 'canUpdate'
>;

/** Seconds between two refreshes for people who never chose an interval. */
const STANDARD_INTERVAL = 60;

/**
 * The own profile as a person of the cards. An older server omits fields; they count as empty and off.
 *
 * @param approverName Who decides on the caller's requests; not included in the profile.
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

/** Whether a person is an administrator of the company, who has every permission. */
export const isManager = ({ memberType }: Pick<Person, 'memberType'>): boolean => memberType === MEMBER_TYPES.admin;
