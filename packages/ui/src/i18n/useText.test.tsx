import { LANGUAGES } from '@remote-console/domain';
import type { LoadTexts } from '@remote-console/texts';
import { act, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdministratorProvider } from './administrator.ts';
import { createTexts } from './createTexts.ts';
import { TextsProvider } from './TextsProvider.tsx';
import { useMessage } from './useMessage.ts';
import { useLanguage, useText } from './useText.ts';
import { useTextInEveryLanguage } from './useTextInEveryLanguage.ts';

let host: HTMLElement;
let root: Root;

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
const draw = (page: ReactNode) => act(async () => root.render(page));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const load: LoadTexts = async (language) => ({
  administrator: `administrator (${language})`,
  administratorNamed: [['name']],
  cancel: `cancel (${language})`,
  no_permission: ['Ask ', ['administrator'], '.'],
  unknown_error: `fault (${language})`,
});

const page = (texts: ReturnType<typeof createTexts>, children: ReactNode) => (
  <TextsProvider texts={texts}>
    <Suspense fallback="loading">{children}</Suspense>
  </TextsProvider>
);

function Cancel() {
  return <b>{useText('common')('cancel')}</b>;
}

describe('useText', () => {
  it('waits for the texts of an area, once for all that show them', async () => {
    const files = Promise.withResolvers<Record<string, string>>();
    const loader = vi.fn<LoadTexts>(() => files.promise);
    await draw(page(createTexts('en', loader), [<Cancel key="a" />, <Cancel key="b" />]));
    await settled();
    expect(host.textContent).toBe('loading');
    await act(async () => files.resolve({ cancel: 'Cancel' }));
    await settled();
    expect(host.textContent).toBe('CancelCancel');
    expect(loader).toHaveBeenCalledOnce();
  });

  it('answers the same function at each drawing', async () => {
    const seen = new Set<unknown>();
    function Watch({ count }: { readonly count: number }) {
      seen.add(useText('common'));
      seen.add(useMessage());
      return <i>{count}</i>;
    }
    const texts = createTexts('en', load);
    await draw(page(texts, <Watch count={1} />));
    await settled();
    await draw(page(texts, <Watch count={2} />));
    await settled();
    expect(host.textContent).toBe('2');
    expect(seen.size).toBe(2);
  });

  it('draws what shows texts again when gaps are filled, and nothing else [A-LANG-02]', async () => {
    const drawn = vi.fn(() => null);
    const Other = () => drawn();
    const children = [<Cancel key="text" />, <Other key="other" />];
    const gaps: LoadTexts = async (language) => (language === 'ko' ? { cancel: '취소' } : {});
    const texts = createTexts('en', gaps);
    await texts.load('common');
    await draw(page(texts, children));
    await settled();
    expect(host.querySelector('b')?.textContent).toBe('취소');
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('changes the language with the provider', async () => {
    const Language = () => <u>{useLanguage()}</u>;
    const children = [<Cancel key="text" />, <Language key="language" />];
    await draw(page(createTexts('en', load), children));
    await settled();
    expect(host.textContent).toBe('cancel (en)en');
    await draw(page(createTexts('ja', load), children));
    await settled();
    expect(host.textContent).toBe('cancel (ja)ja');
  });

  it('shows keys outside of every provider', async () => {
    await draw(<Cancel />);
    expect(host.textContent).toBe('cancel');
  });
});

describe('useTextInEveryLanguage', () => {
  function Words({ areOthersWanted }: { readonly areOthersWanted: boolean }) {
    const texts = useTextInEveryLanguage('zones', areOthersWanted);
    return <b>{texts.map((text) => text('seoul')).join()}</b>;
  }

  it('begins with the language of the page, and loads the others when they are wanted', async () => {
    const texts = createTexts('en', async () => ({ seoul: 'Host’s Seoul' }));
    await draw(page(texts, <Words areOthersWanted={false} />));
    await settled();
    expect(host.textContent).toBe('Host’s Seoul');
    await draw(page(texts, <Words areOthersWanted />));
    await vi.waitFor(async () => {
      await settled();
      expect(host.textContent).toMatch(/^Host’s Seoul,서울,Seoul,ソウル/);
    });
    expect(host.textContent.split(',')).toHaveLength(1 + LANGUAGES.length);
  });
});

describe('useMessage', () => {
  it('names whoever can help, and the administrator where nobody is known', async () => {
    const Message = () => <b>{useMessage()('no_permission')}</b>;
    const texts = createTexts('en', load);
    await draw(page(texts, <Message />));
    await settled();
    expect(host.textContent).toBe('Ask administrator (en).');
    await draw(
      page(
        texts,
        <AdministratorProvider value="Kim">
          <Message />
        </AdministratorProvider>,
      ),
    );
    await settled();
    expect(host.textContent).toBe('Ask Kim.');
  });

  it('never shows the key of a message that has no text', async () => {
    const Message = ({ name }: { readonly name: string }) => <b>{useMessage()(name)}</b>;
    const names = ['cancel', 'of_a_newer_server', 'constructor', ''];
    await draw(
      page(
        createTexts('en', load),
        names.map((name) => <Message key={name} name={name} />),
      ),
    );
    await settled();
    expect([...host.querySelectorAll('b')].map((message) => message.textContent)).toEqual([
      'cancel (en)',
      'fault (en)',
      'fault (en)',
      'fault (en)',
    ]);
  });
});
