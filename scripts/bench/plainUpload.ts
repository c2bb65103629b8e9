/**
 * A process that takes a file with the minimum of HTTP: `/` is a page with a file field, and what is PUT to `/file` is
 * written to the path it was started with, down to the disk. It prints its address.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';

const [, , path = ''] = process.argv;

const server = createServer((request, response) => {
  if (request.method !== 'PUT') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><input type="file">');
    return;
  }
  pipeline(request, createWriteStream(path, { flush: true })).then(
    () => response.writeHead(204).end(),
    () => response.destroy(),
  );
});

server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('SIGTERM', () => process.exit(0));
const address = server.address();
console.log(`listening http://127.0.0.1:${typeof address === 'object' ? address?.port : ''} none\n`);
