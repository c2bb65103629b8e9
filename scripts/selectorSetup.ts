/**
 * jsdom compares an element whose style is computed with every rule of every style sheet, and finds a single element in
 * a slower way than all of them. That took half of the time of the tests that render pages. Here a rule is only
 * compared with elements that have the tag, the class and the attributes at the end of its selector, as browsers do it,
 * and the search for one element with a tag, classes and attributes ends where it is found. The rest is left to jsdom,
 * so every answer is the same.
 */

/** The minimum an element needs to match one part of a selector. */
interface Need {
  readonly tag: string | undefined;
  readonly className: string | undefined;
  readonly attributes: readonly string[];
}

/** An element inside jsdom. */
interface Subject {
  readonly localName: string;
  readonly classList: { readonly contains: (name: string) => boolean };
  readonly hasAttribute: (name: string) => boolean;
}

/** A node inside jsdom, with its place in the tree; only elements have a tag. */
interface TreeNode extends Partial<Subject> {
  readonly firstChild: TreeNode | null;
  readonly nextSibling: TreeNode | null;
  readonly parentNode: TreeNode | null;
  readonly getAttribute?: (name: string) => string | null;
}

/** What jsdom calls when it collects the rules of an element; it does not match pseudo-elements. */
type Check = (selector: string, element: Subject) => { readonly match: boolean; readonly pseudoElement: string | null };

/** The selector engine that jsdom keeps for a document. */
interface Engine {
  check: Check;
  querySelector: (selector: string, within: TreeNode) => object | null;
  /** Set if this file ran before: workers that share their modules share a document. */
  isQuick?: true;
  readonly querySelectorAll: (selector: string, within: object) => ArrayLike<object>;
}

const NO_MATCH = { match: false, pseudoElement: null };

const STRING = /"[^"]*"|'[^']*'/g;
/** The arguments of a function, without nested functions. A selector without its functions matches more, never less. */
const ARGUMENTS = /\([^()]*\)/g;
const ATTRIBUTE = /\[\s*([\w-]+)[^\]]*\]/g;
/** Escapes, namespaces and brackets that do not close. */
const UNCERTAIN = /[\\|()]/;

function withoutArguments(selector: string): string {
  const rest = selector.replaceAll(ARGUMENTS, '');
  return rest === selector ? rest : withoutArguments(rest);
}

function needOf(part: string): Need {
  // The last of the elements named by a part is the one that it matches.
  const last = /(?:\[[^\]]*\]|[^\s>+~])*$/.exec(part.trim())?.[0] ?? '';
  const [, tag, className] = /^([a-z][\w-]*)?(?:\.([\w-]+))?/i.exec(last) ?? [];
  const attributes = [...last.matchAll(ATTRIBUTE)].flatMap(([, name]) => name ?? []);
  return { tag: tag?.toLowerCase(), className, attributes };
}

/** What an element needs for each part of a selector, or null where that cannot be determined. */
function needsOf(selector: string): readonly Need[] | null {
  const bare = withoutArguments(selector.replaceAll(STRING, ''));
  return UNCERTAIN.test(bare) ? null : bare.split(',').map(needOf);
}

const needsOfSelector = new Map<string, readonly Need[] | null>();

/** Whether jsdom has to compare an element with a selector; if false, it certainly does not match. */
export function mayFit(selector: string, element: Subject): boolean {
  let needs = needsOfSelector.get(selector);
  if (needs === undefined) {
    needs = needsOf(selector);
    needsOfSelector.set(selector, needs);
  }
  if (needs === null) return true;
  return needs.some(
    ({ tag, className, attributes }) =>
      (tag === undefined || tag === element.localName.toLowerCase()) &&
      (className === undefined || element.classList.contains(className)) &&
      attributes.every((name) => element.hasAttribute(name)),
  );
}

/** A selector of one element, decided by its tag, classes and attributes alone. */
interface Plain {
  readonly tag: string | undefined;
  readonly classNames: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string | undefined])[];
}

const PLAIN = /^([a-z]+\d?)?((?:\.[\w-]+)*)((?:\[[a-z-]+(?:="[^"\\]*")?\])*)$/;
const PLAIN_ATTRIBUTE = /\[([a-z-]+)(?:="([^"]*)")?\]/g;
/** Attributes whose values are always compared case-sensitively. */
const EXACT_VALUE = /^(?:data-|aria-|id$|name$|role$|property$)/;

function plainOf(selector: string): Plain | null {
  const match = PLAIN.exec(selector);
  if (!match) return null;
  const [, tag, classes = '', conditions = ''] = match;
  const attributes = [...conditions.matchAll(PLAIN_ATTRIBUTE)].map(([, name = '', value]) => [name, value] as const);
  const classNames = classes.split('.').slice(1);
  const isNothing = tag === undefined && classNames.length + attributes.length === 0;
  const isExact = attributes.every(([name, value]) => value === undefined || EXACT_VALUE.test(name));
  return isNothing || !isExact ? null : { tag, classNames, attributes };
}

const plainSelectors = new Map<string, Plain | null>();

function plainSelector(selector: string): Plain | null {
  let plain = plainSelectors.get(selector);
  if (plain === undefined) {
    plain = plainOf(selector);
    plainSelectors.set(selector, plain);
  }
  return plain;
}

const isPlainly = (node: TreeNode, { tag, classNames, attributes }: Plain): boolean =>
  node.localName !== undefined &&
  (tag === undefined || tag === node.localName) &&
  classNames.every((name) => node.classList?.contains(name)) &&
  attributes.every(([name, value]) =>
    value === undefined ? node.hasAttribute?.(name) : node.getAttribute?.(name) === value,
  );

/** The next node in document order, inside a given root. */
function following(node: TreeNode, within: TreeNode): TreeNode | null {
  let next = node.firstChild;
  for (let at: TreeNode | null = node; next === null && at !== null && at !== within; at = at.parentNode) {
    next = at.nextSibling;
  }
  return next;
}

function firstPlain(plain: Plain, within: TreeNode): TreeNode | null {
  for (let node = within.firstChild; node !== null; node = following(node, within)) {
    if (isPlainly(node, plain)) return node;
  }
  return null;
}

function quicken(engine: Engine): void {
  if (engine.isQuick) return;
  engine.isQuick = true;
  const check = engine.check.bind(engine);
  engine.check = (selector, element) => (mayFit(selector, element) ? check(selector, element) : NO_MATCH);
  engine.querySelector = (selector, within) => {
    const plain = plainSelector(selector);
    return plain ? firstPlain(plain, within) : (engine.querySelectorAll(selector, within)[0] ?? null);
  };
}

const hasEngine = (inside: unknown): inside is { readonly _domSelector: Engine } =>
  typeof inside === 'object' && inside !== null && '_domSelector' in inside;

/** Tests of rules alone have no document. */
if (typeof document !== 'undefined') {
  const insides = Object.getOwnPropertySymbols(document).map((symbol): unknown => Reflect.get(document, symbol));
  const inside = insides.find(hasEngine);
  if (!inside) throw new Error('This jsdom keeps its selector engine elsewhere: see scripts/selectorSetup.ts.');
  const { _domSelector: engine } = inside;
  quicken(engine);
}
