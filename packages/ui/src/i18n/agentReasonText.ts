import { readAgentReason } from '@remote-console/domain';
import type { TextFunction } from '@remote-console/texts';

/**
 * Why an agent could not do something, in the language of the reader. What the agent adds in its own words comes after it;
 * an agent of an earlier version has only its own words.
 */
export function agentReasonText(reason: string, text: TextFunction<'deviceCommands'>): string {
  const { code, detail } = readAgentReason(reason);
  if (code === null) return detail;
  return detail === '' ? text(`agent_${code}`) : text('agentDetail', { reason: text(`agent_${code}`), detail });
}
