/** A person in one line: the name and the ID, or the one that is there. */
export function personName(name: string, id: string): string {
  return name !== '' && id !== '' && name !== id ? `${name} · ${id}` : name || id;
}
