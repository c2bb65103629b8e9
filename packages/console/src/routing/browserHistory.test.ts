// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserHistory } from './browserHistory.ts';
import { createUnsavedChanges } from './unsavedChanges.ts';

let stop = () => {};
beforeEach(() => window.history.replaceState(null, '', '/en/start'));
afterEach(() => stop());

/** The history of a page that begins at `/en/start`, with a signed-in user. */
function aHistory() {
  const unsavedChanges = createUnsavedChanges({ isSignedIn: () => true });
  const history = createBrowserHistory(unsavedChanges);
  const onStep = vi.fn();
  stop = history.subscribe(onStep);
  const { navigator } = history;
  return {
    ...history,
    onStep,
    unsavedChanges,
    address: () => history.current().location.pathname + history.current().location.search,
    push: (to: string) => navigator.push(to),
    /** Waits for the address, both in the history and in the browser. */
    arrivesAt: (address: string) =>
      vi.waitFor(() => {
        const { pathname, search } = history.current().location;
        expect([pathname + search, window.location.pathname + window.location.search]).toEqual([address, address]);
      }),
  };
}

/** Forms with unsent input, and a user who is asked about them. */
function typedForms() {
  const answers: ((agreed: boolean) => void)[] = [];
  let isTyped = true;
  return {
    guard: {
      any: () => isTyped,
      anyUnkept: () => isTyped,
      forget: () => {
        isTyped = false;
      },
      ask: () => new Promise<boolean>((resolve) => answers.push(resolve)),
    },
    /** Answers the open question, once there is one. */
    answer: async (agreed: boolean) => {
      await vi.waitFor(() => expect(answers).toHaveLength(1));
      answers.pop()?.(agreed);
    },
    isAsked: () => answers.length > 0,
  };
}

describe('the history of a page', () => {
  it('begins with the address, and follows each step', async () => {
    const { current, navigator, onStep, arrivesAt } = aHistory();
    expect(current()).toMatchObject({ location: { pathname: '/en/start', key: 'default' }, navigationType: 'POP' });

    navigator.push({ pathname: '/en/list', search: '?page=2', hash: '#rows' }, 'note');
    expect(current()).toMatchObject({
      location: { pathname: '/en/list', search: '?page=2', hash: '#rows', state: 'note' },
      navigationType: 'PUSH',
    });
    navigator.replace('/en/list?page=3');
    expect(current()).toMatchObject({ location: { search: '?page=3', state: undefined }, navigationType: 'REPLACE' });
    expect(onStep).toHaveBeenCalledTimes(2);

    navigator.go(-1);
    await arrivesAt('/en/start');
    expect(current()).toMatchObject({ location: { key: 'default' }, navigationType: 'POP' });
    navigator.go(1);
    await arrivesAt('/en/list?page=3');
  });

  it('knows an entry again in a page that was loaded again', () => {
    const before = aHistory();
    before.push('/en/list');
    const { key } = before.current().location;
    stop();
    expect(aHistory().current().location).toMatchObject({ pathname: '/en/list', key });
  });

  it('never leads to another host by a path that reads like one', () => {
    const { push, address } = aHistory();
    push('//evil.example/x');
    expect(address()).toBe('//evil.example/x');
    expect(window.location.host).toBe('localhost:3000');
  });

  it('hears nothing any more once it is stopped', async () => {
    const { push, onStep } = aHistory();
    push('/en/list');
    onStep.mockClear();
    stop();
    window.history.back();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/en/start'));
    expect(onStep).not.toHaveBeenCalled();
  });
});

describe('what was typed', () => {
  it('stays until the person agrees to a link', async () => {
    const { push, address, arrivesAt, unsavedChanges } = aHistory();
    const { guard, answer } = typedForms();
    unsavedChanges.guardForms(guard);
    push('/en/list');
    await answer(false);
    expect(address()).toBe('/en/start');
    push('/en/list');
    await answer(true);
    await arrivesAt('/en/list');
  });

  it('stays until the person agrees to the back button', async () => {
    const { push, onStep, arrivesAt, unsavedChanges } = aHistory();
    const { guard, answer } = typedForms();
    push('/en/form');
    unsavedChanges.guardForms(guard);
    onStep.mockClear();
    window.history.back();
    await answer(false);
    await arrivesAt('/en/form');
    expect(onStep).not.toHaveBeenCalled();
    window.history.back();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/en/form'));
    await answer(true);
    await arrivesAt('/en/start');
  });

  it('raises no question on the same page, in a form that was sent, or before the login', async () => {
    const { push, arrivesAt, unsavedChanges } = aHistory();
    const { guard, isAsked } = typedForms();
    unsavedChanges.guardForms(guard);
    push('/en/start?page=2');
    window.history.back();
    await arrivesAt('/en/start');
    guard.forget();
    push('/en/list');
    await arrivesAt('/en/list');
    expect(isAsked()).toBe(false);
    const visitor = createUnsavedChanges({ isSignedIn: () => false });
    visitor.guardForms({ ...guard, any: () => true });
    expect(visitor.questionBefore(true)).toBeNull();
  });

  it('in the edit mode of a list raises its own question, on the same page too', async () => {
    const { push, address, unsavedChanges } = aHistory();
    const question = vi.fn(() => Promise.resolve(false));
    unsavedChanges.hold(question);
    push('/en/start?view=table');
    expect(question).toHaveBeenCalledOnce();
    unsavedChanges.hold(null);
    push('/en/start?view=table');
    expect(address()).toBe('/en/start?view=table');
  });
});
