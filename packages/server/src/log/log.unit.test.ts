import { describe, expect, it } from 'vitest';
import { describeError } from './index.ts';

const SENT = 'what a caller sent';

class DriverError extends Error {
  readonly code = '22003';
  readonly constraint = 'members_mgrid_key';
  readonly detail = `Key (mgrid_key)=(${SENT}) already exists.`;
}

describe('what is logged of an error', () => {
  it('is the kind, the facts and the place of one that a driver threw, and never its text', () => {
    const logged = describeError(new DriverError(`value "${SENT}" is out of range for type integer`));
    expect(logged).toContain('code 22003, constraint members_mgrid_key');
    expect(logged).toContain('log.unit.test.ts');
    expect(logged).not.toContain(SENT);
  });

  it('leaves out lines of a text that look like steps of a stack', () => {
    const logged = describeError(new DriverError(`value "x\n    at ${SENT}\n    at y" is wrong`));
    expect(logged).not.toContain(SENT);
    expect(logged).toContain('log.unit.test.ts');
  });

  it.each([
    ['a parser of JSON', () => JSON.parse(SENT) as unknown],
    ['a parser of numbers', () => BigInt(SENT)],
    ['a parser of addresses', () => new URL(SENT)],
  ])('does not quote what %s could not read', (_, read) => {
    try {
      read();
      expect.unreachable();
    } catch (error) {
      expect(describeError(error)).not.toContain(SENT);
      expect(describeError(error)).toMatch(/Error/);
    }
  });

  it('has the text of an error of the program itself', () => {
    expect(describeError(new Error('The answer breaks the contract: 200: objects'))).toContain('breaks the contract');
  });

  it('is the type alone of what is no error', () => {
    expect(describeError(SENT)).toBe('string');
  });
});
