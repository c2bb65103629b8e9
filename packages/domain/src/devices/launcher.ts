import { epochOf, type Moment } from '../time/index.ts';
import { operatingSystemOf } from '../operatingSystems/index.ts';

/** The epoch from which the launcher counts seconds (B-REMOTE-15). */
export const LAUNCHER_EPOCH = '2017-04-01T00:00:00.000Z';

/** The viewer's installer, below the download base. */
export const LAUNCHER_FILE = 'ManualLauncher.exe';

/** The URL scheme that the launcher registers. */
export const LAUNCHER_SCHEME = 'remoteconsole';

/** Where the console runs. */
export type LaunchEnvironment = 'browser' | 'standalone' | 'mobile-app';

/** What starts the launcher: an address to open, a page title to set, or a message to the native application. */
export type LaunchStep =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'message'; readonly message: string }
  | { readonly kind: 'refused'; readonly because: 'not_supported_os' };

/** The fields of a remote session that the launcher receives. */
export type LaunchFields = Readonly<Record<string, string | number>>;

/** Whole seconds from the launcher's epoch to a moment; negative before it. */
export function launcherSeconds(moment: Moment): number {
  return Math.floor((epochOf(moment) - epochOf(LAUNCHER_EPOCH)) / 1000);
}

/**
 * The launcher's download address. The query differs each time, so that no cache serves an old file.
 *
 * @param base Download base, with or without a trailing slash.
 */
export function launcherFileAddress(base: string, now: Moment): string {
  return `${base.replace(/\/+$/, '')}/${LAUNCHER_FILE}?t=${epochOf(now)}`;
}

function queryOf(fields: LaunchFields, now: Moment): string {
  const entries = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams([...entries, ['time', String(launcherSeconds(now))]]).toString();
}

/** Whether there is a viewer for this system. */
function viewerRunsOn(environment: LaunchEnvironment, system: number): boolean {
  const { id } = operatingSystemOf(system);
  return environment === 'mobile-app' ? id === 'android' || id === 'ios' : id === 'windows';
}

/**
 * What is known in advance to keep a viewer from opening: this system has none, the server offers none, or a phone's
 * browser has to use the application instead.
 */
export type ViewerObstacle = 'other_system' | 'not_offered' | 'app_needed';

/** The environment of a user who wants to reach a device. */
export interface ViewerSeat {
  readonly environment: LaunchEnvironment;
  /** Code of the visitor's operating system. */
  readonly system: number;
  /** Whether this is a phone. */
  readonly mobile: boolean;
}

/** Whether it matters that the server offers the viewer: on a computer that could run it, in a browser. */
export function needsViewerOffer({ environment, system, mobile }: ViewerSeat): boolean {
  return environment === 'browser' && !mobile && viewerRunsOn(environment, system);
}

/**
 * What keeps a viewer from opening in this environment; null for nothing known. A page can't detect an installed
 * viewer, so `not_offered` is a warning and not a refusal.
 *
 * @param offered Whether the server offers the viewer; null while unknown.
 */
export function viewerObstacle(seat: ViewerSeat, offered: boolean | null): ViewerObstacle | null {
  const { environment, system, mobile } = seat;
  if (mobile && environment !== 'mobile-app') return 'app_needed';
  if (!viewerRunsOn(environment, system)) return 'other_system';
  return needsViewerOffer(seat) && offered === false ? 'not_offered' : null;
}

/**
 * What starts the launcher: a custom URL scheme in desktop browsers, the page title in the standalone shell, a bridge
 * message in the mobile application (B-REMOTE-11 to B-REMOTE-13). The desktop viewer is a Windows program; the
 * application runs on Android and iOS.
 *
 * @param system Code of the visitor's operating system.
 */
export function launchStep(
  environment: LaunchEnvironment,
  system: number,
  fields: LaunchFields,
  now: Moment,
): LaunchStep {
  if (!viewerRunsOn(environment, system)) return { kind: 'refused', because: 'not_supported_os' };
  const query = queryOf(fields, now);
  switch (environment) {
    case 'browser':
      return { kind: 'address', address: `${LAUNCHER_SCHEME}://launch?${query}` };
    case 'standalone':
      return { kind: 'title', title: `${LAUNCHER_SCHEME}:launch?${query}` };
    case 'mobile-app':
      return { kind: 'message', message: JSON.stringify({ type: 'launch', ...fields, time: launcherSeconds(now) }) };
  }
}

/** How long a viewer may stay silent before its installer is offered, in milliseconds. */
export const LAUNCH_PATIENCE_MS = 6000;

/** What the server knows about a session from its viewer's reports. */
export type LaunchReport = 'waiting' | 'begun' | 'ended' | 'expired';

/**
 * What the user learns about a start: it is opening, it is taking longer than expected, it is open, it is over, or the
 * viewer never answered. Nothing is called open before the viewer has reported it.
 */
export type LaunchStage = 'opening' | 'slow' | 'opened' | 'over' | 'unanswered';

/**
 * A start's progress.
 *
 * @param waitedMs How long ago the launcher was called, in milliseconds.
 */
export function launchStage(report: LaunchReport, waitedMs: number): LaunchStage {
  switch (report) {
    case 'waiting':
      return waitedMs < LAUNCH_PATIENCE_MS ? 'opening' : 'slow';
    case 'begun':
      return 'opened';
    case 'ended':
      return 'over';
    case 'expired':
      return 'unanswered';
  }
}

/** Whether a later report may change the stage. */
export function isLaunchOpen(stage: LaunchStage): boolean {
  return stage === 'opening' || stage === 'slow';
}

/**
 * The mobile application's store page: Google Play on Android, the App Store on iOS (B-REMOTE-17). Stores are searched
 * by product name, because each brand has its own application.
 *
 * @param system Code of the visitor's operating system.
 */
export function storeAddress(system: number, productName: string): string {
  const name = encodeURIComponent(productName);
  return operatingSystemOf(system).id === 'ios'
    ? `https://apps.apple.com/search?term=${name}`
    : `https://play.google.com/store/search?c=apps&q=${name}`;
}
