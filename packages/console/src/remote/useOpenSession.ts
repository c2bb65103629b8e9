import { languageOf, type RemoteKind } from '@remote-console/domain';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { hrefOf } from '../routing/index.ts';

/** Opens a session of a kind with a device. */
export type OpenSession = (choice: { readonly deviceId: number; readonly kind: RemoteKind }) => void;

/** Returns a function that opens a session's window. A hook. */
export function useOpenSession(): OpenSession {
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  return useCallback(
    ({ deviceId, kind }) => void navigate(hrefOf('remote-session', { lang, devicePk: deviceId, kind })),
    [navigate, lang],
  );
}
