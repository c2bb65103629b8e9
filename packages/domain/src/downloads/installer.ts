/** How an installed agent starts: automatically, or when a user signs in to it. */
export const INSTALL_TYPES = ['auto-login', 'manual-login'] as const;

/** One of them. */
export type InstallType = (typeof INSTALL_TYPES)[number];

/** How an agent reaches the server: directly, through a given proxy, or through the machine's own. */
export const PROXY_TYPES = ['none', 'manual', 'auto'] as const;

/** One of them. */
export type ProxyType = (typeof PROXY_TYPES)[number];

/** The port that installed agents connect to (C-INSTALLER-23). */
export const INSTALLER_PORT = 443;

/** The placeholder for server and port of an automatic proxy (C-INSTALLER-04). */
const AUTOMATIC = 'auto';
const HIGHEST_PORT = 65_535;
/** The maximum file name length, in bytes, on common file systems. */
const LONGEST_FILE_NAME = 255;

/** What an installer knows about the proxy; empty where unknown. */
export interface ProxyForm {
  readonly proxyType: ProxyType;
  readonly proxyServer: string;
  readonly proxyPort: string;
  readonly proxyId: string;
  readonly proxyPassword: string;
}

/** The whole form of the installer dialog (C-INSTALLER-02). */
export interface InstallerForm extends ProxyForm {
  readonly installType: InstallType;
  readonly id: string;
  readonly password: string;
  readonly passwordConfirm: string;
  /** The last day on which devices may enroll, `YYYY-MM-DD`; empty while none is selected. */
  readonly expireDate: string;
  readonly terms: boolean;
}

/** Why a field keeps the installer from being created. */
export type InstallerFault = 'required' | 'mismatch' | 'past' | 'invalid';

/** The invalid fields, and why; empty when the installer can be created. */
export type InstallerFaults = Readonly<Partial<Record<keyof InstallerForm, InstallerFault>>>;

/** The proxy fields right after a proxy type was selected (C-INSTALLER-04, C-INSTALLER-05). */
export function chooseProxy(proxyType: ProxyType): ProxyForm {
  const named = proxyType === 'auto' ? AUTOMATIC : '';
  return { proxyType, proxyServer: named, proxyPort: named, proxyId: '', proxyPassword: '' };
}

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const DOMAIN = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`);

/** Whether a text is an IPv4 address or a domain name (C-INSTALLER-11). */
export function isProxyServer(server: string): boolean {
  return IPV4.test(server) || DOMAIN.test(server);
}

/** Whether a text is a port: a whole number from 1 to 65535 (C-INSTALLER-12). */
export function isProxyPort(port: string): boolean {
  return /^[1-9]\d{0,4}$/.test(port) && Number(port) <= HIGHEST_PORT;
}

/** Checks the proxy fields (C-INSTALLER-11 to C-INSTALLER-13). */
export function checkProxy(form: ProxyForm): InstallerFaults {
  const faults: Partial<Record<keyof ProxyForm, InstallerFault>> = {};
  if (form.proxyType === 'manual') {
    if (!isProxyServer(form.proxyServer.trim()))
      faults.proxyServer = form.proxyServer.trim() === '' ? 'required' : 'invalid';
    if (!isProxyPort(form.proxyPort.trim())) faults.proxyPort = form.proxyPort.trim() === '' ? 'required' : 'invalid';
  }
  if (form.proxyId !== '' && form.proxyPassword === '') faults.proxyPassword = 'required';
  if (form.proxyPassword !== '' && form.proxyId === '') faults.proxyId = 'required';
  return faults;
}

/** Whether a text is an existing calendar day, `YYYY-MM-DD`. */
function isDay(day: string): boolean {
  const epoch = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(epoch) && new Date(epoch).toISOString().startsWith(day);
}

/** Checks an installer's last day: today at the earliest (C-INSTALLER-08, C-INSTALLER-09). Both are `YYYY-MM-DD`. */
export function checkExpireDate(expireDate: string, today: string): InstallerFault | null {
  if (expireDate === '') return 'required';
  if (!isDay(expireDate)) return 'invalid';
  return expireDate < today ? 'past' : null;
}

/**
 * Checks the installer dialog's form; the installer can be created if there are no errors (C-INSTALLER-06 to
 * C-INSTALLER-14).
 *
 * @param today The current day in the user's time zone, `YYYY-MM-DD`.
 */
export function checkInstaller(form: InstallerForm, today: string): InstallerFaults {
  const date = checkExpireDate(form.expireDate, today);
  return {
    ...checkProxy(form),
    ...(form.id.trim() === '' ? { id: 'required' as const } : {}),
    ...(form.password === '' ? { password: 'required' as const } : {}),
    ...(form.password === form.passwordConfirm ? {} : { passwordConfirm: 'mismatch' as const }),
    ...(date === null ? {} : { expireDate: date }),
    ...(form.terms ? {} : { terms: 'required' as const }),
  };
}

/** What an installer's file name passes to the program in it. */
export interface InstallerName extends ProxyForm {
  readonly installType: InstallType;
  /** The host that the console is served from, without a port. */
  readonly host: string;
  /** The enrollment token. */
  readonly token: string;
  /** `YYYY-MM-DD`. */
  readonly expireDate: string;
}

/** The parts of the name before encoding, joined by commas (C-INSTALLER-18 to C-INSTALLER-21). */
export function installerNameParts(name: InstallerName): string {
  const proxied = name.proxyType !== 'none';
  return [
    name.installType === 'auto-login' ? 'on' : 'off',
    name.host,
    String(INSTALLER_PORT),
    name.token,
    name.expireDate.replaceAll('-', ''),
    proxied ? name.proxyServer : '0',
    proxied ? name.proxyPort : '0',
    ...(proxied && name.proxyId !== '' ? [name.proxyId, name.proxyPassword] : []),
  ].join(',');
}

/** Base64 with the alphabet that is safe in file names, RFC 4648 section 5, without padding. */
function base64Url(text: string): string {
  const binary = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The file name of the auto-setup installer; null if it would be too long. */
export function installerFileName(name: InstallerName): string | null {
  const fileName = `${base64Url(installerNameParts(name))}.exe`;
  return fileName.length > LONGEST_FILE_NAME ? null : fileName;
}
