import { failureOf } from '@remote-console/api-client';
import { useApi } from '@remote-console/api-client/react';
import { SESSION_WARNING_MS } from '@remote-console/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/index.ts';
import { renewSession } from '../session/index.ts';

const SECOND_MS = 1000;

interface SessionEnding {
  /** Whole seconds until the end, once the warning is due; `null` before. */
  readonly secondsLeft: number | null;
  /** Whether it can be extended. */
  readonly prolongable: boolean;
  /** Whether the session is being extended now. */
  readonly busy: boolean;
  /** Message key of why extending failed, or `null`. */
  readonly failure: string | null;
  /** Extends the session: reloads the profile, which restarts its 3 hours. */
  readonly stay: () => Promise<void>;
  /** The warning was dismissed; it doesn't return for this end. */
  readonly dismiss: () => void;
}

/** Watches for the end of the session and extends it on request. */
export function useSessionEnding(): SessionEnding {
  const { client } = useApi();
  const { sessions, now } = useServices();
  const endsAt = useSyncExternalStore(sessions.subscribe, sessions.endsAt);
  const prolongable = useSyncExternalStore(sessions.subscribe, sessions.isProlongable);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [moment, setMoment] = useState(now);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isEnding = endsAt !== null && moment >= endsAt - SESSION_WARNING_MS;

  useEffect(() => {
    if (endsAt === null) return undefined;
    const look = () => setMoment(now());
    if (isEnding) {
      const beat = setInterval(look, SECOND_MS);
      return () => clearInterval(beat);
    }
    const warning = setTimeout(look, Math.max(0, endsAt - SESSION_WARNING_MS - now()));
    return () => clearTimeout(warning);
  }, [endsAt, isEnding, now]);

  const stay = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await renewSession(client, sessions);
    } catch (thrown) {
      const found = failureOf(thrown);
      setFailure(found.kind === 'unreachable' ? 'server_unreachable' : 'data_load_failed');
    } finally {
      setBusy(false);
    }
  };

  return {
    secondsLeft: isEnding && dismissed !== endsAt ? Math.max(0, Math.ceil((endsAt - moment) / SECOND_MS)) : null,
    prolongable,
    busy,
    failure,
    stay,
    dismiss: () => setDismissed(endsAt),
  };
}
