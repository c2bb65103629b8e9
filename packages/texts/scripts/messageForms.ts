import { compileMessage } from '../src/compiler/compileMessage.ts';
import { NUMBER, type Message } from '../src/messages/index.ts';

function formsIn(message: Message): readonly string[] {
  const parts = typeof message === 'string' ? [message] : message;
  return parts.reduce<readonly string[]>(
    (before, part) => {
      if (typeof part === 'string') return before.map((words) => words + part);
      if (part[1] === undefined || part[1] === NUMBER) return before.map((words) => `${words}{${part[0]}}`);
      const forms = Object.values(part[2]).flatMap(formsIn);
      return before.flatMap((words) => forms.map((form) => words + form));
    },
    [''],
  );
}

/** What a reader may see of an ICU message, one text for each of its forms, with placeholders as `{name}`. */
export const messageForms = (message: string): readonly string[] => formsIn(compileMessage(message));
