import type { Profile } from '@remote-console/api-client';
import type { TimePreferences } from '@remote-console/domain';
import { createContext, useContext, useMemo, type MouseEvent } from 'react';
import type { DraftStorage } from '../drafts/draftStore.ts';
import { DEFAULT_BRAND, type Brand } from '../theme/brand.ts';
import type { Scheme } from '../theme/tokens.ts';

/** A press of a link inside the library. */
export interface LinkClick {
  /** Where the link leads. */
  readonly href: string;
  /** The press. `preventDefault()` keeps the browser from following the link. */
  readonly event: MouseEvent<HTMLAnchorElement>;
}

/** What an application does with links, so that its router can follow them; the library knows no router. */
export type LinkClickHandler = (click: LinkClick) => void;

/** What the provider hands to every component below it. */
export interface ConsoleSettings {
  readonly brand: Brand;
  readonly session: Profile | null;
  readonly onLinkClick: LinkClickHandler | undefined;
  readonly draftStorage: DraftStorage | null;
  /** Nonce of the page's Content-Security-Policy; empty without one. */
  readonly styleNonce: string;
}

export const SettingsContext = createContext<ConsoleSettings>({
  brand: DEFAULT_BRAND,
  session: null,
  onLinkClick: undefined,
  draftStorage: null,
  styleNonce: '',
});

/** What the theme of Material UI has to know of its provider. */
export interface ThemePlace {
  /** The colours that are drawn. */
  readonly scheme: Scheme;
  /** Where menus, dialogs and tooltips are drawn; `null` while it is not there. */
  readonly floatingContainer: () => HTMLElement | null;
}

export const ThemePlaceContext = createContext<ThemePlace>({ scheme: 'light', floatingContainer: () => null });

/** The layer of floating parts, above the page; `null` until it is there. */
export const LayerContext = createContext<Element | null>(null);

/** Now, in epoch milliseconds, as of the last tick. */
export const ClockContext = createContext<number>(0);

/** Tells the time at the moment it is asked, in epoch milliseconds. */
export const ClockReadingContext = createContext<() => number>(Date.now);

/** The brand: product name and mark. */
export const useBrand = (): Brand => useContext(SettingsContext).brand;

/** The signed-in person, or `null` on public pages. */
export const useSession = (): Profile | null => useContext(SettingsContext).session;

/** The person that a widget was given, else the signed-in one. */
export function usePerson(session: Profile | null | undefined): Profile | null {
  const signedIn = useSession();
  return session === undefined ? signedIn : session;
}

/** What to do with a press of a link. */
export const useLinkClick = (): LinkClickHandler | undefined => useContext(SettingsContext).onLinkClick;

/** Where what is typed into forms is kept; `null` where nothing is. */
export const useDraftStorage = (): DraftStorage | null => useContext(SettingsContext).draftStorage;

/** The nonce for style elements that a part of another library makes; empty without one. */
export const useStyleNonce = (): string => useContext(SettingsContext).styleNonce;

/** Epoch milliseconds, renewed every 30 seconds. Components read the time from here and nowhere else. */
export const useNow = (): number => useContext(ClockContext);

/** The same clock for what happens between its ticks: the moment of a press, of an answer. */
export const useClockReading = (): (() => number) => useContext(ClockReadingContext);

/** How the signed-in person wants times shown: Asia/Seoul and YYYY/MM/DD for a visitor. */
export function useTimePreferences(): TimePreferences {
  const session = useSession();
  return useMemo(
    () => ({ timeZoneId: session?.time_zone_id, dateFormatId: session?.date_fmt_id }),
    [session?.time_zone_id, session?.date_fmt_id],
  );
}
