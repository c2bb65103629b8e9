import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { DatabasePlace } from '../database/index.ts';
import { mailServerOf } from './mailSettings.ts';
import { isIn } from './networks.ts';
import { paymentOf } from './paymentSettings.ts';
import type { RecordingSettings } from './recordingSettings.ts';
import { networks } from './values.ts';
import { LOOPBACK, refuse, type Variables, VARIABLES } from './variables.ts';

/** Unusable settings: a sentence for each, on separate lines. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** An account created by a start: its ID, and its password unless one is generated. */
export interface WantedAccount {
  readonly id: string;
  readonly password: string | null;
}

/** Whether a server that listens there can be reached only by programs of its own computer. */
const isLoopback = (host: string) => host === 'localhost' || isIn(networks.parse(LOOPBACK), host);

function placeOf({ DATABASE_URL, DATA_DIR }: Variables): DatabasePlace {
  return DATABASE_URL === undefined
    ? { engine: 'sqlite', file: resolve(DATA_DIR, 'remote-console.sqlite') }
    : { engine: 'postgres', url: DATABASE_URL };
}

function serviceOperatorOf(
  { OPERATOR_ID: id, OPERATOR_PASSWORD: password }: Variables,
  context: z.RefinementCtx,
): WantedAccount | null {
  if (id !== undefined) return { id, password: password ?? null };
  return password === undefined ? null : refuse(context, 'OPERATOR_PASSWORD', 'needs OPERATOR_ID beside it.');
}

function recordingsOf({ RECORDING_KEY, RECORDINGS_DIR }: Variables, dataFolder: string): RecordingSettings {
  return {
    folder: resolve(RECORDINGS_DIR ?? join(dataFolder, 'recordings')),
    key: RECORDING_KEY,
    keyFile: join(dataFolder, 'recording.key'),
  };
}

function settingsOf(variables: Variables, context: z.RefinementCtx) {
  const dataFolder = resolve(variables.DATA_DIR);
  return {
    host: variables.HOST,
    port: variables.PORT,
    /** The folder of the embedded database and its files. */
    dataFolder,
    place: placeOf(variables),
    /** Whether the database contains the demo companies, or is filled with them when it is empty. */
    demo: variables.DEMO,
    /** Whether emails can be read at `/outbox`: in a demo that only this computer can reach. */
    hasOutbox: variables.DEMO && isLoopback(variables.HOST),
    /** The built console. */
    consoleFolder: resolve(variables.CONSOLE_DIR),
    /** The programs and documents that people can download. */
    downloadsFolder: resolve(variables.DOWNLOADS_DIR ?? join(dataFolder, 'downloads')),
    /** The built agents, which people install with one command. */
    agentFolder: resolve(variables.AGENTS_DIR),
    /** Proxies whose X-Forwarded-For is trusted. */
    trustedProxies: variables.TRUSTED_PROXIES,
    /** Origins of other pages that may call, such as portals that embed widgets. */
    allowedOrigins: variables.ALLOWED_ORIGINS,
    /** Who may read the metrics at `/metrics`. */
    metricsNetworks: variables.METRICS_NETWORKS,
    /** Where a service operator may log in from. */
    superadminNetworks: variables.SUPERADMIN_NETWORKS,
    /** The first administrator, for a server without demo data. */
    firstAdministrator: { id: variables.ADMIN_ID, password: variables.ADMIN_PASSWORD ?? null },
    /** The service operator, for a server without demo data; null where no start creates one. */
    serviceOperator: serviceOperatorOf(variables, context),
    /** Whether every answer is validated against the contract before it is sent. */
    validateResponses: variables.VALIDATE_RESPONSES,
    /** Whether each request is written to the log. */
    accessLog: variables.ACCESS_LOG,
    /** Seconds between the heartbeats of a real and of a simulated agent. */
    heartbeatSeconds: { real: variables.HEARTBEAT_SECONDS, simulated: variables.SIMULATED_HEARTBEAT_SECONDS },
    /**
     * Wrong logins: per minute for one account from one address, per hour for one account from everywhere, and per
     * minute from one address.
     */
    loginLimits: {
      account: variables.LOGIN_LIMIT_PER_ACCOUNT,
      accountEverywhere: variables.LOGIN_LIMIT_PER_ACCOUNT_EVERYWHERE,
      address: variables.LOGIN_LIMIT_PER_ADDRESS,
    },
    /** Passwords that one account may set per minute, its own and those of others. */
    passwordChanges: variables.PASSWORD_LIMIT_PER_ACCOUNT,
    /** Event streams that one session may hold open at a server process. */
    streamsPerSession: variables.STREAM_LIMIT_PER_SESSION,
    /** Where the console answers, as linked in emails, without a trailing slash; null: where the server listens. */
    publicUrl: variables.PUBLIC_URL ?? null,
    /** Where other processes of this server reach this one, without a trailing slash; null: where it listens. */
    internalUrl: variables.INTERNAL_URL ?? null,
    /** The mail server; without one emails stay in the outbox. */
    mailServer: mailServerOf(variables, context),
    /** What visitors may do per hour (emails, sign-ups) or per minute (questions about who has an account). */
    visitorLimits: {
      /** For one login ID or one email address, and about applications to one approver. */
      mailsPerAccount: variables.MAIL_LIMIT_PER_ACCOUNT,
      mailsPerAddress: variables.MAIL_LIMIT_PER_ADDRESS,
      checksPerAddress: variables.CHECK_LIMIT_PER_ADDRESS,
      signUpsPerAddress: variables.SIGN_UP_LIMIT_PER_ADDRESS,
    },
    /** What is sent to viewers: the relay to devices, the tunnel, where to report to, and the newest version. */
    remote: {
      relay: variables.REMOTE_RELAY,
      tunnel: variables.REMOTE_TUNNEL,
      report: variables.REMOTE_REPORT,
      viewerVersion: variables.VIEWER_VERSION,
    },
    /** Where recordings of sessions are, and what they are encrypted with. */
    recordings: recordingsOf(variables, dataFolder),
    /** Excel files per minute, for one account and for one address. */
    exportLimits: { account: variables.EXPORT_LIMIT_PER_ACCOUNT, address: variables.EXPORT_LIMIT_PER_ADDRESS },
    /** Maximum number of rows of an Excel file. */
    exportRows: variables.EXPORT_ROWS,
    /** Who takes the license payments. */
    payment: paymentOf(variables, context),
  };
}

const SETTINGS = VARIABLES.transform(settingsOf).readonly();

/** How the server runs; see docs/operations.md. */
export type Settings = z.output<typeof SETTINGS>;

/**
 * Reads the settings from environment variables; a blank one counts as unset.
 *
 * @throws SettingError for unusable values.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  const { data, error } = SETTINGS.safeParse(Object.fromEntries(given));
  if (error === undefined) return data;
  throw new SettingError(error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('\n'));
}
