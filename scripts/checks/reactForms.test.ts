import { describe, expect, test } from 'vitest';
import { parseSource } from './proofs/sources.ts';
import { newerForms } from './reactForms.ts';

const faultsOf = (text: string) => newerForms([parseSource('a.tsx', text)]);

describe('a form that React 18.3 does not understand is found:', () => {
  test.each([
    ['a context drawn as its own provider', '<TableContext value={state}>a</TableContext>'],
    ['whatever the context is called', 'const Rows = createContext(0); const a = <Rows value={1} />;'],
    ['without JSX', 'const Rows = createContext(0); createElement(Rows, { value: 1 });'],
    ['a ref among the props of a function', 'function Dense({ look, ref }: Props) {}'],
    ['of an arrow function', 'const Dense = ({ ref: own }: Props) => null;'],
    ['and in the types of props', 'interface Props { readonly ref?: Ref<Element> }'],
    ['in those taken over from an element', "interface Props extends Omit<ComponentPropsWithRef<'button'>, 'type'> {}"],
    ['a hook that is not there', "import { use, useState } from 'react';"],
    ['under another name', "import { useFormStatus as useStatus } from 'react-dom';"],
    ['of the whole library', 'React.useOptimistic(a);'],
    ['an attribute that is left out', '<div inert />'],
    ['a callback for a ref that undoes itself', '<div ref={(box) => { watch(box); return () => leave(box); }} />'],
    ['a form that calls a function', '<form action={() => send()} />'],
    ['a first value of what is deferred', 'useDeferredValue(a, b);'],
    ['a transition that waits', 'startTransition(async () => { await a(); });'],
  ])('%s', (_, text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });
});

test('the forms that both understand are none of them', () => {
  const both = `
    import { forwardRef, useDeferredValue } from 'react';
    import { use } from './ours.ts';
    const Rows = createContext(0);
    const Dense = forwardRef<HTMLElement, Props>(function Dense({ look }, ref) { return <b ref={ref} />; });
    const a = <Rows.Provider value={1}><Dense ref={(box) => { found = box; }} /></Rows.Provider>;
    createElement(Rows.Provider, { value: 1 });
    startTransition(() => setState(1));
    useDeferredValue(a);
    const hide = ({ ref }: Contract) => ref;
  `;
  expect(faultsOf(both)).toEqual([]);
});

test('a fault names the line', () => {
  expect(faultsOf('\n<AContext value={1} />')).toEqual([
    'a.tsx:2: React 18.3: <AContext> draws nothing; write <AContext.Provider>.',
  ]);
});
