/** Runs in the page: it drives Storybook's preview from story to story without reloading the page. */

/** The toolbars of Storybook: language, theme and so on. */
export type Globals = Readonly<Record<string, unknown>>;

/** How a story is put on the page. */
export interface Opening {
  readonly id: string;
  readonly globals: Globals;
  /** `open` mounts it and plays it; `still` mounts it and leaves out its play function; `redraw` keeps what is there. */
  readonly how: 'open' | 'still' | 'redraw';
  /** How long it may take, in milliseconds. */
  readonly within: number;
}

/** The result of opening a story. */
export interface Played {
  /** What went wrong, in the words of the play function, of React or of axe. */
  readonly errors: readonly string[];
  /** The titles of the steps of the play function that passed. */
  readonly steps: readonly string[];
}

/** What a story says about itself. */
export interface StoryFacts {
  /** The requirement rows that the story names in `parameters.spec`. */
  readonly rows: readonly string[];
  /** The frame that the story requests, such as `phone`. */
  readonly viewport: string | null;
}

interface Story {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

/** The parts of Storybook's preview that the driver uses. */
interface Preview {
  readonly ready: () => Promise<void>;
  readonly currentRender?: {
    readonly id: string;
    readonly phase?: string;
    readonly renderOptions: { autoplay: boolean };
  };
  readonly storyStoreValue: {
    readonly userGlobals: { update: (globals: Globals) => void };
    loadStory: (wanted: { storyId: string }) => Promise<Story>;
  };
}

interface Channel {
  on: (event: string, listener: (data: never) => void) => void;
  off: (event: string, listener: (data: never) => void) => void;
  emit: (event: string, data: unknown) => void;
  transports: readonly unknown[];
}

/** What is exposed in the page for calls from outside. */
export interface StoryDriver {
  readonly storyOf: (id: string) => Promise<StoryFacts>;
  readonly open: (opening: Opening) => Promise<Played>;
  readonly settled: (within: number) => Promise<void>;
  readonly drawn: () => Promise<void>;
  readonly allowMotion: (isAllowed: boolean) => void;
}

declare global {
  interface Window {
    storyDriver: StoryDriver;
    __STORYBOOK_PREVIEW__: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Runs before any script of the page; nothing outside of this function is available. */
export function installDriver(): void {
  interface AxeReport {
    readonly type: string;
    readonly status: string;
    readonly result: {
      readonly error?: object;
      readonly violations?: readonly {
        readonly id: string;
        readonly help: string;
        readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
      }[];
    };
  }

  // Storybook's highlights read the style of every element whenever a story starts, although nothing is highlighted.
  Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

  const preview = async () => {
    const { __STORYBOOK_PREVIEW__: instance, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    await instance.ready();
    // There is no manager here: messages for it would be serialized, and kept until it appears.
    channel.transports = [];
    return instance;
  };

  const violationsOf = ({ status, result }: AxeReport) =>
    status === 'passed'
      ? []
      : [
          ...(result.error === undefined
            ? []
            : [`axe: ${JSON.stringify(result.error, Object.getOwnPropertyNames(result.error))}`]),
          ...(result.violations ?? []).flatMap(({ id, help, nodes }) =>
            nodes.map(({ html, failureSummary }) => `axe ${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
          ),
        ];

  /** A story starts as in a new page: nothing stored, nothing scrolled, the address of the frame. */
  function resetPage(): void {
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
    document.title = 'Storybook';
  }

  // A browser removes the focus from a disabled element in the next frame. Here an answer may be faster than a frame,
  // and whether the focus is lost would be random.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement) || target !== document.activeElement) continue;
      // A dialog takes the focus back by itself.
      if (target.matches(':disabled') && target.closest('[role="dialog"]') === null) target.blur();
    }
  }).observe(document, { subtree: true, attributeFilter: ['disabled'] });

  /** The lifetime of a toast is the shortest of these, and longer than a screenshot waits for anything, in milliseconds. */
  const LONG_TIMER_MS = 5000;
  let isFinished = false;
  const setTimer = window.setTimeout.bind(window);
  // A finished story keeps its toasts until the next one is opened: how long axe takes would decide whether a screenshot
  // has them.
  const setTimerOfStory = (handler: (...words: unknown[]) => void, delay = 0, ...words: unknown[]) =>
    setTimer(() => {
      if (!isFinished || delay < LONG_TIMER_MS) handler(...words);
    }, delay);
  Object.assign(window, { setTimeout: setTimerOfStory });

  const withoutTransitions = document.createElement('style');
  withoutTransitions.textContent = '*, *::before, *::after { transition: none !important; }';
  document.addEventListener('DOMContentLoaded', () => document.head.append(withoutTransitions));

  const drawn = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });

  /** The toast regions are always in the top layer, and have no height while empty. */
  const isDrawn = () =>
    document.querySelector('#storybook-root [data-fonts] > *') !== null ||
    [...document.querySelectorAll('body > .rc-root *')].some((element) => element.getBoundingClientRect().height > 0);

  /** Lazily loaded parts may arrive after the story has finished. */
  const isComplete = () =>
    isDrawn() && document.querySelector('.MuiSkeleton-root, .rc-Skeleton-bar, [aria-busy="true"]') === null;

  window.storyDriver = {
    drawn,

    allowMotion: (isAllowed) => {
      withoutTransitions.disabled = isAllowed;
      if (!isAllowed) return;
      // Storybook pauses animations after a story was played, until the next one is opened.
      for (const style of document.head.querySelectorAll('style')) {
        if (style.textContent.includes('animation-play-state: paused')) style.textContent = '';
      }
    },

    storyOf: async (id) => {
      const { storyStoreValue } = await preview();
      const { parameters, storyGlobals } = await storyStoreValue.loadStory({ storyId: id });
      const rows = parameters['spec'];
      const viewport = storyGlobals['viewport'];
      return {
        rows: Array.isArray(rows) ? rows.map(String) : [],
        viewport: typeof viewport === 'object' && viewport && 'value' in viewport ? String(viewport.value) : null,
      };
    },

    /** Resolves when the story has been rendered, played and checked. */
    open: async ({ id, globals, how, within }) => {
      const instance = await preview();
      const { storyStoreValue, currentRender } = instance;
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
      const errors: string[] = [];
      const steps: string[] = [];
      const listeners: Record<string, (data: never) => void> = {};
      const note = (error: { name?: string; message?: string; description?: string; title?: string }) => {
        errors.push(error.message ?? `${error.title ?? ''} ${error.description ?? ''}`);
      };
      let stuck = 0;
      isFinished = how === 'redraw';
      const isOpen = currentRender?.id === id;
      if (isOpen) currentRender.renderOptions.autoplay = how !== 'still';
      try {
        await new Promise<void>((resolve) => {
          Object.assign(listeners, {
            storyRenderPhaseChanged: ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
              if (newPhase === 'loading' && storyId === id && how !== 'redraw') resetPage();
            },
            // Sent by `.storybook/steps.ts`.
            storyStepPassed: (title: string) => void steps.push(title),
            playFunctionThrewException: note,
            unhandledErrorsWhilePlaying: (all: { message?: string }[]) => all.forEach(note),
            storyThrewException: note,
            storyErrored: note,
            storyMissing: () => {
              errors.push('The story is missing.');
              resolve();
            },
            storyFinished: ({ storyId, reporters }: { storyId: string; reporters: AxeReport[] }) => {
              if (storyId !== id) return;
              errors.push(...reporters.filter(({ type }) => type === 'a11y').flatMap(violationsOf));
              resolve();
            },
          });
          for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
          stuck = window.setTimeout(() => {
            errors.push(`Not finished within ${within} ms; the phase is "${instance.currentRender?.phase ?? ''}".`);
            resolve();
          }, within);
          if (how === 'redraw') {
            channel.emit('updateGlobals', { globals });
            return;
          }
          // Through the channel, the current story would be rendered with them as well.
          storyStoreValue.userGlobals.update(globals);
          if (isOpen) channel.emit('forceRemount', { storyId: id });
          else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
        });
      } finally {
        isFinished = true;
        clearTimeout(stuck);
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      }
      return { errors, steps };
    },

    /** Waits until a story has its parts, typeface and pictures, or the time is up. */
    settled: async (within) => {
      const end = performance.now() + within;
      while (!isComplete() && performance.now() < end) await drawn();
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await drawn();
    },
  };
}
