import type { Hash } from './hash.ts';

const BLOCK = 64;
const LENGTH_BYTES = 8;
const BYTES_OF_HIGH_WORD = 2 ** 29;

function fractionBits(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

/** FIPS 180-4: the first 32 bits of the fractional parts of roots of the first primes. */
const ROUND = Int32Array.from(firstPrimes(64), (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL = Int32Array.from(firstPrimes(8), (prime) => fractionBits(Math.sqrt(prime)));

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function extend(words: Int32Array): void {
  for (let index = 16; index < 64; index += 1) {
    const early = at(words, index - 15);
    const late = at(words, index - 2);
    const first = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const second = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    words[index] = at(words, index - 16) + first + at(words, index - 7) + second;
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  extend(words);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const sumE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + sumE + ((e & f) ^ (~e & g)) + at(ROUND, index) + at(words, index)) | 0;
    const sumA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (sumA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

/** A hash with a synchronous digest. */
interface SynchronousHash extends Hash {
  readonly digest: () => Uint8Array;
}

/** SHA-256 (FIPS 180-4) in plain JavaScript, for pages without Web Crypto because their origin is not secure. */
export function startSha256(): SynchronousHash {
  const state = Int32Array.from(INITIAL);
  const words = new Int32Array(64);
  const rest = new Uint8Array(BLOCK);
  const restView = new DataView(rest.buffer);
  let waiting = 0;
  let total = 0;

  function takeBlock(view: DataView, from: number): void {
    for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(from + index * 4);
    compress(state, words);
  }

  function update(bytes: Uint8Array): void {
    total += bytes.length;
    let from = 0;
    if (waiting > 0) {
      from = Math.min(BLOCK - waiting, bytes.length);
      rest.set(bytes.subarray(0, from), waiting);
      waiting += from;
      if (waiting < BLOCK) return;
      takeBlock(restView, 0);
      waiting = 0;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (; from + BLOCK <= bytes.length; from += BLOCK) takeBlock(view, from);
    rest.set(bytes.subarray(from));
    waiting = bytes.length - from;
  }

  function digest(): Uint8Array {
    const end = new Uint8Array((waiting < BLOCK - LENGTH_BYTES ? BLOCK : 2 * BLOCK) - waiting);
    const view = new DataView(end.buffer);
    end[0] = 0x80;
    view.setUint32(end.length - 8, Math.floor(total / BYTES_OF_HIGH_WORD));
    view.setUint32(end.length - 4, (total * 8) >>> 0);
    update(end);
    const result = new DataView(new ArrayBuffer(state.byteLength));
    for (const [index, word] of state.entries()) result.setInt32(index * 4, word);
    return new Uint8Array(result.buffer);
  }

  return { update, digest };
}
