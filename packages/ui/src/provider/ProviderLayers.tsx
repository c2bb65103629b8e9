import type { ApiClient, Profile } from '@remote-console/api-client';
import { ApiProvider, rememberReadings, RETRY_PACE } from '@remote-console/api-client/react';
import { DEFAULT_LANGUAGE, directionOf, type Direction, type Language } from '@remote-console/domain';
import { Suspense, useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { DialogsProvider, HiddenFrame } from '../dialogs/index.ts';
import { DraftStorageContext, tabStorage, useDraftsOfSession, type DraftStorage } from '../drafts/index.ts';
import { createTexts, TextsProvider, type LoadTexts } from '../i18n/index.ts';
import { DEFAULT_BRAND, type Brand } from '../theme/index.ts';
import { Clock } from './Clock.tsx';
import { LayerContext, SettingsContext, type LinkClickHandler } from '../contexts/index.ts';
import { ThemePlaceContext } from '../material/index.ts';
import { revealNewModals } from './newModals.ts';
import { Root } from './Root.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import { useScheme, type Mode } from './useScheme.ts';

/** Settings of everything inside a provider. */
export interface ConsoleProviderProps {
  /** The API client of widgets. Components without data access need none. */
  readonly api?: ApiClient;
  /** Interface language. Korean by default. */
  readonly language?: Language;
  /** In which direction everything is laid out: by default that of the language. For texts in another language. */
  readonly direction?: Direction;
  /**
   * The source of the texts; the bundled ones by default. For a portal with its own texts, or with an i18next instance
   * (`i18nextTexts`). Must not change.
   */
  readonly loadTexts?: LoadTexts;
  /** Color scheme. Follows the system by default. */
  readonly mode?: Mode;
  /** Product name, mark and accent. */
  readonly brand?: Brand;
  /** The signed-in person: permissions, time zone and date format. `null` on public pages. */
  readonly session?: Profile | null;
  /** Nonce of the page's Content-Security-Policy, for the styles of this library. */
  readonly styleNonce?: string;
  /** Called on each click on a link, so that a router can follow it. Without it links are plain links. */
  readonly onLinkClick?: LinkClickHandler;
  /**
   * Opens the license page, for people who may buy licenses: it is then offered wherever a function needs another
   * license. Without it a message says whom to ask.
   */
  readonly onOpenLicense?: (() => void) | undefined;
  /** Gives this provider its own data cache instead of the one of the page. */
  readonly ownCache?: boolean;
  /** SWR options for the reads below, such as how often a failed one is retried. */
  readonly swr?: SWRConfiguration;
  /** Returns the time in epoch milliseconds; the machine's clock by default. */
  readonly now?: () => number;
  /**
   * Where long forms keep their entries until they are sent; by default the session storage of the tab, `null` for
   * nowhere. Passwords are never kept.
   */
  readonly draftStorage?: DraftStorage | null;
  readonly children?: ReactNode;
}

/** Stores the layer for components that open a menu or dialog, without re-rendering anything when it is mounted. */
function createLayer() {
  let current: HTMLDivElement | null = null;
  return {
    attach: (element: HTMLDivElement | null) => {
      current = element;
    },
    element: () => current,
  };
}

interface ProviderLayersProps extends ConsoleProviderProps {
  /** Wraps everything, inside the settings: the Material UI theme if it is present from the start. */
  readonly Theme: ComponentType<{ readonly children: ReactNode }>;
}

/** Shared by the providers: settings, texts, clock, data cache, toasts, dialogs. */
export function ProviderLayers({
  Theme,
  api,
  language = DEFAULT_LANGUAGE,
  direction = directionOf(language),
  loadTexts,
  mode = 'system',
  brand = DEFAULT_BRAND,
  session = null,
  styleNonce = '',
  onLinkClick,
  onOpenLicense,
  ownCache = false,
  swr,
  now = Date.now,
  draftStorage,
  children,
}: ProviderLayersProps) {
  const scheme = useScheme(mode);
  const [layer] = useState(createLayer);
  const [layerElement, setLayerElement] = useState<HTMLDivElement | null>(null);
  const attachLayer = useCallback(
    (element: HTMLDivElement | null) => {
      layer.attach(element);
      setLayerElement(element);
    },
    [layer],
  );
  useEffect(() => (layerElement ? revealNewModals(layerElement) : undefined), [layerElement]);
  const texts = useMemo(() => createTexts(language, loadTexts), [language, loadTexts]);
  const [ownTab] = useState(() => tabStorage());
  const drafts = draftStorage === undefined ? ownTab : draftStorage;
  useDraftsOfSession(drafts, session);
  const settings = useMemo(
    () => ({ brand, session, onLinkClick, styleNonce }),
    [brand, session, onLinkClick, styleNonce],
  );
  const themePlace = useMemo(
    () => ({ scheme, direction, floatingContainer: layer.element }),
    [scheme, direction, layer],
  );
  const reads = useMemo(
    () => ({
      ...RETRY_PACE,
      ...swr,
      use: [rememberReadings, ...(swr?.use ?? [])],
      ...(ownCache ? { provider: () => new Map() } : {}),
    }),
    [swr, ownCache],
  );

  return (
    <TextsProvider texts={texts}>
      <SettingsContext.Provider value={settings}>
        <DraftStorageContext.Provider value={drafts}>
          <ThemePlaceContext.Provider value={themePlace}>
            <Theme>
              <Clock now={now}>
                <SWRConfig value={reads}>
                  {typeof document !== 'undefined' &&
                    createPortal(
                      <Root
                        floating
                        elementRef={attachLayer}
                        language={language}
                        direction={direction}
                        scheme={scheme}
                      />,
                      document.body,
                    )}
                  <LayerContext.Provider value={layerElement}>
                    <ToastProvider>
                      <Root language={language} direction={direction} scheme={scheme}>
                        <Suspense fallback={null}>
                          <HiddenFrame>
                            <DialogsProvider onOpenLicense={onOpenLicense}>
                              {api ? <ApiProvider client={api}>{children}</ApiProvider> : children}
                            </DialogsProvider>
                          </HiddenFrame>
                        </Suspense>
                      </Root>
                    </ToastProvider>
                  </LayerContext.Provider>
                </SWRConfig>
              </Clock>
            </Theme>
          </ThemePlaceContext.Provider>
        </DraftStorageContext.Provider>
      </SettingsContext.Provider>
    </TextsProvider>
  );
}
