/** A group as the tree takes it. */
export interface BenchGroup {
  readonly pk: number;
  readonly group_fk: number | null;
  readonly name: string;
  readonly device_count: number;
}

/** As many groups as the address asks for: a root, and a hundred below each of the first ones. */
export function groupsOfAddress(): readonly BenchGroup[] {
  const count = Number(new URLSearchParams(location.search).get('groups') ?? 100);
  return Array.from({ length: count }, (_, index) => ({
    pk: index + 1,
    group_fk: index === 0 ? null : index <= 100 ? 1 : 2 + Math.floor((index - 101) / 100),
    name: index === 0 ? 'ROOT' : `Group ${index}`,
    device_count: index % 7,
  }));
}
