/** A row of a tree as the keyboard handles it. The key is a group's ID or the name of a fixed entry. */
export interface TreeLine<Key extends string | number = string | number> {
  readonly key: Key;
  /** The row's text, for type-ahead. */
  readonly label: string;
  readonly depth: number;
  readonly hasChildren: boolean;
  readonly expanded: boolean;
}

/** The tree when a key is pressed. */
export interface TreeKeyState<Key extends string | number = string | number> {
  /** The visible rows, from top to bottom. */
  readonly lines: readonly TreeLine<Key>[];
  /** The focused row, or `null`. */
  readonly focused: Key | null;
  /** The text typed just before, for type-ahead over several letters; empty after a pause. */
  readonly typed?: string;
}

/** What a key does. */
export type TreeKeyEffect<Key extends string | number = string | number> =
  | { readonly kind: 'focus'; readonly key: Key }
  | { readonly kind: 'expand'; readonly keys: readonly Key[] }
  | { readonly kind: 'collapse'; readonly key: Key }
  | { readonly kind: 'select'; readonly key: Key };

type Lines<Key extends string | number> = readonly TreeLine<Key>[];

function focus<Key extends string | number>(line: TreeLine<Key> | undefined): TreeKeyEffect<Key> | null {
  return line ? { kind: 'focus', key: line.key } : null;
}

function rightKey<Key extends string | number>(lines: Lines<Key>, at: number): TreeKeyEffect<Key> | null {
  const line = lines[at];
  if (!line?.hasChildren) return null;
  return line.expanded ? focus(lines[at + 1]) : { kind: 'expand', keys: [line.key] };
}

function leftKey<Key extends string | number>(lines: Lines<Key>, at: number): TreeKeyEffect<Key> | null {
  const line = lines[at];
  if (!line) return null;
  if (line.expanded) return { kind: 'collapse', key: line.key };
  return focus(lines.slice(0, at).findLast((above) => above.depth < line.depth));
}

/** Expands all collapsed siblings of a row: those at its depth, in both directions, up to the next higher row. */
function openSiblings<Key extends string | number>(lines: Lines<Key>, at: number): TreeKeyEffect<Key> | null {
  const depth = lines[at]?.depth ?? 0;
  const start = lines.slice(0, at).findLastIndex((line) => line.depth < depth) + 1;
  const length = lines.slice(start).findIndex((line) => line.depth < depth);
  const family = lines.slice(start, length < 0 ? undefined : start + length);
  const keys = family
    .filter((line) => line.depth === depth && line.hasChildren && !line.expanded)
    .map(({ key }) => key);
  return keys.length > 0 ? { kind: 'expand', keys } : null;
}

/** The next row that starts with the typed text; repeating one letter cycles through all that start with it. */
function find<Key extends string | number>(lines: Lines<Key>, at: number, typed: string): TreeKeyEffect<Key> | null {
  const wanted = typed.normalize('NFC').toLowerCase();
  const [first = ''] = wanted;
  const repeats = [...wanted].every((character) => character === first);
  const text = repeats ? first : wanted;
  const from = repeats ? at + 1 : Math.max(at, 0);
  const around = [...lines.slice(from), ...lines.slice(0, from)];
  return focus(around.find((line) => line.label.normalize('NFC').toLowerCase().startsWith(text)));
}

/**
 * A key's function in a tree, following the tree view pattern of the WAI-ARIA Authoring Practices. `null` means that
 * the tree doesn't handle the key and the browser does.
 *
 * @param key The `key` of the keyboard event, without modifiers.
 */
export function treeKey<Key extends string | number>(
  key: string,
  { lines, focused, typed = '' }: TreeKeyState<Key>,
): TreeKeyEffect<Key> | null {
  const at = lines.findIndex((line) => line.key === focused);
  switch (key) {
    case 'ArrowDown':
      return focus(lines[at + 1]);
    case 'ArrowUp':
      return at < 0 ? focus(lines.at(-1)) : focus(at === 0 ? undefined : lines[at - 1]);
    case 'ArrowRight':
      return rightKey(lines, at);
    case 'ArrowLeft':
      return leftKey(lines, at);
    case 'Home':
      return focus(lines[0]);
    case 'End':
      return focus(lines.at(-1));
    case '*':
      return at < 0 ? null : openSiblings(lines, at);
    case 'Enter':
      return at < 0 || focused === null ? null : { kind: 'select', key: focused };
    case ' ':
      if (typed !== '') return find(lines, at, `${typed} `);
      return at < 0 || focused === null ? null : { kind: 'select', key: focused };
    default:
      return [...key].length === 1 ? find(lines, at, typed + key) : null;
  }
}
