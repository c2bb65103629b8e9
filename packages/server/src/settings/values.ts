import { BlockList, isIPv4 } from 'node:net';
import { z } from 'zod';

/** A host and a port; empty and 0 without one. */
export interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** The message for an invalid value, after the name of the variable. It repeats the value: it is not a secret. */
export const mustBe = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must be ${what}, not "${String(input)}".`,
});

/** A whole number between two bounds. */
export const wholeNumber = (standard: number, least: number, most: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
      mustBe(`a whole number from ${least} to ${most}`),
    )
    .transform(Number)
    .default(standard);

/** `1` or `0`. */
export const yesOrNo = (standard: boolean) =>
  z.stringbool({ truthy: ['1'], falsy: ['0'], ...mustBe('1 or 0') }).default(standard);

/** The entries of a comma-separated list, each parsed by the schema. */
const commaList = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string()
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(entry));

const isNone = (list: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    `must be a comma-separated list of ${list}; "${String(input)}" is not valid.`,
});

/** An address or a network; the zone index of an IPv6 address says nothing about the caller. */
const network = z
  .string()
  .overwrite((entry) => entry.replace(/%[^/]+/, ''))
  .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], isNone('addresses or networks such as 10.0.0.0/8')));

/** Addresses and networks such as `10.0.0.0/8,::1`. */
export const networks = commaList(network).transform((entries) => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', length] = entry.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (length === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(length), family);
  }
  return list;
});

/** Whether a text is only the origin of a web page. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
}

const originOf = (value: string) => new URL(value).origin;

/** The address of a server, such as `https://console.example`. */
export const origin = (what: string) => z.string().refine(isOrigin, mustBe(what)).transform(originOf);

/** Origins of web pages, such as `https://portal.example,https://other.example`. */
export const origins = commaList(
  z.string().refine(isOrigin, isNone('origins such as https://portal.example')).transform(originOf),
);

const HOST_AND_PORT = /^(\[[0-9a-fA-F:.]+\]|[^\s:/@]+):(\d{1,5})$/;

/** A host and a port, such as `relay.example:4410` or `[::1]:4410`. */
export const hostAndPort = z
  .string()
  .refine((value) => {
    const port = Number(HOST_AND_PORT.exec(value)?.[2]);
    return port >= 1 && port <= 65_535;
  }, mustBe('a host and a port such as relay.example:4410'))
  .transform((value): HostAndPort => {
    const colon = value.lastIndexOf(':');
    return { host: value.slice(0, colon), port: Number(value.slice(colon + 1)) };
  })
  .default({ host: '', port: 0 });
