import { dataFrame, messageFrame, readRemoteFrame, type RemoteFrame } from '@remote-console/domain';

/** A WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget implements WebSocket {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly extensions = '';
  readonly url: string;
  readonly protocol: string;
  binaryType: BinaryType = 'blob';
  bufferedAmount = 0;
  readyState: 0 | 1 | 2 | 3 = 0;
  onclose = null;
  onerror = null;
  onmessage = null;
  onopen = null;
  closedWith: number | null = null;
  readonly sent: (RemoteFrame | null)[] = [];

  constructor(url: string, protocol: string) {
    super();
    this.url = url;
    this.protocol = protocol;
  }

  send(frame: string | ArrayBufferLike | Blob | ArrayBufferView): void {
    this.sent.push(frame instanceof Uint8Array ? readRemoteFrame(frame) : null);
  }

  close(code = 1005): void {
    this.closedWith ??= code;
    this.readyState = this.CLOSED;
  }

  /** The connection is open. */
  open(): this {
    this.readyState = this.OPEN;
    this.dispatchEvent(new Event('open'));
    return this;
  }

  /** The server says something. */
  say(message: object): this {
    return this.deliver(messageFrame('server', message));
  }

  /** The device says something. */
  saysDevice(message: object): this {
    return this.deliver(messageFrame('control', message));
  }

  /** The device sends bytes. */
  sendsDevice(...bytes: readonly number[]): this {
    return this.deliver(dataFrame(Uint8Array.from(bytes)));
  }

  /** Anything at all arrives. */
  deliver(data: Uint8Array<ArrayBuffer> | string): this {
    this.dispatchEvent(new MessageEvent('message', { data: typeof data === 'string' ? data : data.slice().buffer }));
    return this;
  }

  /** The network fails. */
  lose(): this {
    this.readyState = this.CLOSED;
    this.dispatchEvent(new Event('close'));
    return this;
  }
}
