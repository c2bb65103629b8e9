import type { ApprovalPolicy, ApprovalTeam, TeamSeat } from '@remote-console/api-client';
import { listText, teamProgress, type Language } from '@remote-console/domain';
import type { TextFunction } from '../i18n/index.ts';

type Words = TextFunction<'approvals'>;

/** Names in one line, for example `Kim, Lee and Park`. */
export const listOfNames = (names: readonly string[], language: Language, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(language, { type }).format(names);

/** The name of an approver, with their substitute. */
export const seatName = ({ name, by }: TeamSeat, text: Words): string =>
  by === '' ? name : text('seatFor', { delegate: by, person: name });

/** The progress of the chosen approvers of a waiting request, in one line. */
export function teamSummary(team: ApprovalTeam, text: Words, language: Language): string {
  if (team.openToAll) return text('teamOpenToAll');
  const { done, total, asked } = teamProgress(team);
  const names = listOfNames(asked, language, team.rule === 'any' ? 'disjunction' : 'conjunction');
  return team.rule === 'any' ? text('teamAny', { names }) : text('teamWaits', { done, total, names });
}

/** The same, for a cell of a list. */
export function teamShort(team: ApprovalTeam, text: Words, language: Language): string {
  const { done, total, asked } = teamProgress(team);
  if (team.openToAll) return text('everybodyWhoDecides');
  const names = listText(asked, language);
  return team.rule === 'any' ? names : text('teamShort', { done, total, names });
}

/** Who will decide on a request if its group has chosen approvers; null if any approver decides. */
export function policySummary({ rule, approvers }: ApprovalPolicy, text: Words, language: Language): string | null {
  const names = approvers.map(({ name }) => name);
  switch (rule) {
    case 'single':
      return null;
    case 'any':
      return text('policyAny', { names: listOfNames(names, language, 'disjunction') });
    case 'all':
      return text('policyAll', { names: listOfNames(names, language, 'conjunction') });
    case 'ordered':
      return text('policyOrdered', { names: names.join(' → ') });
  }
}
