import { answerFor, everyAnswer, fetchFrom } from '@remote-console/api-client/testing';
import { describe, expect, it } from 'vitest';
import { contractSuite } from '../testing/contractSuite.ts';

// The same suite as for the server, so that a story cannot show an answer that the server could not give.
const fetchLike = fetchFrom(everyAnswer());
contractSuite('the handlers of stories and tests', () => fetchLike);

describe('an answer made from the description', () => {
  it('is the same every time', () => {
    expect(answerFor('listDevices')).toEqual(answerFor('listDevices'));
    expect(answerFor('listDevices').meta.totalCount).toBe(answerFor('listDevices').objects.length);
    expect(answerFor('getOwnProfile').objects).toHaveLength(1);
  });

  it('is refused for an operation that answers none', () => {
    expect(() => answerFor('streamEvents')).toThrow('streamEvents answers no JSON');
  });
});
