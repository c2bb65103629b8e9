import { languageOf } from '@remote-console/domain';
import { RemoteConsoleProvider } from '@remote-console/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { BRAND } from '../brand.tsx';
import { useCurrentSession, useServices } from '../services.ts';
import { DataLayer } from './DataLayer.tsx';
import { guardLanguage } from './guards.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { styleNonce } from './styleNonce.ts';
import { useDocumentSettings } from './useDocumentSettings.ts';

/** Everything below `/{lang}`: texts, theme, session and data, in the language of the address. */
export function LanguageLayout() {
  const { lang } = useParams();
  const language = languageOf(lang);
  const { pathname } = useLocation();
  const { api, themes } = useServices();
  const session = useCurrentSession();
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

  const decision = guardLanguage(lang);
  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  return (
    <RemoteConsoleProvider
      api={api}
      language={language}
      mode={mode}
      brand={BRAND}
      session={session}
      styleNonce={styleNonce()}
      onLinkClick={onLinkClick}
    >
      <DataLayer key={session?.pk ?? 'visitor'}>
        <PageErrorBoundary place={pathname}>
          <Outlet />
        </PageErrorBoundary>
      </DataLayer>
    </RemoteConsoleProvider>
  );
}
