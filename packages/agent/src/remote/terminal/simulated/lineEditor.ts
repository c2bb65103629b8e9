import type { TerminalSize } from '@remote-console/domain';
import { completeWord } from './completeWord.ts';
import { cut, cutWord, type EditedLine, EMPTY_LINE, insert, lineOf, moveTo, textBefore, textOf } from './editedLine.ts';
import { createLineHistory } from './lineHistory.ts';
import { createLinePainter } from './linePainter.ts';
import { keysOf, type LineAct } from './terminalKeys.ts';

/** What a person does at the prompt, besides editing. */
export interface LineListener {
  readonly print: (text: string) => void;
  /** A line was entered. */
  readonly enter: (line: string) => void;
  /** The candidates for the last word, given what precedes it. */
  readonly complete: (line: string) => readonly string[];
  /** Ctrl-D on an empty line. */
  readonly leave: () => void;
}

/** The line at a prompt. */
export interface LineEditor {
  readonly take: (text: string) => void;
  /** Shows the prompt and an empty line. */
  readonly begin: (prompt: string) => void;
  /** Redraws the line for a terminal of another size. */
  readonly resize: (size: TerminalSize) => void;
}

/** Edits lines like a shell: arrows, history, completion, and the usual control keys. */
export function createLineEditor(size: TerminalSize, listener: LineListener): LineEditor {
  const { print, enter, complete, leave } = listener;
  const history = createLineHistory();
  const painter = createLinePainter(size, print);
  let prompt = '';
  let line = EMPTY_LINE;

  function edit(next: EditedLine): void {
    line = next;
    painter.draw(prompt, line);
  }

  function showHistory(text: string | null): void {
    if (text !== null) edit(lineOf(text));
  }

  /** Leaves the line as it is and moves below it. */
  function goBelow(mark = ''): void {
    edit(moveTo(line, line.characters.length));
    painter.goBelow(mark);
    line = EMPTY_LINE;
  }

  function finish(): void {
    const entered = textOf(line);
    goBelow();
    history.keep(entered);
    enter(entered);
  }

  function completeLine(): void {
    const before = textBefore(line);
    const completion = completeWord(before, complete(before));
    if (completion?.kind === 'text') edit(insert(line, completion.text));
    if (completion?.kind !== 'words') return;
    const kept = line;
    goBelow();
    print(`${completion.words.join('  ')}\r\n`);
    edit(kept);
  }

  const acts: Readonly<Record<LineAct, () => void>> = {
    enter: finish,
    complete: completeLine,
    removeBefore: () => line.at > 0 && edit(cut(line, line.at - 1, line.at)),
    removeAfter: () => edit(cut(line, line.at, line.at + 1)),
    toStart: () => edit(moveTo(line, 0)),
    toEnd: () => edit(moveTo(line, line.characters.length)),
    left: () => edit(moveTo(line, line.at - 1)),
    right: () => edit(moveTo(line, line.at + 1)),
    cutAfter: () => edit(cut(line, line.at, line.characters.length)),
    cutBefore: () => edit(cut(line, 0, line.at)),
    cutWord: () => edit(cutWord(line)),
    earlier: () => showHistory(history.go(-1)),
    later: () => showHistory(history.go(1)),
    clearScreen: () => {
      painter.clearScreen();
      edit(line);
    },
    giveUp: () => {
      goBelow('^C');
      edit(line);
    },
    leave: () => line.characters.length === 0 && leave(),
  };

  return {
    take(text) {
      for (const key of keysOf(text)) {
        if ('act' in key) acts[key.act]();
        else edit(insert(line, key.text));
      }
    },
    begin(next) {
      prompt = next;
      edit(line);
    },
    resize(next) {
      painter.resize(next, prompt, line);
      edit(line);
    },
  };
}
