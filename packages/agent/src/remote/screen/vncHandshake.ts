import { VncError, type VncConnection } from './vncConnection.ts';
import { vncResponse } from './vncPassword.ts';

const NONE = 1;
const VNC_AUTHENTICATION = 2;
const LONGEST_TEXT = 64 * 1024;

async function readText(server: VncConnection): Promise<Buffer> {
  const length = (await server.read(4)).readUInt32BE();
  if (length > LONGEST_TEXT) throw new VncError('vnc_hung_up');
  return server.read(length);
}

type Version = 3 | 7 | 8;

/** Negotiates the protocol version; a server that claims to be newer than 3.8 also speaks 3.8. */
async function agreeOnVersion(server: VncConnection): Promise<Version> {
  const [, major = '', minor = ''] = /^RFB (\d{3})\.(\d{3})\n$/.exec((await server.read(12)).toString('latin1')) ?? [];
  if (major === '' || Number(major) < 3) throw new VncError('vnc_unsupported');
  const offered = Number(major) > 3 ? 8 : Number(minor);
  const version = offered >= 8 ? 8 : offered === 7 ? 7 : 3;
  server.write(Buffer.from(`RFB 003.00${version}\n`, 'latin1'));
  return version;
}

/** Negotiates how to sign in. In version 3.3 the server decides. */
async function agreeOnSecurity(server: VncConnection, version: Version): Promise<number> {
  if (version === 3) {
    const security = (await server.read(4)).readUInt32BE();
    if (security === 0) throw new VncError('vnc_refused');
    return security;
  }
  const [count = 0] = await server.read(1);
  if (count === 0) throw new VncError('vnc_refused');
  const offered = await server.read(count);
  const security = [NONE, VNC_AUTHENTICATION].find((known) => offered.includes(known));
  if (security === undefined) throw new VncError('vnc_unsupported');
  server.write(Uint8Array.of(security));
  return security;
}

async function signIn(server: VncConnection, version: Version, password: string | null): Promise<void> {
  const security = await agreeOnSecurity(server, version);
  switch (security) {
    case NONE:
      if (version === 8 && (await server.read(4)).readUInt32BE() !== 0) throw new VncError('vnc_refused');
      return;
    case VNC_AUTHENTICATION: {
      const challenge = await server.read(16);
      if (password === null) throw new VncError('vnc_password');
      server.write(vncResponse(password, challenge));
      if ((await server.read(4)).readUInt32BE() !== 0) throw new VncError('vnc_password');
      return;
    }
    default:
      throw new VncError('vnc_unsupported');
  }
}

/** What a VNC server says about its screen. */
export interface VncWelcome {
  readonly name: string;
  /** The server's message with the size, the pixels and the name, byte for byte. */
  readonly serverInit: Buffer;
}

/**
 * Speaks with a VNC server until it sends pictures (RFC 6143, section 7.1 to 7.3): versions 3.3, 3.7 and 3.8, without a
 * password or with VNC Authentication. The screen is shared, so that no existing viewer is disconnected.
 *
 * @param password Null where the agent has none.
 * @throws VncError when the server hangs up, refuses, or asks for something the agent does not have or support.
 */
export async function greetVncServer(server: VncConnection, password: string | null): Promise<VncWelcome> {
  const version = await agreeOnVersion(server);
  await signIn(server, version, password);
  server.write(Uint8Array.of(1));
  const head = await server.read(20);
  const name = await readText(server);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(name.length);
  return { name: name.toString('utf8'), serverInit: Buffer.concat([head, length, name]) };
}
