/** A group as the tree takes it. */
export interface BenchGroup {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly deviceCount: number;
}

/** As many groups as the address asks for: a root, and a hundred below each of the first ones. */
export function groupsOfAddress(): readonly BenchGroup[] {
  const count = Number(new URLSearchParams(location.search).get('groups') ?? 100);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    parentId: index === 0 ? null : index <= 100 ? 1 : 2 + Math.floor((index - 101) / 100),
    name: index === 0 ? 'ROOT' : `Group ${index}`,
    deviceCount: index % 7,
  }));
}
