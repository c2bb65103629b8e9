import type { EnrolmentState } from '@remote-console/domain';

/** Why no command was created, and where to continue. */
export interface CommandFailure {
  readonly words: string;
  /** The page of licenses, if more are needed and the person may get them. */
  readonly licenseHref: string | null;
}

/** A device that enrolled with the command. */
export interface ArrivedDevice {
  readonly id: number;
  /** Null while the person may not see it. */
  readonly name: string | null;
  /** `osId`. */
  readonly system: number;
  /** When it arrived, ISO 8601. */
  readonly at: string;
}

/** An enrollment token that was created here, and its use. */
export interface MadeCommand {
  readonly token: string;
  /** Name of the group that devices are added to. */
  readonly group: string;
  /** When it expires, ISO 8601. */
  readonly expiresTime: string;
  readonly deviceLimit: number;
  /** Number of devices it has enrolled, including those without an event. */
  readonly deviceCount: number;
  readonly state: EnrolmentState;
  /** The devices that arrived while the person watched, the latest first. */
  readonly arrived: readonly ArrivedDevice[];
}

/** The steps of adding a device. */
export type AddDeviceStage =
  | { readonly kind: 'choosing'; readonly failure: CommandFailure | null }
  | { readonly kind: 'creating' }
  | { readonly kind: 'made'; readonly command: MadeCommand };

/** How a person may add devices: with a command or a file, only a file, or not at all. */
export type AddDeviceRight = 'command' | 'file' | 'none';
