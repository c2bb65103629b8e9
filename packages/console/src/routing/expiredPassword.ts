import type { Language, LoginEntrance } from '@remote-console/domain';
import { hrefOf, TEMPORARY } from './paths.ts';

interface ExpiredPassword {
  readonly lang: Language;
  /** The ID whose password is too old. */
  readonly id: string;
  readonly entrance: LoginEntrance;
}

/** Where a password that is too old is replaced; a partner's is one for temporary access. */
export function expiredPasswordHref({ lang, id, entrance }: ExpiredPassword): string {
  const page = hrefOf('access-retypepassword-user', { lang, userid: id });
  return entrance === 'partners' ? `${page}?type=${TEMPORARY}` : page;
}
