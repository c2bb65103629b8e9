import type { EnrolmentState } from '@remote-console/domain';

/** Why no command was made, and where to go on. */
export interface CommandFailure {
  readonly words: string;
  /** Where more licenses are, when they are what is missing and the person may get them. */
  readonly licenseHref: string | null;
}

/** A device that came with the command. */
export interface ArrivedDevice {
  readonly id: number;
  /** Null while the person cannot look at it. */
  readonly name: string | null;
  /** `osId`. */
  readonly system: number;
  /** When it arrived, ISO 8601. */
  readonly at: string;
}

/** An enrolment token that was made here, and what became of it. */
export interface MadeCommand {
  readonly token: string;
  /** Name of the group in which devices land. */
  readonly group: string;
  /** From when on it enrols no device, ISO 8601. */
  readonly expiresTime: string;
  readonly deviceLimit: number;
  /** New devices it has enrolled, including those that came without an event. */
  readonly deviceCount: number;
  readonly state: EnrolmentState;
  /** The devices that arrived while the person watched, the latest first. */
  readonly arrived: readonly ArrivedDevice[];
}

/** How far the person is in adding a device. */
export type AddDeviceStage =
  | { readonly kind: 'choosing'; readonly failure: CommandFailure | null }
  | { readonly kind: 'creating' }
  | { readonly kind: 'made'; readonly command: MadeCommand };

/** By what a person may add devices: a command and a file, a file only, or nothing. */
export type AddDeviceRight = 'command' | 'file' | 'none';
