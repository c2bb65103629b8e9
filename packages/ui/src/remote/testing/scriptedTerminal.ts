import {
  readBrowserToTerminal,
  type RemoteChannel,
  type RemoteEndReason,
  type RemoteListener,
  type TerminalToBrowser,
} from '@remote-console/domain';

/** The agent's end of a terminal, controlled by a story or a test. */
export interface ScriptedTerminal {
  readonly channel: RemoteChannel;
  /** The browser's messages, in order. */
  readonly controls: readonly unknown[];
  /** The typed input. */
  readonly typed: () => string;
  /** Sends a message of the agent. */
  readonly say: (message: TerminalToBrowser | object) => void;
  readonly print: (output: string) => void;
  readonly end: (reason: RemoteEndReason) => void;
}

/** The automatic behavior of a scripted terminal. */
export interface Script {
  /** Returns the request for a shell. */
  readonly onOpen?: (
    terminal: ScriptedTerminal,
    wish: { readonly terminal?: string; readonly received?: number },
  ) => void;
  /** Answers typed input. */
  readonly onType?: (terminal: ScriptedTerminal, text: string) => void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Opens a shell immediately. */
export const OPENED = { type: 'opened', terminal: 'one', offset: 0, shell: 'bash', simulated: false } as const;

/** An agent that follows a script. */
export function scriptedTerminal({ onOpen, onType }: Script = {}): ScriptedTerminal {
  const controls: unknown[] = [];
  let typed = '';
  let listener: RemoteListener | null = null;
  const terminal: ScriptedTerminal = {
    controls,
    typed: () => typed,
    say: (message) => listener?.control(message),
    print: (output) => listener?.data(encoder.encode(output)),
    end: (reason) => listener?.end({ reason, by: '', detail: '' }),
    channel: {
      sendControl(message) {
        controls.push(message);
        const said = readBrowserToTerminal(message);
        if (said?.type === 'open') queueMicrotask(() => onOpen?.(terminal, said));
      },
      sendData(bytes) {
        const text = decoder.decode(bytes);
        typed += text;
        onType?.(terminal, text);
      },
      drained: async () => undefined,
      listen(next) {
        listener = next;
      },
      close: () => undefined,
    },
  };
  return terminal;
}
