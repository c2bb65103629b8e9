/** A user who was just created, as the form hands them on to the list. */
export interface CreatedUser {
  readonly userId: number;
  readonly name: string;
}

/** Reads the state of a history entry, which the browser keeps and anything may have written; `null` without a new user. */
export function createdUserOf(state: unknown): CreatedUser | null {
  if (typeof state !== 'object' || state === null || !('created' in state)) return null;
  const { created } = state;
  if (typeof created !== 'object' || created === null || !('userId' in created) || !('name' in created)) return null;
  const { userId, name } = created;
  return typeof userId === 'number' && typeof name === 'string' ? { userId, name } : null;
}
