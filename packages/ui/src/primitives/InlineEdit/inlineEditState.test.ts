import { describe, expect, it } from 'vitest';
import { inlineEdit, type InlineEditEvent, type InlineEditState } from './inlineEditState.ts';

const after = (...events: InlineEditEvent[]): InlineEditState =>
  events.reduce<InlineEditState>(inlineEdit, { kind: 'idle' });

const start: InlineEditEvent = { kind: 'start', value: 'old' };
const type: InlineEditEvent = { kind: 'type', draft: 'new' };
const submit: InlineEditEvent = { kind: 'submit' };

describe('inline edit', () => {
  it('goes from idle to editing to waiting and back', () => {
    expect(after(start)).toEqual({ kind: 'editing', draft: 'old', error: null });
    expect(after(start, type, submit)).toEqual({ kind: 'waiting', draft: 'new' });
    expect(after(start, type, submit, { kind: 'settle' })).toEqual({ kind: 'idle' });
  });

  it('keeps the typed text when a save is refused', () => {
    expect(after(start, type, submit, { kind: 'refuse', error: 'no' })).toEqual({
      kind: 'editing',
      draft: 'new',
      error: 'no',
    });
  });

  it('forgets the reason with the next key', () => {
    expect(after(start, submit, { kind: 'refuse', error: 'no' }, type)).toEqual({
      kind: 'editing',
      draft: 'new',
      error: null,
    });
  });

  it('sends nothing twice and cannot be cancelled while it waits', () => {
    const waiting = after(start, type, submit);
    expect(inlineEdit(waiting, submit)).toBe(waiting);
    expect(inlineEdit(waiting, { kind: 'cancel' })).toBe(waiting);
    expect(inlineEdit(waiting, type)).toBe(waiting);
  });

  it('ignores a refusal that arrives after all is over', () => {
    expect(after({ kind: 'refuse', error: 'late' })).toEqual({ kind: 'idle' });
  });
});
