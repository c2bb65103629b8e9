import type { ScreenImage } from '../protocol/index.ts';
import { type DeviceProfile, encodePng } from '../simulation/index.ts';
import { between, type Random, seededRandom, seedOf } from './seededRandom.ts';

const WIDTH = 480;
const HEIGHT = 270;
const BAR_HEIGHT = 18;

/** What the screen of a device shows at a given time. */
export interface ScreenContent {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Percent. */
  readonly cpu: number;
  /** Percent. */
  readonly memory: number;
}

const SKY = 16;
const COLOUR = { bar: 0, window: 1, title: 2, text: 3, faint: 4, accent: 5, warm: 6, light: 7 } as const;

/** The dots of the digits and the colon, three by five, row by row. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001001001001',
  '8': '111101111101111',
  '9': '111101111001111',
  ':': '000010000010000',
};

type Colour = readonly [number, number, number];

/** A wallpaper as a gradient between two colors, and the colors of what is on it. */
function paletteOf(random: Random): Colour[] {
  const sky: Colour = [between(random, 20, 70), between(random, 60, 120), between(random, 110, 180)];
  const ground: Colour = [between(random, 80, 150), between(random, 110, 170), between(random, 150, 210)];
  const wallpaper = Array.from({ length: SKY }, (_, step): Colour => {
    const mix = (from: number, to: number) => Math.round(from + ((to - from) * step) / (SKY - 1));
    return [mix(sky[0], ground[0]), mix(sky[1], ground[1]), mix(sky[2], ground[2])];
  });
  return [
    [24, 28, 36],
    [246, 247, 249],
    [222, 226, 232],
    [92, 100, 114],
    [200, 205, 213],
    [46, 108, 223],
    [226, 134, 52],
    [255, 255, 255],
    ...wallpaper,
  ];
}

function canvas() {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  const fill = (left: number, top: number, width: number, height: number, colour: number) => {
    for (let row = Math.max(0, top); row < Math.min(HEIGHT, top + height); row += 1) {
      pixels.fill(colour, row * WIDTH + Math.max(0, left), row * WIDTH + Math.min(WIDTH, left + width));
    }
  };
  const write = (text: string, left: number, top: number, size: number, colour: number) => {
    [...text].forEach((character, place) => {
      [...(DIGITS[character] ?? '')].forEach((dot, index) => {
        if (dot === '0') return;
        fill(left + (place * 4 + (index % 3)) * size, top + Math.floor(index / 3) * size, size, size, colour);
      });
    });
  };
  return { pixels, fill, write };
}

type Canvas = ReturnType<typeof canvas>;

/** A window with text-like lines, or with bars that show how busy the device is. */
function drawWindow({ fill }: Canvas, random: Random, content: ScreenContent, index: number): void {
  const [width, height] = [between(random, 150, 230), between(random, 90, 140)];
  const [left, top] = [between(random, 12, WIDTH - width - 12), between(random, 10, HEIGHT - height - 34)];
  fill(left - 1, top - 1, width + 2, height + 2, COLOUR.text);
  fill(left, top, width, height, COLOUR.window);
  fill(left, top, width, 12, COLOUR.title);
  fill(left + 5, top + 4, 40, 4, COLOUR.text);
  fill(left + width - 10, top + 4, 4, 4, COLOUR.warm);
  if (index === 0) {
    for (const [row, percent] of [content.cpu, content.memory].entries()) {
      fill(left + 10, top + 26 + row * 26, width - 20, 10, COLOUR.faint);
      const colour = percent > 85 ? COLOUR.warm : COLOUR.accent;
      fill(left + 10, top + 26 + row * 26, Math.round(((width - 20) * percent) / 100), 10, colour);
    }
    return;
  }
  for (let line = top + 20; line < top + height - 8; line += 8) {
    fill(left + 10, line, between(random, 40, width - 24), 3, random() < 0.15 ? COLOUR.accent : COLOUR.faint);
  }
}

/** Draws a plausible screen for the device: its own wallpaper and windows, the time, and how busy it is. */
export function drawScreen({ guid }: Pick<DeviceProfile, 'guid'>, content: ScreenContent): ScreenImage {
  const random = seededRandom(seedOf(`${guid}/screen`));
  const palette = paletteOf(random);
  const screen = canvas();
  for (let row = 0; row < HEIGHT; row += 1) {
    screen.fill(0, row, WIDTH, 1, palette.length - SKY + Math.floor((row * SKY) / HEIGHT));
  }
  const windows = between(random, 2, 3);
  for (let index = windows - 1; index >= 0; index -= 1) drawWindow(screen, random, content, index);
  screen.fill(0, HEIGHT - BAR_HEIGHT, WIDTH, BAR_HEIGHT, COLOUR.bar);
  for (let icon = 0; icon < 5; icon += 1) {
    screen.fill(8 + icon * 16, HEIGHT - BAR_HEIGHT + 5, 8, 8, icon === 0 ? COLOUR.accent : COLOUR.text);
  }
  const clock = new Date(content.now).toISOString().slice(11, 19);
  screen.write(clock, WIDTH - 72, HEIGHT - BAR_HEIGHT + 4, 2, COLOUR.light);
  return { type: 'image/png', bytes: encodePng({ width: WIDTH, height: HEIGHT, palette, pixels: screen.pixels }) };
}
