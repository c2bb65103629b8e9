import { setTimeout as sleep } from 'node:timers/promises';
import { wait } from '../protocol/index.ts';
import { CONSENT_SECONDS, type RemoteConsent, type RemoteKind } from '@remote-console/domain';

/** Who wants to do what at the device. */
export interface RemoteRequest {
  /** The name of the person at the browser. */
  readonly person: string;
  readonly kind: RemoteKind;
  /** Whether the session is recorded; not when left out. */
  readonly recording?: boolean;
}

/** Who is at the device from a browser, and what they do there. */
export interface RemotePresence {
  readonly person: string;
  /** At least one, without duplicates. */
  readonly kinds: readonly RemoteKind[];
}

/** The person at the device, as the agent reaches them. */
export interface DeviceNotifier {
  /** Asks them; `impossible` where there is no way to. The signal withdraws the question. */
  readonly ask: (request: RemoteRequest, signal: AbortSignal) => Promise<'allowed' | 'refused' | 'impossible'>;
  /** Informs them that somebody is connected now, where there is a way to. */
  readonly notify: (request: RemoteRequest) => void;
  /**
   * Shows them who is connected until the signal, where there is a way to. Resolves to whether they want it to end;
   * false when they dismissed it, or nothing could be shown.
   */
  readonly show: (presence: RemotePresence, signal: AbortSignal) => Promise<boolean>;
}

/** Whether a session may start, or why not. */
export type ConsentOutcome =
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly reason: 'refused_at_device' | 'unanswered'; readonly detail: string };

/** How a session starts. */
export interface ConsentOptions {
  readonly consent: RemoteConsent;
  readonly request: RemoteRequest;
  readonly notifier: DeviceNotifier;
  /** Called when the person is asked. */
  readonly onAsking: () => void;
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
  /** Seconds that the person has to answer. */
  readonly patienceSeconds?: number;
}

/** Milliseconds that the person at a simulated device takes to answer. */
const SIMULATED_MS = 1000;

/** The person at a simulated device, who agrees after a moment. */
export const simulatedPerson: DeviceNotifier = {
  async ask(_request, signal) {
    await wait(SIMULATED_MS, signal);
    return 'allowed';
  },
  notify: () => undefined,
  show: () => Promise.resolve(false),
};

const REFUSED = 'refused_at_device' as const;

async function ask({ request, notifier, signal, patienceSeconds = CONSENT_SECONDS }: ConsentOptions) {
  const settled = new AbortController();
  const until = AbortSignal.any([signal, settled.signal]);
  const silence = sleep(patienceSeconds * 1000, 'silent' as const, { signal: until }).catch(() => 'silent' as const);
  try {
    return await Promise.race([notifier.ask(request, until), silence]);
  } finally {
    settled.abort();
  }
}

/** Involves the person at the device in the start of a session as the policy says. */
export async function seekConsent(options: ConsentOptions): Promise<ConsentOutcome> {
  const { consent, request, notifier, onAsking } = options;
  if (consent === 'silent') return { kind: 'begin' };
  if (consent === 'notify') {
    notifier.notify(request);
    return { kind: 'begin' };
  }
  onAsking();
  const answer = await ask(options);
  switch (answer) {
    case 'allowed':
      return { kind: 'begin' };
    case 'refused':
      return { kind: 'end', reason: REFUSED, detail: '' };
    case 'impossible':
      return { kind: 'end', reason: REFUSED, detail: 'There is no way to ask the person at this device.' };
    case 'silent':
      return { kind: 'end', reason: 'unanswered', detail: '' };
  }
}
