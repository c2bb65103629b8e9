import { MEMBER_TYPES } from '../permissions/index.ts';

/** Where a login takes place: company users and partners have separate entrances. */
export type LoginEntrance = 'people' | 'partners';

/** Where a user of this type logs in; a visitor uses the company entrance. */
export const entranceOf = (userType: number | null | undefined): LoginEntrance =>
  userType === MEMBER_TYPES.partner ? 'partners' : 'people';
