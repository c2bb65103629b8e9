import { succeed } from './exchange.ts';
import { type Bench, PASSWORD } from './world.ts';

/** Takes the first step of a login, from loopback unless told otherwise. */
export async function login({ app }: Bench, mail: string, pw: string = PASSWORD, address?: string) {
  const call = { body: { type: '1STEP', mail, pw }, ...(address === undefined ? {} : { address }) };
  return (await succeed(app, 'logIn', call)).objects;
}
