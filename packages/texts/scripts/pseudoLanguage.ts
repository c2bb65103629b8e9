// Writes the pseudo-language into the messages of this package, made of the English ones: the folder of a further language.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '../src/compiler/compileMessage.ts';
import { printMessage, PSEUDO_LANGUAGE, pseudoMessage } from '../src/testing/index.ts';
import { MESSAGES, messageFile, pageAreas, readMessages, serverAreas } from './messageFiles.ts';

for (const area of [...pageAreas(), ...serverAreas()]) {
  const messages = [...readMessages('en', area)].map(([key, message]): [string, string] => [
    key,
    printMessage(pseudoMessage(compileMessage(message))),
  ]);
  const file = path.join(MESSAGES, messageFile(PSEUDO_LANGUAGE, area));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ '@@locale': PSEUDO_LANGUAGE, ...Object.fromEntries(messages) }, null, 2)}\n`);
}
