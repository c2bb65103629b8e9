import { forAnyone } from '../members/index.ts';
import { admitMember } from './admitMember.ts';
import { logInAt, type LoginPlace } from './loginFlow.ts';
import { refusalOf } from './loginRules.ts';

/** Where everybody logs in; partners are recognized and rejected. */
const MAIN_ENTRANCE: LoginPlace = { knows: () => true, refusalOf, admit: admitMember };

/** Logs in by password, and by one-time code if the account requires one (A-LOGIN-11, A-LOGIN-15). */
export const logIn = forAnyone<'logIn'>(({ body }, context) => logInAt(MAIN_ENTRANCE, context, body));
