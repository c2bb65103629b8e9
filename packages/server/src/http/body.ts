import type { OperationId } from '@remote-console/api-client/contract';
import type { Context } from 'hono';
import { isObject, operationPointer, standsAt } from './contractDocument.ts';
import type { UploadedForm } from './operation.ts';

/** How a body is sent: as JSON, as a form with a file, or as raw bytes. */
export type BodyKind = 'none' | 'json' | 'form' | 'bytes';

/** What the contract says about an operation's body. */
export function bodyKind(id: OperationId): BodyKind {
  const content = standsAt(`${operationPointer(id).operation}/requestBody/content`);
  if (!isObject(content)) return 'none';
  if ('application/json' in content) return 'json';
  return 'multipart/form-data' in content ? 'form' : 'bytes';
}

/** A parsed body; undefined when there was none. `malformed` when it is not what it should be. */
export type ReadBody = { readonly body: unknown } | 'malformed';

async function readForm(context: Context): Promise<ReadBody> {
  const form = await context.req.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File)) return { body: undefined };
  const uploaded: UploadedForm = {
    file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
  };
  return { body: uploaded };
}

/** Reads the body of a request. */
export async function readBody(context: Context, kind: BodyKind): Promise<ReadBody> {
  // The Fetch standard allows none for a GET, and creating the Request to find out takes a while.
  if (context.req.method === 'GET') return { body: undefined };
  switch (kind) {
    case 'form':
      return readForm(context);
    case 'bytes': {
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      return { body: bytes.byteLength === 0 ? undefined : bytes };
    }
    case 'none':
    case 'json': {
      const text = await context.req.text();
      if (text === '') return { body: undefined };
      try {
        const body: unknown = JSON.parse(text);
        return { body };
      } catch {
        return 'malformed';
      }
    }
  }
}
