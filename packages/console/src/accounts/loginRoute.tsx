import { useLanguage, useMessage, useText } from '@remote-console/ui';
import { LoginWidget, type LoggedIn } from '@remote-console/ui/accounts';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hrefs } from '../routes/paths.ts';
import { useServices } from '../services.ts';
import { beginSession } from '../session/beginSession.ts';
import { readRememberedLogin, rememberLogin } from '../session/rememberedLogin.ts';
import { STORAGE_KEYS } from '../session/storageKeys.ts';
import { AccountPage } from './AccountPage.tsx';

/** The login page. A session that begins here makes the guards lead on to all devices. */
export function LoginRoute() {
  const text = useText('accounts');
  const message = useMessage();
  const language = useLanguage();
  const navigate = useNavigate();
  const { sessions, storage, now } = useServices();
  const [remembered] = useState(() => readRememberedLogin(storage, now()));
  const [note, setNote] = useState(() => (sessions.lastEnd() === 'ended' ? 'session_ended' : null));

  const onLoggedIn = async ({ token, answer, id, remember, view }: LoggedIn) => {
    const profile = answer.profile;
    const { userAgent } = navigator;
    // Before the session begins: its first page opens in the chosen view.
    rememberLogin(storage, { id, remember, view }, now());
    const hasBegun = await beginSession({ token, profile, language, userAgent, sessions });
    if (!hasBegun) setNote('data_load_failed');
  };

  return (
    <AccountPage title={text('loginTitle')} notices={<LatestNoticesWidget />}>
      {note !== null && (
        <Box
          role="status"
          sx={{
            mb: 4,
            p: '10px 14px',
            borderRadius: '8px',
            bgcolor: 'tone.infoSoft',
            color: 'tone.info',
            fontSize: 13,
          }}
        >
          {message(note)}
        </Box>
      )}
      <LoginWidget
        {...(remembered.id === null ? {} : { rememberedId: remembered.id })}
        initialView={remembered.view}
        mobileApp={storage.getItem(STORAGE_KEYS.mobileApplication) !== null}
        links={{ forgot: hrefs.forgot({ lang: language }), joinUs: hrefs['join-us']({ lang: language }) }}
        onPasswordExpired={({ id }) =>
          void navigate(hrefs['access-retypepassword-user']({ lang: language, userid: id }))
        }
        onLoggedIn={(login) => void onLoggedIn(login)}
      />
    </AccountPage>
  );
}
