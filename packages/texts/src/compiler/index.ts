import type { TextsByKey } from '../messages/index.ts';

/**
 * Compiles the ICU messages of a portal that brings words of its own, by key. The compiler is loaded when it is first
 * asked for: the texts of the library are compiled already.
 *
 * @throws Error where a message is not well-formed, or asks for something that is not supported: a date, a time, a tag.
 */
export async function compileTexts(messages: Readonly<Record<string, string>>): Promise<TextsByKey> {
  const { compileMessage } = await import('./compileMessage.ts');
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]));
}
