import { createApiClient } from '@remote-console/api-client';
import { handlerFor } from '@remote-console/api-client/testing';
import { bundledFonts, loadFontsFor } from '@remote-console/ui/fonts';
import { directionOf, isLanguage, LANGUAGE_NAMES, LANGUAGES, type Direction } from '@remote-console/domain';
import { loadPseudoTexts, PSEUDO_LANGUAGE } from '@remote-console/texts/testing';
import { RemoteConsoleProvider } from '@remote-console/ui';
import { color, fontStack, MONO_STACK } from '@remote-console/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { useLayoutEffect, useMemo } from 'react';
import { configure } from 'storybook/test';
import { create } from 'storybook/theming';
import { announceStep } from './steps.ts';

/** How long a play function waits for something to appear, in milliseconds: the machine may be busy. */
const PATIENCE_MS = 20_000;
configure({ asyncUtilTimeout: PATIENCE_MS });

/** The time at which every story plays: 21 November 2026, noon in Seoul. */
const STORY_NOW = Date.parse('2026-11-21T03:00:00Z');

/** This tells Storybook that a story is being tested; otherwise it waits 100 ms for animations at each of them. */
const testRunner = / StorybookTestRunner$/.exec(navigator.userAgent)?.[0] ?? '';

/** Stories are viewed from a Windows computer, which has a viewer, unless a story says otherwise. */
Object.defineProperty(navigator, 'userAgent', {
  value: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0${testRunner}`,
  configurable: true,
});

const FONTS = bundledFonts().join(' ');
/** Screenshots are taken with the intended typeface, in Korean and Japanese too. */
const fontRules = Promise.all([
  loadFontsFor('ko', ''),
  loadFontsFor('ja', ''),
  document.fonts.load(`16px ${MONO_STACK}`),
  document.fonts.load(`bold 16px ${MONO_STACK}`),
]);

const documentation = create({
  base: 'light',
  fontBase: fontStack('ko'),
  colorSecondary: color.light.accent,
  textColor: color.light.text,
});

// A frame of a docs page plays its story too, and focusing something there would scroll the docs page to the frame.
if (window.frameElement?.id.startsWith('iframe--')) {
  const elements: { focus: (this: HTMLElement, options?: FocusOptions) => void } = HTMLElement.prototype;
  const { focus } = elements;
  elements.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/**
 * A test only reads violations, so axe need not describe each element that passes a rule. All rules are still checked.
 * `storyDriver` exists when the tests drive the preview.
 */
const axeOptions = 'storyDriver' in window ? { resultTypes: ['violations'] } : {};

/** Time is frozen unless a story brings a clock, so that screenshots are the same every day. */
const standingClock = () => STORY_NOW;

/** A story sends each request once and immediately: no deduplication, no retries. */
const PLAIN_READS = { dedupingInterval: 0, errorRetryCount: 0 };

/** What a story may set besides Storybook's own parameters. */
interface StoryParameters {
  /** `page` (default) gives a page background and some room; `bare` leaves the whole frame to the story. */
  readonly ground?: 'page' | 'bare';
}

function useStoryApi(language: string) {
  return useMemo(() => createApiClient({ token: () => 'story', language: () => language }), [language]);
}

/** Lays out the page in a direction, as the console does: what is outside of a story then scrolls as it does there. */
function useDirectionOfPage(direction: Direction): void {
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
}

const withProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  const language = isLanguage(globals.language) ? globals.language : 'ko';
  const pseudo = globals.pseudo === 'on' || globals.pseudo === 'rtl';
  const direction = directionOf(globals.pseudo === 'rtl' ? PSEUDO_LANGUAGE : language);
  useDirectionOfPage(direction);
  const mode = globals.theme === 'dark' ? 'dark' : 'light';
  const api = useStoryApi(language);
  const { ground = 'page' } = parameters as StoryParameters;
  return (
    <RemoteConsoleProvider
      key={`${language} ${pseudo ? String(globals.pseudo) : ''}`}
      api={api}
      language={language}
      {...(pseudo ? { loadTexts: loadPseudoTexts } : {})}
      direction={direction}
      mode={mode}
      ownCache
      swr={PLAIN_READS}
      now={standingClock}
      draftStorage={null}
    >
      <div
        data-fonts={FONTS}
        style={{ padding: ground === 'page' ? 24 : 0, minHeight: viewMode === 'story' ? '100vh' : 0 }}
      >
        <Story />
      </div>
    </RemoteConsoleProvider>
  );
};

/** What the docs page knows about a story. */
interface ListedStory {
  readonly parameters: { readonly docs?: { readonly story?: { readonly inline?: boolean } } };
  readonly tags: readonly string[];
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

/**
 * Which stories a docs page lists. Each frame is a separate Storybook and costs a second, so a page of frames leaves
 * out stories not worth a picture, and phone stories, whose width a frame cannot have.
 */
const isListed = ({ parameters, tags, storyGlobals }: ListedStory) =>
  parameters.docs?.story?.inline !== false || (!tags.includes('no-visual') && storyGlobals['viewport'] === undefined);

/** How long the mock's service worker has to answer before it is asked again, in milliseconds. */
const ASK_AGAIN_MS = 3000;

/**
 * Starts the mock. Its service worker ignores the message that activates it from a page that it does not know yet, and
 * `start` would wait for the answer forever. So it is asked until it answers, which changes nothing once it has.
 */
async function startMock() {
  const worker = setupWorker(handlerFor('getViewerVersion'));
  const activate = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage('MOCK_ACTIVATE');
  };
  const asking = setInterval(() => void activate(), ASK_AGAIN_MS);
  try {
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: './mockServiceWorker.js' },
    });
  } finally {
    clearInterval(asking);
  }
  return worker;
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withProvider],
  runStep: announceStep,
  loaders: [
    async () => {
      await fontRules;
    },
    mswLoader(startMock),
  ],
  globalTypes: {
    language: {
      description: 'Interface language',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        items: LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'circlehollow',
        title: 'Theme',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    pseudo: {
      description: 'Pseudo-language: accents, and texts that are longer by two fifths',
      toolbar: {
        icon: 'beaker',
        title: 'Pseudo',
        items: [
          { value: 'off', title: 'Texts as they are' },
          { value: 'on', title: 'Pseudo-language' },
          { value: 'rtl', title: 'Pseudo-language, right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'ko', theme: 'light', pseudo: 'off' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: { theme: documentation, stories: { filter: isListed } },
    viewport: {
      options: {
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
      },
    },
    options: {
      storySort: {
        order: [
          'Foundation',
          ['Introduction', 'Tokens', 'Writing texts', 'Accessibility', 'Embedding a widget'],
          'Primitives',
          'Dialogs',
          'Frame',
          'Accounts',
          'Partners',
          'Devices',
          'Remote',
          'Groups',
          'Approvals',
          'Tickets',
          'Users',
          'Policies',
          'History',
          'License',
          'Downloads',
          'Notices',
        ],
      },
    },
  },
};

export default preview;
