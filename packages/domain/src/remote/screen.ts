import { readMonitors, type ScreenMonitor } from './monitors.ts';

/**
 * Why an agent could not show a screen, as the `detail` of an end with the reason `failed`.
 *
 * `vnc_unreachable`: no VNC server answers on the device. `vnc_password`: it rejected the agent's password, or requires
 * one and the agent has none. `vnc_unsupported`: it requires an authentication method that the agent doesn't know.
 * `vnc_refused`: it accepts no connections now. `vnc_hung_up`: it closed the connection or stopped responding.
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

/** Whether an end's detail is about a screen. */
export function isScreenFailure(detail: unknown): detail is ScreenFailure {
  return SCREEN_FAILURES.some((failure) => failure === detail);
}

/** An agent's messages to a browser about a screen. */
export type ScreenToBrowser =
  /** What the following bytes show. Sent once, before the first of them. */
  | {
      readonly type: 'desktop';
      /** The device's name for its desktop. */
      readonly name: string;
      /** Not a real screen: a simulated device draws it. */
      readonly simulated: boolean;
      /** The agent forwards no key, pointer, or clipboard input. */
      readonly viewOnly: boolean;
      /** The monitors that make up the screen; none if the agent doesn't know. */
      readonly monitors: readonly ScreenMonitor[];
    }
  /** The answer to the `ping` with the same number. */
  | { readonly type: 'pong'; readonly id: number };

/** A browser's messages to an agent about a screen. */
export type ScreenToAgent =
  /** Requests a `pong`, which measures the round trip to the device. */
  { readonly type: 'ping'; readonly id: number };

const LONGEST_NAME = 200;

function fieldsOf(message: unknown): Readonly<Record<string, unknown>> | null {
  return typeof message === 'object' && message !== null && !Array.isArray(message) ? { ...message } : null;
}

/** Parses an agent's message about a screen; null for anything unknown to this version. */
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

/** Parses a browser's message about a screen; null for anything unknown to this version. */
export function readScreenToAgent(message: unknown): ScreenToAgent | null {
  const fields = fieldsOf(message);
  return fields?.['type'] === 'ping' && Number.isSafeInteger(fields['id'])
    ? { type: 'ping', id: Number(fields['id']) }
    : null;
}
