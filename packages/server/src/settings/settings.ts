import type { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import type { DatabasePlace } from '../database/index.ts';
import { isIn } from './networks.ts';
import { type PaymentSettings, readPaymentSettings } from './paymentSettings.ts';
import { readRecordingSettings, type RecordingSettings } from './recordingSettings.ts';
import {
  type Environment,
  hostAndPort,
  type HostAndPort,
  networks,
  NOTHING,
  webOrigin,
  origins,
  SettingError,
  text,
  wholeNumber,
  yesOrNo,
} from './settingValues.ts';

/** Where mail goes out. */
export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password where the mail server asks for them. */
  readonly url: string;
  /** The sender, as `name <address>` or as an address. */
  readonly from: string;
}

/** An account that a start makes: its ID, and its password unless one is made up. */
export interface WantedAccount {
  readonly id: string;
  readonly password: string | null;
}

/** How the server runs; see docs/operations.md. */
export interface Settings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The folder of the embedded database and of what belongs to it. */
  readonly dataFolder: string;
  readonly place: DatabasePlace;
  /** Whether the database holds the demo companies, or is filled with them when it is empty. */
  readonly demo: boolean;
  /** Whether mails can be read at `/outbox`: in a demo that only this computer reaches. */
  readonly hasOutbox: boolean;
  /** The built console. */
  readonly consoleFolder: string;
  /** The programs and documents that people can download. */
  readonly downloadsFolder: string;
  /** The agents that the build made, which people install with one command. */
  readonly agentFolder: string;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: BlockList;
  /** Origins of other pages that may call, such as portals that embed widgets. */
  readonly allowedOrigins: readonly string[];
  /** Who may read the figures of `/metrics`. */
  readonly metricsNetworks: BlockList;
  /** Where a service operator may log in from. */
  readonly superadminNetworks: BlockList;
  /** The first administrator, for a server without demo data. */
  readonly firstAdministrator: WantedAccount;
  /** The operator of the service, for a server without demo data; null where no start makes one. */
  readonly serviceOperator: WantedAccount | null;
  /** Whether every answer is checked against the contract before it is sent. */
  readonly validateResponses: boolean;
  /** Whether each request is written to the log. */
  readonly accessLog: boolean;
  /** Seconds between the heartbeats of a real and of a simulated agent. */
  readonly heartbeatSeconds: { readonly real: number; readonly simulated: number };
  /**
   * Wrong logins: in a minute for one account from one address, in an hour for one account from everywhere, and in a
   * minute from one address.
   */
  readonly loginLimits: { readonly account: number; readonly accountEverywhere: number; readonly address: number };
  /** Passwords that one account may set in a minute, its own and those of others. */
  readonly passwordChanges: number;
  /** Event streams that one session may hold open at a server process. */
  readonly streamsPerSession: number;
  /** Where the console answers, as links in mails name it, without a slash at the end; null: where the server listens. */
  readonly publicUrl: string | null;
  /** Where other processes of this server reach this one, without a slash at the end; null: where it listens. */
  readonly internalUrl: string | null;
  /** The mail server; without one mails stay in the outbox. */
  readonly mailServer: MailServer | null;
  /** What visitors may do in an hour (mails) or in a minute (the rest), for one account and for one address. */
  readonly visitorLimits: VisitorLimits;
  /** What is sent to viewers: the relay to devices, the tunnel, where to report to, and the newest version. */
  readonly remote: {
    readonly relay: HostAndPort;
    readonly tunnel: HostAndPort;
    readonly report: HostAndPort;
    readonly viewerVersion: string;
  };
  /** Where recordings of sessions are, and what they are encrypted with. */
  readonly recordings: RecordingSettings;
  /** Excel files per minute, for one account and for one address. */
  readonly exportLimits: { readonly account: number; readonly address: number };
  /** Most rows of an Excel file. */
  readonly exportRows: number;
  /** Who takes the money for licenses. */
  readonly payment: PaymentSettings;
}

/** How often visitors may ask for what costs something. */
export interface VisitorLimits {
  /** Mails per hour that can be asked for one login ID or one mail address, and that tell one manager of applications. */
  readonly mailsPerAccount: number;
  /** Mails per hour that can be asked for from one network address. */
  readonly mailsPerAddress: number;
  /** Questions per minute from one network address about who has an account. */
  readonly checksPerAddress: number;
  /** Sign-ups per hour from one network address. */
  readonly signUpsPerAddress: number;
}

const PRIVATE_NETWORKS =
  '127.0.0.0/8,::1/128,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10';
const LOOPBACK = '127.0.0.0/8,::1/128';

/** Whether a server that listens there is reached by programs of its own computer alone. */
const isLoopback = (host: string) => host === 'localhost' || isIn(networks({}, 'HOST', LOOPBACK), host);

function placeOf(environment: Environment, dataFolder: string): DatabasePlace {
  const url = text(environment, 'DATABASE_URL', NOTHING);
  if (url === NOTHING) return { engine: 'sqlite', file: resolve(dataFolder, 'remote-console.sqlite') };
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    // The value may hold a password, so it is not repeated.
    throw new SettingError('DATABASE_URL must be a PostgreSQL address such as postgres://user@host/database.');
  }
  return { engine: 'postgres', url };
}

function originSetting(environment: Environment, name: string, what: string): string | null {
  const value = text(environment, name, NOTHING);
  if (value === NOTHING) return null;
  const origin = webOrigin(value);
  if (origin === null) throw new SettingError(`${name} must be ${what}, not "${value}".`);
  return origin;
}

function mailServerOf(environment: Environment, publicUrl: string | null): MailServer | null {
  const url = text(environment, 'SMTP_URL', NOTHING);
  if (url === NOTHING) return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '') {
    // The value may hold a password, so it is not repeated.
    throw new SettingError('SMTP_URL must be a mail server such as smtps://user@host:465 or smtp://host:587.');
  }
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  const from = text(environment, 'MAIL_FROM', `Remote Console <no-reply@${host}>`);
  if (!/^(?:[^<>\r\n]*<[^<>\s]+@[^<>\s]+>|[^<>\s]+@[^<>\s]+)$/.test(from)) {
    throw new SettingError(
      'MAIL_FROM must be an address such as a@b.example, or a name with one such as Name <a@b.example>.',
    );
  }
  return { url, from };
}

function serviceOperatorOf(environment: Environment): WantedAccount | null {
  const id = text(environment, 'OPERATOR_ID', NOTHING);
  const password = text(environment, 'OPERATOR_PASSWORD', NOTHING);
  if (id !== NOTHING) return { id, password: password === NOTHING ? null : password };
  if (password !== NOTHING) throw new SettingError('OPERATOR_PASSWORD needs OPERATOR_ID beside it.');
  return null;
}

function visitorLimitsOf(environment: Environment): VisitorLimits {
  const limit = (name: string, standard: number) => wholeNumber(environment, name, standard, 1, 1_000_000);
  return {
    mailsPerAccount: limit('MAIL_LIMIT_PER_ACCOUNT', 5),
    mailsPerAddress: limit('MAIL_LIMIT_PER_ADDRESS', 60),
    checksPerAddress: limit('CHECK_LIMIT_PER_ADDRESS', 60),
    signUpsPerAddress: limit('SIGN_UP_LIMIT_PER_ADDRESS', 20),
  };
}

/**
 * Reads the settings from environment variables.
 *
 * @throws SettingError for a value that cannot be used.
 */
export function readSettings(environment: Environment): Settings {
  const dataFolder = resolve(text(environment, 'DATA_DIR', '.data'));
  const password = text(environment, 'ADMIN_PASSWORD', NOTHING);
  const publicUrl = originSetting(
    environment,
    'PUBLIC_URL',
    'the address of the console such as https://console.example',
  );
  const host = text(environment, 'HOST', '127.0.0.1');
  const demo = yesOrNo(environment, 'DEMO', true);
  return {
    host,
    port: wholeNumber(environment, 'PORT', 4400, 0, 65_535),
    dataFolder,
    place: placeOf(environment, dataFolder),
    demo,
    hasOutbox: demo && isLoopback(host),
    consoleFolder: resolve(text(environment, 'CONSOLE_DIR', `${import.meta.dirname}/../../../console/dist`)),
    downloadsFolder: resolve(text(environment, 'DOWNLOADS_DIR', join(dataFolder, 'downloads'))),
    agentFolder: resolve(text(environment, 'AGENTS_DIR', `${import.meta.dirname}/../../../agent/programs`)),
    trustedProxies: networks(environment, 'TRUSTED_PROXIES', NOTHING),
    allowedOrigins: origins(environment, 'ALLOWED_ORIGINS'),
    metricsNetworks: networks(environment, 'METRICS_NETWORKS', LOOPBACK),
    superadminNetworks: networks(environment, 'SUPERADMIN_NETWORKS', PRIVATE_NETWORKS),
    firstAdministrator: {
      id: text(environment, 'ADMIN_ID', 'admin'),
      password: password === NOTHING ? null : password,
    },
    serviceOperator: serviceOperatorOf(environment),
    validateResponses: yesOrNo(environment, 'VALIDATE_RESPONSES', true),
    accessLog: yesOrNo(environment, 'ACCESS_LOG', false),
    heartbeatSeconds: {
      real: wholeNumber(environment, 'HEARTBEAT_SECONDS', 5, 1, 3600),
      simulated: wholeNumber(environment, 'SIMULATED_HEARTBEAT_SECONDS', 30, 1, 3600),
    },
    loginLimits: {
      account: wholeNumber(environment, 'LOGIN_LIMIT_PER_ACCOUNT', 20, 1, 1_000_000),
      accountEverywhere: wholeNumber(environment, 'LOGIN_LIMIT_PER_ACCOUNT_EVERYWHERE', 1000, 1, 1_000_000),
      address: wholeNumber(environment, 'LOGIN_LIMIT_PER_ADDRESS', 100, 1, 1_000_000),
    },
    passwordChanges: wholeNumber(environment, 'PASSWORD_LIMIT_PER_ACCOUNT', 30, 1, 1_000_000),
    streamsPerSession: wholeNumber(environment, 'STREAM_LIMIT_PER_SESSION', 50, 1, 1_000_000),
    publicUrl,
    internalUrl: originSetting(
      environment,
      'INTERNAL_URL',
      'the address of this process for the others such as http://10.0.0.5:4400',
    ),
    mailServer: mailServerOf(environment, publicUrl),
    visitorLimits: visitorLimitsOf(environment),
    remote: {
      relay: hostAndPort(environment, 'REMOTE_RELAY'),
      tunnel: hostAndPort(environment, 'REMOTE_TUNNEL'),
      report: hostAndPort(environment, 'REMOTE_REPORT'),
      viewerVersion: text(environment, 'VIEWER_VERSION', '1.0.0'),
    },
    recordings: readRecordingSettings(environment, dataFolder),
    exportLimits: {
      account: wholeNumber(environment, 'EXPORT_LIMIT_PER_ACCOUNT', 10, 1, 1_000_000),
      address: wholeNumber(environment, 'EXPORT_LIMIT_PER_ADDRESS', 60, 1, 1_000_000),
    },
    payment: readPaymentSettings(environment, demo),
    exportRows: wholeNumber(environment, 'EXPORT_ROWS', 100_000, 1, 1_048_575),
  };
}
