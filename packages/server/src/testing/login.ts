import { succeed } from './exchange.ts';
import { type TestServer, PASSWORD } from './testServer.ts';

/** Performs the first step of a login, from loopback unless the test says otherwise. */
export async function login({ app }: TestServer, mail: string, pw: string = PASSWORD, address?: string) {
  const call = { body: { type: '1STEP', mail, pw }, ...(address === undefined ? {} : { address }) };
  return (await succeed(app, 'logIn', call)).objects;
}
