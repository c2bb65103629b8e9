import { resolve } from 'node:path';
import { z } from 'zod';
import { keyOfText } from './recordingSettings.ts';
import { hostAndPort, mustBe, networks, origin, origins, wholeNumber, yesOrNo } from './values.ts';

/** The programs of this computer itself. */
export const LOOPBACK = '127.0.0.0/8,::1/128';
const PRIVATE_NETWORKS = `${LOOPBACK},10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,169.254.0.0/16,fc00::/7,fe80::/10`;

const text = z.string();
const limit = (standard: number) => wholeNumber(standard, 1, 1_000_000);
const seconds = (standard: number) => wholeNumber(standard, 1, 3600);
const beside = (folder: string) => resolve(import.meta.dirname, '../../..', folder);

/**
 * Every variable that the server reads: its kind, its default and the message for an invalid value, which follows the
 * name of the variable. Their meaning is in docs/operations.md. A value that may contain a secret is not repeated.
 */
export const VARIABLES = z.object({
  HOST: text.default('127.0.0.1'),
  /** 0 lets the system choose. */
  PORT: wholeNumber(4400, 0, 65_535),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'must be a PostgreSQL address such as postgres://user@host/database.',
    })
    .optional(),
  DEMO: yesOrNo(true),
  ADMIN_ID: text.default('admin'),
  ADMIN_PASSWORD: text.optional(),
  OPERATOR_ID: text.optional(),
  OPERATOR_PASSWORD: text.optional(),
  CONSOLE_DIR: text.default(beside('console/dist')),
  DOWNLOADS_DIR: text.optional(),
  AGENTS_DIR: text.default(beside('agent/programs')),
  RECORDINGS_DIR: text.optional(),
  RECORDING_KEY: text
    .refine((value) => keyOfText(value) !== null, {
      error: 'must be 32 random bytes in base64, such as the output of `openssl rand -base64 32`.',
    })
    .transform(keyOfText)
    .default(null),
  TRUSTED_PROXIES: networks.prefault(''),
  ALLOWED_ORIGINS: origins.default([]),
  METRICS_NETWORKS: networks.prefault(LOOPBACK),
  SUPERADMIN_NETWORKS: networks.prefault(PRIVATE_NETWORKS),
  LOGIN_LIMIT_PER_ACCOUNT: limit(20),
  LOGIN_LIMIT_PER_ACCOUNT_EVERYWHERE: limit(1000),
  LOGIN_LIMIT_PER_ADDRESS: limit(100),
  PASSWORD_LIMIT_PER_ACCOUNT: limit(30),
  STREAM_LIMIT_PER_SESSION: limit(50),
  EXPORT_LIMIT_PER_ACCOUNT: limit(10),
  EXPORT_LIMIT_PER_ADDRESS: limit(60),
  EXPORT_ROWS: wholeNumber(100_000, 1, 1_048_575),
  PAYMENT_PROVIDER: z
    .union([z.literal('sandbox'), z.url({ protocol: /^https$/, abort: true })], mustBe('sandbox or an https address'))
    .optional(),
  PAYMENT_MERCHANT_KEY: text.optional(),
  PAYMENT_SECRET: text.optional(),
  HEARTBEAT_SECONDS: seconds(5),
  SIMULATED_HEARTBEAT_SECONDS: seconds(30),
  REMOTE_RELAY: hostAndPort,
  REMOTE_TUNNEL: hostAndPort,
  REMOTE_REPORT: hostAndPort,
  VIEWER_VERSION: text.default('1.0.0'),
  INTERNAL_URL: origin('the address of this process for the others such as http://10.0.0.5:4400').optional(),
  PUBLIC_URL: origin('the address of the console such as https://console.example').optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be a mail server such as smtps://user@host:465 or smtp://host:587.',
    })
    .optional(),
  MAIL_FROM: text.optional(),
  MAIL_LIMIT_PER_ACCOUNT: limit(5),
  MAIL_LIMIT_PER_ADDRESS: limit(60),
  CHECK_LIMIT_PER_ADDRESS: limit(60),
  SIGN_UP_LIMIT_PER_ADDRESS: limit(20),
  VALIDATE_RESPONSES: yesOrNo(true),
  ACCESS_LOG: yesOrNo(false),
});

/** The values of the variables. */
export type Variables = z.output<typeof VARIABLES>;

/** Rejects the value of a variable because of others. */
export function refuse(context: z.RefinementCtx, name: keyof Variables, message: string): never {
  context.addIssue({ code: 'custom', path: [name], message });
  return z.NEVER;
}
