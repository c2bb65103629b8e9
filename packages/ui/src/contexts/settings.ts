import type { Profile } from '@remote-console/api-client';
import type { TimePreferences } from '@remote-console/domain';
import { createContext, useContext, useMemo, type MouseEvent } from 'react';
import { DEFAULT_BRAND, type Brand } from '../theme/index.ts';

/** A click on a link inside the library. */
export interface LinkClick {
  /** Where the link leads. */
  readonly href: string;
  /** The click. `preventDefault()` keeps the browser from following the link. */
  readonly event: MouseEvent<HTMLAnchorElement>;
}

/** How an application handles links, so that its router can follow them; the library knows no router. */
export type LinkClickHandler = (click: LinkClick) => void;

/** What the provider passes to all components below it. */
export interface ConsoleSettings {
  readonly brand: Brand;
  readonly session: Profile | null;
  readonly onLinkClick: LinkClickHandler | undefined;
  /** Nonce of the page's Content-Security-Policy; empty without one. */
  readonly styleNonce: string;
}

export const SettingsContext = createContext<ConsoleSettings>({
  brand: DEFAULT_BRAND,
  session: null,
  onLinkClick: undefined,
  styleNonce: '',
});

/** The brand: product name and mark. */
export const useBrand = (): Brand => useContext(SettingsContext).brand;

/** The signed-in person, or `null` on public pages. */
export const useSession = (): Profile | null => useContext(SettingsContext).session;

/** The person given to a widget, otherwise the signed-in one. */
export function usePerson(session: Profile | null | undefined): Profile | null {
  const signedIn = useSession();
  return session === undefined ? signedIn : session;
}

/** How to handle a click on a link. */
export const useLinkClick = (): LinkClickHandler | undefined => useContext(SettingsContext).onLinkClick;

/** The nonce for style elements created by other libraries; empty without one. */
export const useStyleNonce = (): string => useContext(SettingsContext).styleNonce;

/** How the signed-in person wants times shown: Asia/Seoul and YYYY/MM/DD for a visitor. */
export function useTimePreferences(): TimePreferences {
  const session = useSession();
  return useMemo(
    () => ({ timeZoneId: session?.timeZoneId, dateFormatId: session?.dateFormatId }),
    [session?.timeZoneId, session?.dateFormatId],
  );
}
