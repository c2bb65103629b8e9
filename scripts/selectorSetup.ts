/**
 * jsdom compares an element whose style is computed with every rule of every style sheet, and looks for one element in
 * a slower way than for all of them. That took half of the time of the tests that draw pages. Here a rule is compared
 * only with elements that have the tag, the class and the attributes which its selector ends with, as browsers do it;
 * what remains is left to jsdom, so every answer is the same.
 */

/** What an element needs at least to fit one part of a selector. */
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

/** What jsdom asks when it collects the rules of an element; it takes a pseudo-element for no match. */
type Check = (selector: string, element: Subject) => { readonly match: boolean; readonly pseudoElement: string | null };

/** The selector engine that jsdom keeps for a document. */
interface Engine {
  check: Check;
  querySelector: (selector: string, within: object) => object | null;
  /** Set where this file has been before: workers that share their modules share a document. */
  isQuick?: true;
  readonly querySelectorAll: (selector: string, within: object) => ArrayLike<object>;
}

const NO_MATCH = { match: false, pseudoElement: null };

const STRING = /"[^"]*"|'[^']*'/g;
/** The arguments of a function, without functions in them. A selector without its functions fits more, never less. */
const ARGUMENTS = /\([^()]*\)/g;
const ATTRIBUTE = /\[\s*([\w-]+)[^\]]*\]/g;
/** Escapes, namespaces and brackets that do not close. */
const UNCERTAIN = /[\\|()]/;

function withoutArguments(selector: string): string {
  const rest = selector.replaceAll(ARGUMENTS, '');
  return rest === selector ? rest : withoutArguments(rest);
}

function needOf(part: string): Need {
  // The last of the elements that a part names is the one that it fits.
  const last = /(?:\[[^\]]*\]|[^\s>+~])*$/.exec(part.trim())?.[0] ?? '';
  const [, tag, className] = /^([a-z][\w-]*)?(?:\.([\w-]+))?/i.exec(last) ?? [];
  const attributes = [...last.matchAll(ATTRIBUTE)].flatMap(([, name]) => name ?? []);
  return { tag: tag?.toLowerCase(), className, attributes };
}

/** What an element needs for each part of a selector, or null where that cannot be said. */
function needsOf(selector: string): readonly Need[] | null {
  const bare = withoutArguments(selector.replaceAll(STRING, ''));
  return UNCERTAIN.test(bare) ? null : bare.split(',').map(needOf);
}

const needsOfSelector = new Map<string, readonly Need[] | null>();

/** Whether jsdom has to compare an element with a selector; without doubt it fits none where this says no. */
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

function quicken(engine: Engine): void {
  if (engine.isQuick) return;
  engine.isQuick = true;
  const check = engine.check.bind(engine);
  engine.check = (selector, element) => (mayFit(selector, element) ? check(selector, element) : NO_MATCH);
  engine.querySelector = (selector, within) => engine.querySelectorAll(selector, within)[0] ?? null;
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
