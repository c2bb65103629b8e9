import { passwordLevel } from '../accounts/index.ts';
import { found } from '../http/index.ts';
import { forPerson } from '../members/index.ts';

/** How strict the company is about passwords (C-PASSWORD-17). */
export const getPasswordLevel = forPerson({})<'getPasswordLevel'>(async (_request, { session }) =>
  found([{ passwordLevel: passwordLevel(session.member.password_level) }]),
);
