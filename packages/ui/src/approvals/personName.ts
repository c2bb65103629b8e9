/** A person in one line: name and ID, or whichever exists. */
export function personName(name: string, id: string): string {
  return name !== '' && id !== '' && name !== id ? `${name} · ${id}` : name || id;
}
