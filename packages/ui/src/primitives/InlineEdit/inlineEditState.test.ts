import { describe, expect, it } from 'vitest';
import { inlineEdit, type InlineEditEvent, type InlineEditState } from './inlineEditState.ts';

const after = (...events: InlineEditEvent[]): InlineEditState =>
  events.reduce<InlineEditState>(inlineEdit, { kind: 'idle' });

const start: InlineEditEvent = { kind: 'start', value: 'old' };
const type: InlineEditEvent = { kind: 'type', draft: 'new' };
const submit: InlineEditEvent = { kind: 'submit' };

describe('inline edit', () => {
  it('goes from idle to editing to waiting and back [B-EDIT-01] [B-EDIT-02] [B-EDIT-03] [B-EDIT-04]', () => {
    expect(after()).toEqual({ kind: 'idle' });
    expect(after(start)).toEqual({ kind: 'editing', draft: 'old', error: null });
    expect(after(start, type, submit)).toEqual({ kind: 'waiting', draft: 'new' });
    expect(after(start, type, submit, { kind: 'settle' })).toEqual({ kind: 'idle' });
  });

  it('forgets what was typed when it is cancelled [B-EDIT-05]', () => {
    expect(after(start, type, { kind: 'cancel' })).toEqual({ kind: 'idle' });
    expect(after(start, type, { kind: 'cancel' }, start)).toEqual({ kind: 'editing', draft: 'old', error: null });
  });

  it('keeps the typed text when a save is refused [B-EDIT-08]', () => {
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

  it('sends nothing twice and cannot be cancelled while it waits [B-EDIT-07]', () => {
    const waiting = after(start, type, submit);
    expect(inlineEdit(waiting, submit)).toBe(waiting);
    expect(inlineEdit(waiting, { kind: 'cancel' })).toBe(waiting);
    expect(inlineEdit(waiting, type)).toBe(waiting);
  });

  it('ignores a refusal that arrives after all is over', () => {
    expect(after({ kind: 'refuse', error: 'late' })).toEqual({ kind: 'idle' });
  });
});
