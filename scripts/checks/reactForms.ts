/**
 * Syntax that only React 19 understands, in the packages that portals embed and that also support React 18.3. Some of
 * it compiles and fails only when rendered; some silently has no effect.
 */
import ts from 'typescript';
import { calledName, calledObject, descendants, readSources, type Source } from './proofs/sources.ts';

const FOLDERS = ['packages/ui/src', 'packages/api-client/src'];
const GENERATED = /\/generated\//;

/** What React 18.3 does not export, by module. */
const NEWER: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'react',
    new Set([
      'Activity',
      'ViewTransition',
      'addTransitionType',
      'cache',
      'cacheSignal',
      'captureOwnerStack',
      'use',
      'useActionState',
      'useEffectEvent',
      'useOptimistic',
    ]),
  ],
  [
    'react-dom',
    new Set([
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'useFormState',
      'useFormStatus',
    ]),
  ],
]);

/** Attributes that React 18.3 omits from the page, or whose event it does not handle. */
const NEWER_ATTRIBUTES = new Set([
  'inert',
  'onBeforeToggle',
  'onScrollEnd',
  'onTransitionCancel',
  'onTransitionRun',
  'onTransitionStart',
  'popoverTarget',
  'popoverTargetAction',
  'precedence',
]);

/** Prop types that offer a `ref` to a component that cannot take one. */
const TYPES_WITH_REF = new Set(['ComponentProps', 'ComponentPropsWithRef', 'RefAttributes', 'ClassAttributes']);

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** The contexts that sources create, by name; imports under a context's usual name count as well. */
const contextNames = (sources: readonly Source[]) =>
  new Set(
    sources
      .flatMap(({ tree }) => descendants(tree))
      .filter(ts.isVariableDeclaration)
      .filter(
        ({ initializer }) => initializer && ts.isCallExpression(initializer) && isCalled(initializer, 'createContext'),
      )
      .map(({ name }) => name.getText()),
  );

const isCalled = (node: ts.CallExpression, name: string) => calledName(node) === name;

/** Imports, and names read from React itself: `React.use`. */
function newerNames(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const newer = NEWER.get(node.moduleSpecifier.text);
    const bindings = node.importClause?.namedBindings;
    if (!newer || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements
      .map(({ name, propertyName }) => (propertyName ?? name).text)
      .filter((name) => newer.has(name));
  }
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const module = node.expression.text === 'React' ? 'react' : node.expression.text === 'ReactDOM' ? 'react-dom' : '';
  return NEWER.get(module)?.has(node.name.text) === true ? [node.name.text] : [];
}

/** The name of a function that could be a component. */
function componentName(node: ts.Node): string | null {
  const named = ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) ? node.name : undefined;
  const variable = ts.isVariableDeclaration(node.parent) && ts.isIdentifier(node.parent.name) ? node.parent.name : null;
  const name = (named ?? variable)?.text ?? '';
  return /^[A-Z]/.test(name) ? name : null;
}

/** Whether the first parameter of a function destructures `ref` from the props. */
function takesRef({ parameters: [props] }: ts.SignatureDeclaration): boolean {
  return (
    props !== undefined &&
    ts.isObjectBindingPattern(props.name) &&
    props.name.elements.some(({ name, propertyName }) => (propertyName ?? name).getText() === 'ref')
  );
}

/** Whether a ref callback returns a cleanup function. */
function undoesRef(callback: ts.Node | undefined): boolean {
  if (!callback || !isFunction(callback)) return false;
  if (isFunction(callback.body)) return true;
  return descendants(callback.body).some(
    (node) => ts.isReturnStatement(node) && node.expression !== undefined && isFunction(node.expression),
  );
}

function faultsOfTag(node: ts.JsxOpeningLikeElement, contexts: ReadonlySet<string>): string[] {
  const tag = node.tagName.getText();
  const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
  const valueOf = ({ initializer }: ts.JsxAttribute) =>
    initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  return [
    ...(contexts.has(tag) || /^\w+Context$/.test(tag) ? [`<${tag}> draws nothing; write <${tag}.Provider>`] : []),
    ...(tag === 'meta' || tag === 'link' ? [`<${tag}> stays where it is drawn`] : []),
    ...attributes.flatMap((attribute) => {
      const name = attribute.name.getText();
      if (NEWER_ATTRIBUTES.has(name)) return [`${name} has no effect`];
      if (name === 'ref' && undoesRef(valueOf(attribute))) return ['a callback for a ref cannot return how to undo it'];
      const value = valueOf(attribute);
      if (/^(?:action|formAction)$/.test(name) && /^(?:form|button|input)$/.test(tag) && value && isFunction(value)) {
        return [`${name} takes no function`];
      }
      return [];
    }),
  ];
}

function faultsOfCall(node: ts.CallExpression, contexts: ReadonlySet<string>): string[] {
  const [first, second] = node.arguments;
  if (isCalled(node, 'createElement') && first && contexts.has(first.getText())) {
    return [`${first.getText()} draws nothing; give createElement its Provider`];
  }
  if (isCalled(node, 'useDeferredValue') && second) return ['useDeferredValue takes no first value'];
  const isAsync =
    first !== undefined &&
    isFunction(first) &&
    first.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true;
  if (isCalled(node, 'startTransition') && calledObject(node) === '' && isAsync) {
    return ['startTransition ends at the first await'];
  }
  return [];
}

function faultsOfNode(node: ts.Node, contexts: ReadonlySet<string>): string[] {
  const newer = newerNames(node).map((name) => `${name} is not there`);
  if (newer.length > 0) return newer;
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return faultsOfTag(node, contexts);
  if (ts.isCallExpression(node)) return faultsOfCall(node, contexts);
  if (ts.isFunctionDeclaration(node) || isFunction(node)) {
    const name = componentName(node);
    return name !== null && takesRef(node) ? [`${name} gets no ref among its props; wrap it in forwardRef`] : [];
  }
  if (ts.isPropertySignature(node) && node.name.getText() === 'ref') {
    return ['no component gets a ref among its props; wrap it in forwardRef'];
  }
  const typeName = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : null;
  if (typeName && TYPES_WITH_REF.has(typeName.getText())) {
    return [`${typeName.getText()} offers a ref; write ComponentPropsWithoutRef`];
  }
  return [];
}

/** What React 18.3 does not understand in sources, as lines to print. */
export function newerForms(sources: readonly Source[]): string[] {
  const contexts = contextNames(sources);
  return sources.flatMap(({ file, tree }) =>
    descendants(tree).flatMap((node) => {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      return faultsOfNode(node, contexts).map((fault) => `${file}:${line}: React 18.3: ${fault}.`);
    }),
  );
}

/** What React 18.3 does not understand in the packages that portals embed. */
export const reactFormFaults = (): string[] =>
  newerForms(FOLDERS.flatMap((folder) => readSources(folder, (file) => /\.tsx?$/.test(file) && !GENERATED.test(file))));

if (import.meta.main) {
  const faults = reactFormFaults();
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
