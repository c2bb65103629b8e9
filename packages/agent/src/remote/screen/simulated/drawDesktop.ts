import { buttonArea, DESKTOP, MONITORS, notesArea, TITLE_HEIGHT, type Desktop, type WindowName } from './desktop.ts';
import type { Area, Picture, Point } from './picture.ts';
import { linesOf } from './textArea.ts';
import { LINE_HEIGHT, widthOf, writeText } from './writeText.ts';

const COLOR = {
  skyTop: 0x1b2350,
  skyBottom: 0x5566ea,
  wallTop: 0x171b24,
  wallBottom: 0x535c6b,
  bar: 0xdfe3f6,
  window: 0xffffff,
  titleFront: 0xeceefc,
  titleBack: 0xf5f6f8,
  edge: 0x858e9d,
  text: 0x171b24,
  quiet: 0x535c6b,
  accent: 0x3d4fd6,
  pressed: 0x2a38a8,
  ink: 0xffffff,
  selection: 0xc5ccf7,
} as const;

/** What the desktop of a simulated device shows. */
export interface DesktopNames {
  readonly device: string;
  /** The time as shown in the bar. */
  readonly clock: string;
}

/** How many steps the background gradient has: bands, which are sent as one. */
const SKY_STEPS = 40;

function mixed(from: number, to: number, share: number): number {
  const channel = (shift: number) => {
    const [start, end] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(start + (end - start) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

function frame(picture: Picture, { x, y, width, height }: Area, color: number): void {
  picture.paint({ x, y, width, height: 1 }, color);
  picture.paint({ x, y: y + height - 1, width, height: 1 }, color);
  picture.paint({ x, y, width: 1, height }, color);
  picture.paint({ x: x + width - 1, y, width: 1, height }, color);
}

/** Fills a monitor with a vertical gradient and a line of text in the middle of its top. */
function drawMonitor(picture: Picture, { x, width }: Area, [top, bottom]: readonly [number, number], label: string) {
  const step = Math.ceil(DESKTOP.height / SKY_STEPS);
  for (let band = 0; band < SKY_STEPS; band += 1) {
    picture.paint({ x, y: band * step, width, height: step }, mixed(top, bottom, band / (SKY_STEPS - 1)));
  }
  writeText(picture, label, { x: x + Math.round((width - widthOf(label)) / 2), y: 36 }, COLOR.ink);
}

function drawBackground(picture: Picture): void {
  const [first, second] = MONITORS;
  const sky = [COLOR.skyTop, COLOR.skyBottom] as const;
  drawMonitor(picture, first, sky, 'SIMULATED DEVICE - this is not a real computer');
  drawMonitor(picture, second, [COLOR.wallTop, COLOR.wallBottom], 'SIMULATED DEVICE - second monitor');
}

function drawNotes(picture: Picture, desktop: Desktop, window: Area): void {
  const area = notesArea(window);
  const lines = linesOf(desktop.notes, area.width);
  const caretLine = lines.findLastIndex(({ start }) => start <= desktop.notes.caret);
  const room = Math.floor(area.height / LINE_HEIGHT);
  const first = Math.max(0, caretLine - room + 1);
  lines.slice(first, first + room).forEach(({ characters }, row) => {
    const y = area.y + row * LINE_HEIGHT;
    const text = characters.join('');
    if (desktop.notes.selected) {
      picture.paint({ x: area.x, y: y - 3, width: Math.max(widthOf(text), 6), height: LINE_HEIGHT }, COLOR.selection);
    }
    writeText(picture, text, { x: area.x, y }, COLOR.text);
  });
  const line = lines[caretLine];
  if (!line) return;
  const before = line.characters.slice(0, desktop.notes.caret - line.start).join('');
  const caret = { x: area.x + widthOf(before) - 1, y: area.y + (caretLine - first) * LINE_HEIGHT - 2 };
  picture.paint({ ...caret, width: 2, height: 18 }, COLOR.accent);
}

function drawTest(picture: Picture, desktop: Desktop, window: Area): void {
  const button = buttonArea(window);
  picture.paint(button, desktop.isPressing ? COLOR.pressed : COLOR.accent);
  writeText(picture, 'Press me', { x: button.x + 40, y: button.y + 15 }, COLOR.ink);
  const facts = [
    `Pressed ${desktop.presses}`,
    `Right clicks ${desktop.rightClicks}`,
    `Wheel ${desktop.wheel}`,
    `Key ${desktop.lastKey}`,
    `At ${desktop.pointer.x}, ${desktop.pointer.y}`,
  ];
  facts.forEach((fact, row) => {
    writeText(picture, fact, { x: button.x, y: button.y + 64 + row * 26 }, COLOR.quiet);
  });
}

const TITLES: Readonly<Record<WindowName, string>> = { notes: 'Notes', test: 'Keyboard and mouse' };
const CONTENT: Readonly<Record<WindowName, (picture: Picture, desktop: Desktop, window: Area) => void>> = {
  notes: drawNotes,
  test: drawTest,
};

function drawWindow(picture: Picture, desktop: Desktop, name: WindowName, area: Area): void {
  const isFront = desktop.windows.at(-1)?.name === name;
  picture.paint(area, COLOR.window);
  picture.paint({ ...area, height: TITLE_HEIGHT }, isFront ? COLOR.titleFront : COLOR.titleBack);
  writeText(picture, TITLES[name], { x: area.x + 16, y: area.y + 10 }, isFront ? COLOR.text : COLOR.quiet);
  CONTENT[name](picture, desktop, area);
  frame(picture, area, isFront ? COLOR.accent : COLOR.edge);
}

function drawBar(picture: Picture, { device, clock }: DesktopNames): void {
  const [{ width }] = MONITORS;
  const top = DESKTOP.height - DESKTOP.bar;
  picture.paint({ x: 0, y: top, width, height: DESKTOP.bar }, COLOR.bar);
  picture.paint({ x: 12, y: top + 10, width: 20, height: 20 }, COLOR.accent);
  writeText(picture, device, { x: 44, y: top + 14 }, COLOR.text);
  writeText(picture, clock, { x: width - widthOf(clock) - 12, y: top + 14 }, COLOR.text);
}

/** The arrow of the pointer, row by row: its outline, its inside, and what surrounds it. */
export const POINTER = [
  'X           ',
  'XX          ',
  'X.X         ',
  'X..X        ',
  'X...X       ',
  'X....X      ',
  'X.....X     ',
  'X......X    ',
  'X.......X   ',
  'X........X  ',
  'X.........X ',
  'X......XXXXX',
  'X...X..X    ',
  'X..XX..X    ',
  'X.X  X..X   ',
  'XX   X..X   ',
  'X     XX    ',
] as const;

/** The colors of the arrow. */
export const POINTER_COLOR: Readonly<Record<string, number>> = { X: 0x171b24, '.': 0xffffff };

/** Draws the pointer into the picture, for a client that does not draw it itself. */
export function drawPointer(picture: Picture, at: Point): void {
  POINTER.forEach((row, down) => {
    [...row].forEach((dot, across) => {
      const color = POINTER_COLOR[dot];
      if (color !== undefined) picture.paint({ x: at.x + across, y: at.y + down, width: 1, height: 1 }, color);
    });
  });
}

/** Draws a desktop. */
export function drawDesktop(picture: Picture, desktop: Desktop, names: DesktopNames): void {
  drawBackground(picture);
  for (const { name, area } of desktop.windows) drawWindow(picture, desktop, name, area);
  drawBar(picture, names);
}
