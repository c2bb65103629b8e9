import { type OperationId, OPERATIONS } from '@remote-console/api-client/contract';
import { describe, expect, it } from 'vitest';
import { followed, isObject, operationPointer, standsAt } from '../http/contractDocument.ts';

const isOperationId = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id);

describe('the answer of every operation', () => {
  it('says status 200 and carries objects when it succeeds [C-API-21]', () => {
    const ids = Object.keys(OPERATIONS).filter(isOperationId);
    let described = 0;
    for (const id of ids) {
      const response = followed(`${operationPointer(id).operation}/responses/200`);
      const content = standsAt(`${response}/content`);
      // A file and the stream of events have no envelope.
      if (!isObject(content) || !('application/json' in content)) continue;
      const schema = standsAt(followed(`${response}/content/application~1json/schema`));
      expect({ id, schema }).toMatchObject({
        id,
        schema: { required: expect.arrayContaining(['status', 'objects']), properties: { status: { const: 200 } } },
      });
      described += 1;
    }
    expect(described).toBeGreaterThan(30);
  });
});
