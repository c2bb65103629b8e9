import { execFile } from 'node:child_process';
import type { ScreenImage } from '../protocol/index.ts';

/** The longest side of a screenshot, in pixels, and the most bytes that the server accepts. */
const LONGEST_SIDE = 1280;
const MOST_BYTES = 1024 * 1024;
const PATIENCE_MS = 4000;

/** A program that writes a screenshot to its output. */
interface ScreenTool {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly type: ScreenImage['type'];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The programs that can take a screenshot here, most preferred first; none where there is no screen. */
export function screenTools(platform: string, environment: Environment): readonly ScreenTool[] {
  if (platform !== 'linux') return [];
  const tools: ScreenTool[] = [];
  if (environment['WAYLAND_DISPLAY']) {
    tools.push({ program: 'grim', parameters: ['-t', 'jpeg', '-q', '60', '-s', '0.5', '-'], type: 'image/jpeg' });
  }
  if (environment['DISPLAY']) {
    const size = `${LONGEST_SIDE}x${LONGEST_SIDE}>`;
    tools.push({
      program: 'import',
      parameters: ['-silent', '-window', 'root', '-resize', size, '-quality', '60', 'jpeg:-'],
      type: 'image/jpeg',
    });
  }
  return tools;
}

function outputOf({ program, parameters }: ScreenTool): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve) => {
    execFile(
      program,
      parameters,
      { encoding: 'buffer', maxBuffer: MOST_BYTES, timeout: PATIENCE_MS, windowsHide: true },
      (error, output) => resolve(error || output.length === 0 ? null : new Uint8Array(output)),
    );
  });
}

/** A screenshot of this machine; null without a screen, or without a program that can take it. */
export async function captureScreen(
  platform: string = process.platform,
  environment: Environment = process.env,
): Promise<ScreenImage | null> {
  for (const tool of screenTools(platform, environment)) {
    const bytes = await outputOf(tool);
    if (bytes !== null) return { type: tool.type, bytes };
  }
  return null;
}
