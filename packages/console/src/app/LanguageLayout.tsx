import { isAdmin, languageOf } from '@remote-console/domain';
import { ConsoleProvider } from '@remote-console/ui/provider';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { BRAND } from '../brand/index.tsx';
import { PageOutlet } from '../page/index.ts';
import { guardLanguage, hrefOf } from '../routing/index.ts';
import { useHeldSession, useServices } from '../services/index.ts';
import { DataLayer } from './DataLayer.tsx';
import { styleNonce } from './styleNonce.ts';
import { useDocumentSettings } from './useDocumentSettings.ts';

/** Everything below `/{lang}`: texts, theme, session, and data, in the address's language. */
export function LanguageLayout() {
  const { lang } = useParams();
  const language = languageOf(lang);
  const { api, themes, draftStorage } = useServices();
  const session = useHeldSession();
  const mode = useSyncExternalStore(themes.subscribe, themes.current);
  const navigate = useNavigate();
  useDocumentSettings(language, mode);

  const onLinkClick = useCallback(
    ({ href, event }: { readonly href: string; readonly event: { preventDefault: () => void } }) => {
      const target = new URL(href, window.location.href);
      if (target.origin !== window.location.origin) return;
      event.preventDefault();
      void navigate(`${target.pathname}${target.search}${target.hash}`);
    },
    [navigate],
  );

  const openLicense = useCallback(() => void navigate(hrefOf('license', { lang: language })), [navigate, language]);

  // A change of address alone rerenders nothing but the page that reads it.
  const layers = useMemo(
    () => (
      <ConsoleProvider
        api={api}
        language={language}
        mode={mode}
        brand={BRAND}
        session={session}
        draftStorage={draftStorage}
        styleNonce={styleNonce()}
        onLinkClick={onLinkClick}
        onOpenLicense={session && isAdmin(session) ? openLicense : undefined}
      >
        <DataLayer key={session?.id ?? 'visitor'}>
          <PageOutlet />
        </DataLayer>
      </ConsoleProvider>
    ),
    [api, language, mode, session, draftStorage, onLinkClick, openLicense],
  );

  const decision = guardLanguage(lang);
  return decision.kind === 'redirect' ? <Navigate to={decision.to} replace /> : layers;
}
