import type { Language, LoginEntrance } from '@remote-console/domain';
import { hrefOf, TEMPORARY } from './paths.ts';

interface ExpiredPassword {
  readonly lang: Language;
  /** The ID whose password has expired. */
  readonly id: string;
  readonly entrance: LoginEntrance;
}

/** Where an expired password is replaced; a partner's ID is for temporary access. */
export function expiredPasswordHref({ lang, id, entrance }: ExpiredPassword): string {
  const page = hrefOf('access-retypepassword-user', { lang, userid: id });
  return entrance === 'partners' ? `${page}?type=${TEMPORARY}` : page;
}
