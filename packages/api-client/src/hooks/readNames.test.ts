import { describe, expect, it } from 'vitest';
import { createApiClient } from '../client/index.ts';
import { isReadOf, isReadOfClient, pathOfRead, readName } from './readNames.ts';

const client = createApiClient({ token: () => '', language: () => 'en' });
const other = createApiClient({ token: () => '', language: () => 'en' });

describe('the name of a read', () => {
  it('is the same for equal reads, however they are written', () => {
    const name = readName(client, '/devices', { params: { query: { limit: 24, by: 'alias', order: undefined } } });
    expect(name).toBe(readName(client, '/devices', { params: { query: { by: 'alias', limit: 24 } } }));
    expect(name).not.toBe(readName(client, '/devices', { params: { query: { by: 'alias', limit: 25 } } }));
    expect(readName(client, '/devices', { ids: [2, 1] })).not.toBe(readName(client, '/devices', { ids: [1, 2] }));
  });

  it('says which path it is of, whatever is sent', () => {
    const name = readName(client, '/devices', { text: '"],"/groups' });
    expect(pathOfRead(name)).toBe('/devices');
    expect([isReadOf(name, '/devices'), isReadOf(name, '/groups'), isReadOf(name, '/device')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(pathOfRead('of a host')).toBeNull();
  });

  it('tells the reads of one client from those of another, and from what is no read', () => {
    const name = readName(client, '/devices');
    expect(isReadOfClient(name, client)).toBe(true);
    expect(isReadOfClient(name, other)).toBe(false);
    for (const key of [null, undefined, 'of a host', ['remote-console', '/devices']])
      expect(isReadOfClient(key, client)).toBe(false);
  });
});
