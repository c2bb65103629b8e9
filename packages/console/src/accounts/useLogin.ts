import type { LoginEntrance } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import type { LoginWidgetProps } from '@remote-console/ui/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expiredPasswordHref } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { beginSession, readRememberedLogin, rememberLogin, type SeenEnd } from '../session/index.ts';

interface Login {
  /** What every login page passes to its widget. */
  readonly widget: Pick<
    LoginWidgetProps,
    'onLoggedIn' | 'onPasswordExpired' | 'rememberedId' | 'initialView' | 'mobileApp'
  >;
  /** Message key of what the visitor should know, or `null`. */
  readonly note: string | null;
}

/** How the previous session ended, if a visitor should know; nothing when they ended it here themselves. */
function noteOf(end: SeenEnd | null): string | null {
  switch (end) {
    case 'ended':
      return 'session_ended';
    case 'logout-elsewhere':
      return 'logged_out_elsewhere';
    case 'logout':
    case null:
      return null;
  }
}

/** What the two login pages share: prefilling what was remembered, and turning a login into this browser's session. */
export function useLogin(entrance: LoginEntrance): Login {
  const language = useLanguage();
  const navigate = useNavigate();
  const { sessions, storage, mode, now } = useServices();
  const [remembered] = useState(() => readRememberedLogin(storage, now(), entrance));
  const [note, setNote] = useState(() => noteOf(sessions.lastEnd()));

  return {
    note,
    widget: {
      ...(remembered.id === null ? {} : { rememberedId: remembered.id }),
      initialView: remembered.view,
      mobileApp: mode.client === 'mobileApplication',
      onPasswordExpired: ({ id }) => void navigate(expiredPasswordHref({ lang: language, id, entrance })),
      onLoggedIn: async ({ token, answer, id, remember, view }) => {
        const { userAgent } = navigator;
        // Before the session begins, because its first page opens in the chosen view.
        rememberLogin(storage, { id, remember, view, entrance }, now());
        const hasBegun = await beginSession({ token, profile: answer.profile, language, userAgent, sessions });
        if (!hasBegun) setNote('data_load_failed');
      },
    },
  };
}
