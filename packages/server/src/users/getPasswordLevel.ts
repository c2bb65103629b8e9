import { found } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';
import { passwordLevel } from './userChange.ts';

/** How strict the company is about passwords (C-PASSWORD-17). */
export const getPasswordLevel = forPerson<'getPasswordLevel'>(async (_request, { session }) =>
  found([{ password_level: passwordLevel(session.member.password_level) }]),
);
