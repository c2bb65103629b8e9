import type { Registry } from '../http/index.ts';
import { answerMail } from './answerMail.ts';
import { changeOwnProfile } from './changeOwnProfile.ts';
import { checkAvailability } from './checkAvailability.ts';
import { createExchangeToken } from './createExchangeToken.ts';
import { exchangeToken } from './exchangeToken.ts';
import { findId } from './findId.ts';
import { getOwnProfile } from './getOwnProfile.ts';
import { logIn } from './logIn.ts';
import { logOut } from './logOut.ts';
import { resetPassword } from './resetPassword.ts';
import { signUp } from './signUp.ts';

/** The operations of this area. */
export const accountsOperations = {
  answerMail,
  changeOwnProfile,
  checkAvailability,
  createExchangeToken,
  exchangeToken,
  findId,
  getOwnProfile,
  logIn,
  logOut,
  resetPassword,
  signUp,
} satisfies Partial<Registry>;
