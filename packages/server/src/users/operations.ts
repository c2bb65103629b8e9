import type { Registry } from '../http/index.ts';
import { changeUser } from './changeUser.ts';
import { createUser } from './createUser.ts';
import { createUsers } from './createUsers.ts';
import { deleteUser } from './deleteUser.ts';
import { getApprover } from './getApprover.ts';
import { getImage } from './getImage.ts';
import { getPasswordLevel } from './getPasswordLevel.ts';
import { getUser } from './getUser.ts';
import { listUsers } from './listUsers.ts';
import { cancelNewEmail, resendNewEmail } from './newEmail.ts';
import { searchApprover } from './searchApprover.ts';
import { uploadLogo } from './uploadLogo.ts';

/** The operations of this area. */
export const usersOperations = {
  cancelNewEmail,
  changeUser,
  createUser,
  createUsers,
  deleteUser,
  getApprover,
  getImage,
  getPasswordLevel,
  getUser,
  listUsers,
  resendNewEmail,
  searchApprover,
  uploadLogo,
} satisfies Partial<Registry>;
