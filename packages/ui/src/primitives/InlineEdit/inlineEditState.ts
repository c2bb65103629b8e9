/**
 * The state of an inline edit. `waiting` holds the typed text while it is being saved; a refusal returns to `editing`
 * with the reason, and the text is kept.
 */
export type InlineEditState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'editing'; readonly draft: string; readonly error: string | null }
  | { readonly kind: 'waiting'; readonly draft: string };

/** The outcome of a save. A refusal has a message, and the field of the request it is about, if any. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly error: string; readonly field?: string | undefined };

export type InlineEditEvent =
  | { readonly kind: 'start'; readonly value: string }
  | { readonly kind: 'type'; readonly draft: string }
  | { readonly kind: 'submit' }
  | { readonly kind: 'refuse'; readonly error: string }
  | { readonly kind: 'settle' }
  | { readonly kind: 'cancel' };

/** The next state. Events without meaning in a state do nothing: a second Enter while waiting saves only once. */
export function inlineEdit(state: InlineEditState, event: InlineEditEvent): InlineEditState {
  switch (event.kind) {
    case 'start':
      return state.kind === 'idle' ? { kind: 'editing', draft: event.value, error: null } : state;
    case 'type':
      return state.kind === 'editing' ? { kind: 'editing', draft: event.draft, error: null } : state;
    case 'submit':
      return state.kind === 'editing' ? { kind: 'waiting', draft: state.draft } : state;
    case 'refuse':
      return state.kind === 'idle' ? state : { kind: 'editing', draft: state.draft, error: event.error };
    case 'settle':
      return { kind: 'idle' };
    case 'cancel':
      return state.kind === 'editing' ? { kind: 'idle' } : state;
  }
}
