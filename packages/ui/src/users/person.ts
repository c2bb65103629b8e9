import type { Profile, ProfileChange, User, UserChange } from '@remote-console/api-client';
import { MEMBER_TYPES } from '@remote-console/domain';

/** A person as the cards show one: somebody of the company, or whoever is signed in. */
export type Person = Pick<
  User,
  | 'pk'
  | 'mgrid'
  | 'name'
  | 'email'
  | 'new_email'
  | 'phone'
  | 'tel'
  | 'department'
  | 'position'
  | 'profile'
  | 'member_type_id'
  | 'use_approval'
  | 'approver_name'
  | 'flag_active'
  | 'flag_use_otp'
  | 'flag_refresh'
  | 'refresh_interval'
  | 'flag_img_refresh'
  | 'img_refresh_interval'
  | 'date_fmt_id'
  | 'time_zone_id'
  | 'lang_code'
  | 'disable_filetransfer'
  | 'auth_val'
  | 'auth_devicemanagement'
  | 'auth_filemanager'
  | 'auth_remotecontrol'
  | 'auth_restart'
  | 'auth_thumbnailview'
  | 'auth_update'
>;

/** A change of one property that people can also make to their own profile. */
export type PersonChange = ProfileChange;

/** A change of what a person may do. */
export type PermissionChange = Pick<
  UserChange,
  | 'auth_val'
  | 'auth_devicemanagement'
  | 'auth_filemanager'
  | 'auth_remotecontrol'
  | 'auth_restart'
  | 'auth_thumbnailview'
  | 'auth_update'
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
    tel: '',
    department: '',
    position: '',
    flag_active: 1,
    flag_use_otp: 0,
    flag_refresh: 0,
    refresh_interval: STANDARD_INTERVAL,
    flag_img_refresh: 0,
    img_refresh_interval: STANDARD_INTERVAL,
    disable_filetransfer: 0,
    ...profile,
    use_approval: profile.use_approval_function,
    approver_name: approverName,
  };
}

/** Whether a person is an administrator of the company, who has every right. */
export const isManager = ({ member_type_id }: Pick<Person, 'member_type_id'>): boolean =>
  member_type_id === MEMBER_TYPES.admin;
