/** A newly created user, as the form passes them to the list. */
export interface CreatedUser {
  readonly userId: number;
  readonly name: string;
}

/** Reads a history entry's state, which the browser keeps and anything may have written; `null` without a new user. */
export function createdUserOf(state: unknown): CreatedUser | null {
  if (typeof state !== 'object' || state === null || !('created' in state)) return null;
  const { created } = state;
  if (typeof created !== 'object' || created === null || !('userId' in created) || !('name' in created)) return null;
  const { userId, name } = created;
  return typeof userId === 'number' && typeof name === 'string' ? { userId, name } : null;
}
