import type { Registry } from '../http/operation.ts';
import { changeOwnProfile } from './changeOwnProfile.ts';
import { getOwnProfile } from './getOwnProfile.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';

/** The operations of this area. */
export const accountsOperations = {
  changeOwnProfile,
  getOwnProfile,
  logIn,
  logOut,
} satisfies Partial<Registry>;
