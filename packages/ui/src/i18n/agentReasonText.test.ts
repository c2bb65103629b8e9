import { AGENT_REASON_CODES, LANGUAGES, type Language, writeAgentReason } from '@remote-console/domain';
import { createAreaTexts, TEXT_LOADERS } from '@remote-console/texts';
import { describe, expect, it } from 'vitest';
import { agentReasonText } from './agentReasonText.ts';

const missing = () => expect.unreachable('a text is missing');
const wordsIn = async (language: Language, reason: string) => {
  const texts = await TEXT_LOADERS[language].deviceCommands();
  return agentReasonText(reason, createAreaTexts(language, texts, {}, missing).text);
};

describe('the reason of an agent', () => {
  it.each(LANGUAGES)('has words in %s for every code, with the detail behind them', async (language) => {
    for (const code of AGENT_REASON_CODES) {
      const words = await wordsIn(language, code);
      expect(words).toMatch(/[.。]$/);
      expect(await wordsIn(language, writeAgentReason(code, 'ENETUNREACH'))).toMatch(/ENETUNREACH[)）]$/);
    }
  });

  it.each([
    ['ko', 'power_off', '이 장치에서는 전원 명령을 허용하지 않아요.'],
    ['ja', 'wake_failed: ENETUNREACH', '（エージェント：ENETUNREACH）'],
    ['en', 'wake_failed: ENETUNREACH', '(Agent: ENETUNREACH)'],
    ['ko', 'No screenshot can be taken here.', 'No screenshot can be taken here.'],
    ['ko', 'battery_low: 3 %', 'battery_low: 3 %'],
  ] as const)('in %s says of %j: %s', async (language, reason, words) =>
    expect(await wordsIn(language, reason)).toContain(words),
  );

  it('is empty where the agent gave none', async () => expect(await wordsIn('ko', '')).toBe(''));
});
