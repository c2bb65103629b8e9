import { epochOf, type Moment } from '../time/index.ts';
import { operatingSystemOf } from '../operatingSystems/index.ts';

/** What the launcher counts its seconds from (B-REMOTE-15). */
export const LAUNCHER_EPOCH = '2017-04-01T00:00:00.000Z';

/** The file under the download base that installs the viewer. */
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

/** The fields of a remote session that the launcher is handed. */
export type LaunchFields = Readonly<Record<string, string | number>>;

/** Whole seconds from the launcher's epoch to a moment; negative before it. */
export function launcherSeconds(moment: Moment): number {
  return Math.floor((epochOf(moment) - epochOf(LAUNCHER_EPOCH)) / 1000);
}

/**
 * Where the launcher is fetched from. The query differs at each moment, so that no cache hands out an old file.
 *
 * @param base Download base, with or without a slash at its end.
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
 * What is known to keep a viewer from opening here, before anybody tries: this system has none, the server hands none
 * out, or the browser of a phone has to give way to the application.
 */
export type ViewerObstacle = 'other_system' | 'not_offered' | 'app_needed';

/** Where a person is who wants to reach a device. */
export interface ViewerSeat {
  readonly environment: LaunchEnvironment;
  /** Code of the visitor's operating system. */
  readonly system: number;
  /** Whether this is a phone. */
  readonly mobile: boolean;
}

/** Whether it matters here that the server hands the viewer out: on a computer that could run it, in a browser. */
export function needsViewerOffer({ environment, system, mobile }: ViewerSeat): boolean {
  return environment === 'browser' && !mobile && viewerRunsOn(environment, system);
}

/**
 * What keeps a viewer from opening at this seat; null for nothing that is known. That one is installed already cannot be
 * detected from a page, so `not_offered` is a warning and no refusal.
 *
 * @param offered Whether the server hands the viewer out; null while that is not known.
 */
export function viewerObstacle(seat: ViewerSeat, offered: boolean | null): ViewerObstacle | null {
  const { environment, system, mobile } = seat;
  if (mobile && environment !== 'mobile-app') return 'app_needed';
  if (!viewerRunsOn(environment, system)) return 'other_system';
  return needsViewerOffer(seat) && offered === false ? 'not_offered' : null;
}

/**
 * What starts the launcher: a custom URL scheme in desktop browsers, the page title in the standalone shell, a message
 * over the bridge in the mobile application (B-REMOTE-11 to B-REMOTE-13). The viewer of the desktop is a Windows program;
 * the application runs on Android and iOS.
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

/** How long a viewer may stay silent before the way to its installer is offered, in milliseconds. */
export const LAUNCH_PATIENCE_MS = 6000;

/** What the server knows of a session: what its viewer has reported. */
export type LaunchReport = 'waiting' | 'begun' | 'ended' | 'expired';

/**
 * What the person learns of a start: it opens, it takes longer than it should, it is open, it is over, or the viewer
 * never answered. Nothing is called open before the viewer said so.
 */
export type LaunchStage = 'opening' | 'slow' | 'opened' | 'over' | 'unanswered';

/**
 * How far a start is.
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
 * Where the mobile application is: Google Play on Android, the App Store on iOS (B-REMOTE-17). Stores are searched by
 * the product's name, because each brand has an application of its own.
 *
 * @param system Code of the visitor's operating system.
 */
export function storeAddress(system: number, productName: string): string {
  const name = encodeURIComponent(productName);
  return operatingSystemOf(system).id === 'ios'
    ? `https://apps.apple.com/search?term=${name}`
    : `https://play.google.com/store/search?c=apps&q=${name}`;
}
