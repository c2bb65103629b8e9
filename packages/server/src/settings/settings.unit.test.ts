import { describe, expect, it } from 'vitest';
import { isIn } from './networks.ts';
import { readSettings, SettingError } from './settings.ts';

const PROVIDER = {
  PAYMENT_PROVIDER: 'https://pay.example/start',
  PAYMENT_MERCHANT_KEY: 'merchant',
  PAYMENT_SECRET: 'secret'.repeat(6),
};

describe('the settings', () => {
  it('serve the demo on port 4400 of this machine when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 4400,
      demo: true,
      validateResponses: true,
      accessLog: false,
      place: { engine: 'sqlite' },
    });
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ DEMO: '0' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: 'console.example' }, false],
  ])('keep an outbox for a demo that only this computer reaches: %j', (environment, expected) => {
    expect(readSettings(environment).hasOutbox).toBe(expected);
  });

  it('put the database into the data folder, or into the PostgreSQL that DATABASE_URL names', () => {
    expect(readSettings({ DATA_DIR: '/data' }).place).toEqual({
      engine: 'sqlite',
      file: '/data/remote-console.sqlite',
    });
    const url = 'postgres://me:secret@db.example/console';
    expect(readSettings({ DATABASE_URL: url }).place).toEqual({ engine: 'postgres', url });
  });

  it('let service operators in from loopback and private networks only, unless set otherwise', () => {
    const { superadminNetworks } = readSettings({});
    expect(
      ['127.0.0.1', '::1', '10.1.1.1', '172.31.0.1', '192.168.1.1'].every((each) => isIn(superadminNetworks, each)),
    ).toBe(true);
    expect(['172.32.0.1', '8.8.8.8', '2001:db8::1'].some((each) => isIn(superadminNetworks, each))).toBe(false);
    const named = readSettings({ SUPERADMIN_NETWORKS: '203.0.113.5, 2001:db8::/32' }).superadminNetworks;
    expect(isIn(named, '203.0.113.5') && isIn(named, '2001:db8::9')).toBe(true);
    expect(isIn(named, '127.0.0.1') || isIn(named, '203.0.113.6')).toBe(false);
  });

  it('know a mail server only where one is named, with a sender of the public address', () => {
    expect(readSettings({}).mailServer).toBeNull();
    const named = { SMTP_URL: 'smtps://me:secret@mail.example', PUBLIC_URL: 'https://console.example/' };
    expect(readSettings(named)).toMatchObject({
      publicUrl: 'https://console.example',
      mailServer: {
        url: 'smtps://me:secret@mail.example',
        from: 'Remote Console <no-reply@console.example>',
      },
    });
    const from = '원격 콘솔 <console@operator.example>';
    expect(readSettings({ ...named, MAIL_FROM: from }).mailServer).toMatchObject({ from });
  });

  it('take payments in the sandbox, or on the page of a provider with which keys are agreed [A-API-03]', () => {
    expect(readSettings({}).payment.kind).toBe('sandbox');
    expect(readSettings({ DEMO: '0' }).payment).toEqual({ kind: 'none' });
    expect(readSettings({ ...PROVIDER, PUBLIC_URL: 'https://console.example/' }).payment).toEqual({
      kind: 'external',
      page: 'https://pay.example/start',
      merchantKey: 'merchant',
      secret: 'secret'.repeat(6),
      returnOrigin: 'https://console.example',
    });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '44.5' }, 'PORT'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ DATABASE_URL: 'mysql://me:secret@db/console' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'secret' }, 'DATABASE_URL'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: 'proxy.example' }, 'TRUSTED_PROXIES'],
    [{ REMOTE_RELAY: 'relay.example' }, 'REMOTE_RELAY'],
    [{ REMOTE_RELAY: 'relay.example:65536' }, 'REMOTE_RELAY'],
    [{ RECORDING_KEY: 'secret' }, 'RECORDING_KEY'],
    [{ OPERATOR_PASSWORD: 'secret' }, 'OPERATOR_PASSWORD'],
    [{ SUPERADMIN_NETWORKS: '10.0.0.0/' }, 'SUPERADMIN_NETWORKS'],
    [{ SMTP_URL: 'https://me:secret@mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Remote Console' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM'],
    [{ PUBLIC_URL: 'console.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://console.example/path' }, 'PUBLIC_URL'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: 'https://portal.example/path' }, 'ALLOWED_ORIGINS'],
    [{ MAIL_LIMIT_PER_ACCOUNT: '0' }, 'MAIL_LIMIT_PER_ACCOUNT'],
    [{ EXPORT_LIMIT_PER_ACCOUNT: '0' }, 'EXPORT_LIMIT_PER_ACCOUNT'],
    [{ EXPORT_ROWS: '1048576' }, 'EXPORT_ROWS'],
    [{ PAYMENT_PROVIDER: 'http://pay.example' }, 'PAYMENT_PROVIDER'],
    [{ DEMO: '0', PAYMENT_PROVIDER: 'sandbox' }, 'PAYMENT_PROVIDER'],
    [{ PAYMENT_PROVIDER: 'https://pay.example', PAYMENT_SECRET: 'secret'.repeat(6) }, 'PAYMENT_PROVIDER'],
    [{ ...PROVIDER, PAYMENT_SECRET: 'short secret' }, 'PAYMENT_PROVIDER'],
    [PROVIDER, 'PAYMENT_PROVIDER'],
  ])('refuse %j in one sentence that names the setting and no secret', (environment, name) => {
    const read = () => readSettings(environment);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(new RegExp(`^${name} [^\n]*\\.$`));
    expect(read).not.toThrow(/secret/);
  });

  it('say what is wrong with every setting at once, each in a line', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'yes', TRUSTED_PROXIES: '::1, here, there' })).toThrow(
      new SettingError(
        [
          'PORT must be a whole number from 0 to 65535, not "x".',
          'DEMO must be 1 or 0, not "yes".',
          'TRUSTED_PROXIES must be a comma-separated list of addresses or networks such as 10.0.0.0/8; "here" is not valid.',
          'TRUSTED_PROXIES must be a comma-separated list of addresses or networks such as 10.0.0.0/8; "there" is not valid.',
        ].join('\n'),
      ),
    );
  });
});
