import { changeReach, emailFate, type EmailsOfPerson } from '@remote-console/domain';
import { type Caller, seesPerson } from './callers.ts';
import { refuse } from './refusal.ts';
import type { World } from './world.ts';

/** What a change stores for an email: a new one is pending, and the current one stays until then. */
export function withNewEmail<Change extends { email?: string }>(
  { email, ...rest }: Change,
  person: EmailsOfPerson,
): Omit<Change, 'email'> & { email?: string; newEmail?: string } {
  if (email === undefined) return rest;
  switch (emailFate(email, person)) {
    case 'stays':
      return { ...rest, newEmail: '' };
    case 'at_once':
      return { ...rest, email, newEmail: '' };
    case 'waits':
      return { ...rest, newEmail: email };
  }
}

/** The person whose new email the caller may decide on, or why not. */
export function withNewEmailOf(world: World, caller: Caller, pk: number) {
  if (pk === caller.id) return caller;
  const user = world.state.users.find((each) => each.id === pk);
  if (!user) return refuse(404, 'not_found');
  const isWhole = seesPerson(world, caller, user) && changeReach(caller, user) === 'everything';
  return isWhole ? user : refuse(403, 'no_permission');
}
