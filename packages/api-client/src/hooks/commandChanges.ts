import { useCallback, useState } from 'react';
import { useApi } from './ApiProvider.ts';
import { useConsoleEvents } from './events.ts';

/** How long to wait for a change when no stream announces it, in milliseconds. */
const UNHEARD_MS = 1000;
/** The same while the stream is open, in case it was lost silently. */
const HEARD_MS = 15_000;
/** Changes that nobody has waited for yet; a company has few commands at a time. */
const MOST_REMEMBERED = 200;

/** News of commands: before somebody waits for it, and meanwhile. */
function createExchange() {
  const heard = new Set<number>();
  const waiting = new Map<number, () => void>();
  return {
    hear: (commandId: number) => {
      const resume = waiting.get(commandId);
      if (resume) return resume();
      heard.add(commandId);
      const [oldest] = heard;
      if (heard.size > MOST_REMEMBERED && oldest !== undefined) heard.delete(oldest);
    },
    hearOfAll: () => {
      for (const resume of waiting.values()) resume();
    },
    next: (commandId: number, patienceMs: number): Promise<void> =>
      new Promise((resolve) => {
        if (heard.delete(commandId)) return resolve();
        const resume = () => {
          clearTimeout(timer);
          waiting.delete(commandId);
          resolve();
        };
        const timer = setTimeout(resume, patienceMs);
        waiting.set(commandId, resume);
      }),
  };
}

/**
 * Waits until a command may have changed: until the event stream says so, or for a while where no stream is open.
 * Events that arrive before somebody waits count, because an agent may answer faster than the server.
 */
export function useCommandChange(): (commandId: number) => Promise<void> {
  const { events } = useApi();
  const [{ hear, hearOfAll, next }] = useState(createExchange);
  useConsoleEvents((event) => {
    if (event.type === 'command_changed') hear(event.commandId);
    // Anything missed is part of what the stream can no longer report.
    if (event.type === 'reset') hearOfAll();
  });
  return useCallback((commandId) => next(commandId, events.isConnected() ? HEARD_MS : UNHEARD_MS), [events, next]);
}
