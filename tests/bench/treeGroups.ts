/** A group in the form used by the tree. */
export interface BenchGroup {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly deviceCount: number;
}

/** The number of groups given in the address: a root, and a hundred below each of the first ones. */
export function groupsOfAddress(): readonly BenchGroup[] {
  const count = Number(new URLSearchParams(location.search).get('groups') ?? 100);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    parentId: index === 0 ? null : index <= 100 ? 1 : 2 + Math.floor((index - 101) / 100),
    name: index === 0 ? 'ROOT' : `Group ${index}`,
    deviceCount: index % 7,
  }));
}
