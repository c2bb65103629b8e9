import { found } from '../http/answers.ts';
import { passwordLevel } from '../accounts/userChange.ts';
import { forPerson } from '../members/forPerson.ts';

/** How strict the company is about passwords (C-PASSWORD-17). */
export const getPasswordLevel = forPerson({})<'getPasswordLevel'>(async (_request, { session }) =>
  found([{ password_level: passwordLevel(session.member.password_level) }]),
);
