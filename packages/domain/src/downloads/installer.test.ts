import { describe, expect, it } from 'vitest';
import {
  checkExpireDate,
  checkInstaller,
  chooseProxy,
  INSTALLER_PORT,
  type InstallerForm,
  installerFileName,
  installerNameParts,
  isProxyPort,
  isProxyServer,
} from './installer.ts';

const TODAY = '2026-11-21';
const GOOD: InstallerForm = {
  installType: 'auto-login',
  id: 'mia',
  password: 'Demo!2345',
  passwordConfirm: 'Demo!2345',
  expireDate: TODAY,
  ...chooseProxy('none'),
  terms: true,
};
const faults = (change: Partial<InstallerForm>) => checkInstaller({ ...GOOD, ...change }, TODAY);

describe('the installer form', () => {
  it('keeps the fields of the specification [C-INSTALLER-02]', () => {
    expect(Object.keys(GOOD).toSorted()).toEqual(
      [
        'installType',
        'id',
        'password',
        'passwordConfirm',
        'expireDate',
        'proxyType',
        'proxyServer',
        'proxyPort',
        'proxyId',
        'proxyPassword',
        'terms',
      ].toSorted(),
    );
  });

  it('has no fault while all rules hold, and one while any is broken [C-INSTALLER-14]', () => {
    expect(faults({})).toEqual({});
    const broken: Partial<InstallerForm>[] = [
      { id: '' },
      { password: '' },
      { expireDate: '' },
      { terms: false },
      { ...chooseProxy('manual') },
      { proxyId: 'p' },
    ];
    for (const change of broken) expect(Object.keys(faults(change)).length).toBeGreaterThan(0);
  });

  it('needs an ID that is not blank [C-INSTALLER-06]', () => {
    for (const id of ['', '  ']) expect(faults({ id })).toEqual({ id: 'required' });
    expect(faults({ id: '', installType: 'manual-login' })).toEqual({ id: 'required' });
  });

  it('needs a password and the same again [C-INSTALLER-07]', () => {
    expect(faults({ passwordConfirm: 'other' })).toEqual({ passwordConfirm: 'mismatch' });
    expect(faults({ password: '', passwordConfirm: '' })).toEqual({ password: 'required' });
  });

  it('needs an expiry date [C-INSTALLER-08]', () => {
    expect(faults({ expireDate: '' })).toEqual({ expireDate: 'required' });
    for (const day of ['2026-02-30', '20261121', 'x', '2026-13-01', '2027-1-1']) {
      expect(faults({ expireDate: day })).toEqual({ expireDate: 'invalid' });
    }
  });

  it('has today as the earliest expiry date [C-INSTALLER-09]', () => {
    expect(checkExpireDate('2026-11-20', TODAY)).toBe('past');
    expect(checkExpireDate(TODAY, TODAY)).toBeNull();
    expect(checkExpireDate('2027-01-01', TODAY)).toBeNull();
  });

  it('needs the terms to be agreed [C-INSTALLER-10]', () => {
    expect(faults({ terms: false })).toEqual({ terms: 'required' });
  });
});

describe('the proxy of an installer', () => {
  const manual = { ...chooseProxy('manual'), proxyServer: 'proxy.example', proxyPort: '8080' };

  it('of type auto fills server and port with the word auto [C-INSTALLER-04]', () => {
    expect(chooseProxy('auto')).toEqual({
      proxyType: 'auto',
      proxyServer: 'auto',
      proxyPort: 'auto',
      proxyId: '',
      proxyPassword: '',
    });
    expect(faults(chooseProxy('auto'))).toEqual({});
  });

  it('of another type begins empty [C-INSTALLER-05]', () => {
    for (const proxyType of ['none', 'manual'] as const) {
      expect(chooseProxy(proxyType)).toEqual({
        proxyType,
        proxyServer: '',
        proxyPort: '',
        proxyId: '',
        proxyPassword: '',
      });
    }
  });

  it('that is named has an IPv4 address or a domain name [C-INSTALLER-11]', () => {
    for (const server of ['10.0.0.1', '255.255.255.255', 'proxy.example', 'a-b.c-d.example', 'xn--3e0b707e.kr']) {
      expect({ server, is: isProxyServer(server) }).toEqual({ server, is: true });
    }
    for (const server of [
      '256.0.0.1',
      '1.2.3',
      '1.2.3.4.5',
      'localhost',
      '-a.example',
      'a..b',
      'http://a.example',
      'a b.c',
      '::1',
      '',
    ]) {
      expect({ server, is: isProxyServer(server) }).toEqual({ server, is: false });
    }
    expect(faults({ ...manual, proxyServer: 'localhost' })).toEqual({ proxyServer: 'invalid' });
    expect(faults({ ...manual, proxyServer: '' })).toEqual({ proxyServer: 'required' });
  });

  it('that is named has a whole port from 1 to 65535 [C-INSTALLER-12]', () => {
    for (const port of ['1', '8080', '65535']) expect(isProxyPort(port)).toBe(true);
    for (const port of ['0', '65536', '-1', '80.5', '8e3', '080', 'x', '']) expect(isProxyPort(port)).toBe(false);
    expect(faults({ ...manual, proxyPort: '65536' })).toEqual({ proxyPort: 'invalid' });
  });

  it('has both an ID and a password or neither [C-INSTALLER-13]', () => {
    expect(faults({ ...manual, proxyId: 'p' })).toEqual({ proxyPassword: 'required' });
    expect(faults({ ...manual, proxyPassword: 'p' })).toEqual({ proxyId: 'required' });
    expect(faults({ ...manual, proxyId: 'p', proxyPassword: 'p' })).toEqual({});
    expect(faults(manual)).toEqual({});
  });
});

describe('the name of an installer', () => {
  const name = {
    ...chooseProxy('none'),
    installType: 'auto-login',
    host: 'console.example',
    token: 'abc',
    expireDate: '2026-12-31',
  } as const;
  const proxy = {
    proxyType: 'manual',
    proxyServer: '10.0.0.1',
    proxyPort: '8080',
    proxyId: '',
    proxyPassword: '',
  } as const;

  it('is the base64 of mode, host, port, token, expiry and proxy [C-INSTALLER-18]', () => {
    expect(installerNameParts(name)).toBe('on,console.example,443,abc,20261231,0,0');
    expect(installerNameParts({ ...name, installType: 'manual-login' })).toMatch(/^off,/);
    const fileName = installerFileName({ ...name, ...proxy, proxyId: '아이디', proxyPassword: '??>>~~' });
    expect(fileName).toMatch(/^[A-Za-z0-9_-]+\.exe$/);
    const decoded = Buffer.from(fileName?.replace('.exe', '') ?? '', 'base64url').toString();
    expect(decoded).toBe('on,console.example,443,abc,20261231,10.0.0.1,8080,아이디,??>>~~');
  });

  it('has the expiry date without dashes [C-INSTALLER-19]', () => {
    expect(installerNameParts(name).split(',')[4]).toBe('20261231');
  });

  it('has 0 for server and port without a proxy [C-INSTALLER-20]', () => {
    expect(
      installerNameParts({ ...name, proxyServer: 'left', proxyPort: '1' })
        .split(',')
        .slice(5),
    ).toEqual(['0', '0']);
    expect(
      installerNameParts({ ...name, ...chooseProxy('auto') })
        .split(',')
        .slice(5),
    ).toEqual(['auto', 'auto']);
  });

  it('has proxy id and password only when they are given [C-INSTALLER-21]', () => {
    expect(installerNameParts({ ...name, ...proxy }).split(',')).toHaveLength(7);
    const parts = installerNameParts({ ...name, ...proxy, proxyId: 'i', proxyPassword: 'p' }).split(',');
    expect(parts.slice(5)).toEqual(['10.0.0.1', '8080', 'i', 'p']);
  });

  it('has the port 443 [C-INSTALLER-23]', () => {
    expect(INSTALLER_PORT).toBe(443);
    expect(installerNameParts(name).split(',')[2]).toBe('443');
  });

  it('is none when it would be longer than a file name can be', () => {
    expect(installerFileName({ ...name, ...proxy, proxyServer: `${'a'.repeat(60)}.example` })).not.toBeNull();
    expect(installerFileName({ ...name, ...proxy, proxyServer: 'a'.repeat(253) })).toBeNull();
  });
});
