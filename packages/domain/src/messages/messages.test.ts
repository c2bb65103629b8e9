import { describe, expect, it } from 'vitest';
import { RULE_MESSAGES } from './index.ts';

describe('rule messages', () => {
  it('are keys of their own, each named once', () => {
    expect(new Set(RULE_MESSAGES).size).toBe(RULE_MESSAGES.length);
    for (const key of RULE_MESSAGES) expect(key).toMatch(/^[a-z][a-z0-9_-]*$/);
  });

  it('keep the spelling of the specification', () => {
    expect(RULE_MESSAGES).toEqual(
      expect.arrayContaining(['email-invalid', 'emile_requirement', 'no-selects', 'offline_selects']),
    );
  });
});
