import { readMonitors, type ScreenMonitor } from './monitors.ts';

/**
 * Why an agent could not show a screen, as the `detail` of an end with the reason `failed`.
 *
 * `vnc_unreachable`: no VNC server answers on the device. `vnc_password`: it did not take the password that the agent
 * has, or wants one and the agent has none. `vnc_unsupported`: it wants a way to sign in that the agent does not know.
 * `vnc_refused`: it does not let anybody in now. `vnc_hung_up`: it hung up or fell silent.
 */
export const SCREEN_FAILURES = [
  'vnc_unreachable',
  'vnc_password',
  'vnc_unsupported',
  'vnc_refused',
  'vnc_hung_up',
] as const;

/** Why an agent could not show a screen. */
export type ScreenFailure = (typeof SCREEN_FAILURES)[number];

/** Whether the detail of an end is one of a screen. */
export function isScreenFailure(detail: unknown): detail is ScreenFailure {
  return SCREEN_FAILURES.some((failure) => failure === detail);
}

/** What an agent says to a browser about a screen. */
export type ScreenToBrowser =
  /** What the bytes that follow show. Said once, before the first of them. */
  | {
      readonly type: 'desktop';
      /** What the device calls its desktop. */
      readonly name: string;
      /** No real screen: a simulated device draws one. */
      readonly simulated: boolean;
      /** The agent passes on no key, no pointer and no clipboard. */
      readonly viewOnly: boolean;
      /** The monitors that the screen consists of; none where the agent does not know. */
      readonly monitors: readonly ScreenMonitor[];
    }
  /** The answer to a `ping` of the same number. */
  | { readonly type: 'pong'; readonly id: number };

/** What a browser says to an agent about a screen. */
export type ScreenToAgent =
  /** Asks for a `pong`, which tells how long the way to the device and back takes. */
  { readonly type: 'ping'; readonly id: number };

const LONGEST_NAME = 200;

function fieldsOf(message: unknown): Readonly<Record<string, unknown>> | null {
  return typeof message === 'object' && message !== null && !Array.isArray(message) ? { ...message } : null;
}

/** Reads what an agent said about a screen; null for what this version does not know. */
export function readScreenToBrowser(message: unknown): ScreenToBrowser | null {
  const fields = fieldsOf(message);
  if (!fields) return null;
  const { type, name, simulated, viewOnly, monitors, id } = fields;
  switch (type) {
    case 'desktop':
      return typeof name === 'string'
        ? {
            type,
            name: name.slice(0, LONGEST_NAME),
            simulated: simulated === true,
            viewOnly: viewOnly === true,
            monitors: readMonitors(monitors),
          }
        : null;
    case 'pong':
      return Number.isSafeInteger(id) ? { type, id: Number(id) } : null;
    default:
      return null;
  }
}

/** Reads what a browser said about a screen; null for what this version does not know. */
export function readScreenToAgent(message: unknown): ScreenToAgent | null {
  const fields = fieldsOf(message);
  return fields?.['type'] === 'ping' && Number.isSafeInteger(fields['id'])
    ? { type: 'ping', id: Number(fields['id']) }
    : null;
}
