#!/usr/bin/env node
import { type RunningServer, startServer } from './app/index.ts';
import { loadDemo } from './demo/index.ts';
import { readSettings, SettingError } from './settings/index.ts';
import { type MadeAccount, StartError } from './setup/index.ts';

/** Reports why there is no server. */
function giveUp(error: unknown): never {
  const isExpected = error instanceof StartError || error instanceof SettingError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

/** Ends the server on Ctrl-C, when it is asked to, and when its parent process has gone. */
function stopWhenAsked({ stop }: RunningServer): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(() => process.exit(0), giveUp);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.channel) process.once('disconnect', end);
}

/** Reports which accounts a start has created, and the password where nobody else knows it. */
function sayMade(role: string, made: MadeAccount | null): void {
  if (!made) return;
  const { id, madeUpPassword } = made;
  console.log(
    madeUpPassword === null
      ? `Created the ${role} ${id}.`
      : `Created the ${role} ${id}. Password (shown only once): ${madeUpPassword}`,
  );
}

// Only this account may access the files of the data folder.
process.umask(0o077);

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings, { loadDemo });
  stopWhenAsked(server);
  console.log(`Remote Console is listening at ${server.url}`);
  sayMade('administrator', server.firstAdministrator);
  sayMade('service operator', server.serviceOperator);
  if (settings.payment.kind === 'none') {
    console.log(
      'Licenses cannot be bought yet: to accept payments, set PAYMENT_PROVIDER, PAYMENT_MERCHANT_KEY, PAYMENT_SECRET and PUBLIC_URL (see docs/operations.md).',
    );
  }
} catch (error) {
  giveUp(error);
}
