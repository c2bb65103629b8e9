import type { Connection } from '../database/index.ts';
import type { CallFacts } from '../http/index.ts';
import type { Member, VisitorContext } from '../members/index.ts';
import { acceptCode } from './oneTimeCode.ts';
import { countCodeTry, forgiveCodeTry } from './visitorLimits.ts';

/** Who tries a code, and within which limits. */
type Visitor = Pick<VisitorContext, 'settings'> & Pick<CallFacts, 'address'> & { readonly connection: Connection };

/** The result of an attempt: a correct code is used up, and past the limit no code is checked. */
type CodeTry = 'right' | 'wrong' | { readonly waitSeconds: number };

/** Tries a one-time code of an account. Wrong ones count together with those of its logins. */
export async function tryCode(visitor: Visitor, member: Member, code: string): Promise<CodeTry> {
  const waitSeconds = await countCodeTry(visitor, member.pk);
  if (waitSeconds !== null) return { waitSeconds };
  if (!(await acceptCode(visitor.connection, member, { code, address: visitor.address }))) return 'wrong';
  await forgiveCodeTry(visitor, member.pk);
  return 'right';
}
