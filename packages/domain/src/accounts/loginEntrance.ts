import { MEMBER_TYPES } from '../permissions/index.ts';

/** Where a login takes place: people of a company and partners each have their own entrance. */
export type LoginEntrance = 'people' | 'partners';

/** Where a person of this type logs in; a visitor logs in where people do. */
export const entranceOf = (userType: number | null | undefined): LoginEntrance =>
  userType === MEMBER_TYPES.partner ? 'partners' : 'people';
