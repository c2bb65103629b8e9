import { MEMBER_TYPES, type PasswordLevel } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';

const HINTS = ['passwordLevel0', 'passwordLevel1', 'passwordLevel2', 'passwordLevel3'] as const;

/** The requirements for a person's new password, as text: the level of the company, or the fixed rule. */
export function usePasswordHint(memberType: number, level: PasswordLevel): string {
  const text = useText('users');
  const followsLevel = memberType === MEMBER_TYPES.normal || memberType === MEMBER_TYPES.subManager;
  return text(HINTS[followsLevel ? level : 3]);
}
