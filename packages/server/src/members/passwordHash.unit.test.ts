import { describe, expect, it } from 'vitest';
import { createPasswordHasher, type DeriveKey, HasherBusyError } from './passwordHash.ts';

describe('a password hash', () => {
  it('is argon2id with 19 MiB and two passes, and salted differently each time [A-JOIN-45]', async () => {
    const passwords = createPasswordHasher();
    const [one, two] = [await passwords.hash('Demo!2345'), await passwords.hash('Demo!2345')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('matches its password and no other', async () => {
    const passwords = createPasswordHasher();
    const hash = await passwords.hash('비밀번호 1!');
    expect(await passwords.matches('비밀번호 1!', hash)).toBe(true);
    expect(await passwords.matches('비밀번호 1!'.normalize('NFD'), hash)).toBe(true);
    expect(await passwords.matches('비밀번호 1', hash)).toBe(false);
  });

  it('that is missing or broken matches nothing', async () => {
    const passwords = createPasswordHasher();
    for (const hash of [null, '', 'plain', '$argon2id$v=19$m=1$x'])
      expect(await passwords.matches('plain', hash)).toBe(false);
  });

  it('waits in a line that has an end', async () => {
    const passwords = createPasswordHasher({ waitingAtMost: 3 });
    const all = await Promise.allSettled(Array.from({ length: 7 }, () => passwords.matches('x', null)));
    const refused = all.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused.every(({ reason }) => reason instanceof HasherBusyError)).toBe(true);
  });

  it('is checked at once, however many new passwords wait to be hashed', async () => {
    const stuck = new Promise<Buffer>(() => {});
    const derive: DeriveKey = (_, { message }) => (message === 'new' ? stuck : Promise.resolve(Buffer.alloc(32)));
    const passwords = createPasswordHasher({ waitingAtMost: 3, derive });
    const writes = Array.from({ length: 7 }, () => passwords.hash('new'));
    const refused = writes.map((write) => write.catch((error: unknown) => error));
    expect(await Promise.race(refused)).toBeInstanceOf(HasherBusyError);
    expect(await passwords.matches('mine', null)).toBe(false);
  });
});
