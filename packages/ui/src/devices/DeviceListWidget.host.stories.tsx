import { aProfile } from '@remote-console/api-client/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../docs/storyMeta.ts';
import { storyLanguage } from '../i18n/testing/storyTexts.ts';
import { DeviceListWidget } from './DeviceListWidget.tsx';
import { listServer, ListExample, rowOf } from './testing/listStories.tsx';

const meta = {
  title: 'Devices/DeviceListWidget/Host page',
  component: DeviceListWidget,
  render: (args) => <ListExample {...args} />,
  parameters: inFrames(),
  // These stories show that nothing changes: screenshots of the other stories cover that.
  tags: ['no-visual'],
  args: { groupId: 'all', session: aProfile(), onViewChange: fn(), onOpenDevice: fn() },
  beforeEach: ({ msw, globals }) => {
    msw.use(...listServer(storyLanguage(globals)).handlers);
  },
} satisfies HostedMeta<typeof ListExample>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof ListExample>>;

/** Common element rules of pages: a reset, and a style for everything. */
const RULES_FOR_ELEMENTS = `
  body { text-align: center; text-transform: uppercase; }
  * { margin: 0; padding: 0; box-sizing: content-box; }
  button { padding: 20px; background: green; border: 3px dotted; text-transform: uppercase; font: 20px serif; min-width: 200px; }
  a { color: red; text-decoration: overline; padding: 9px; }
  input { width: 100%; padding: 30px; border-radius: 20px; }
  ul, li { list-style: square inside; margin: 30px; }
  table, table td, table th { border: 4px solid; padding: 30px; }
  h1, h2, h3, p, span, label { font-size: 30px; line-height: 3; letter-spacing: 4px; }
`;

const LOOK = [
  'padding',
  'margin',
  'color',
  'backgroundColor',
  'border',
  'borderRadius',
  'fontSize',
  'lineHeight',
  'letterSpacing',
  'textAlign',
  'textTransform',
  'textDecorationLine',
  'listStyleType',
  'boxSizing',
  'minWidth',
] as const satisfies readonly (keyof CSSStyleDeclaration)[];

/** The styles of all elements with our classes, in page order. */
function looks(within: HTMLElement): readonly string[] {
  return [...within.querySelectorAll<HTMLElement>(".rc-root [class*='rc-']")].map((element) => {
    const style = getComputedStyle(element);
    return [element.tagName, element.className, ...LOOK.map((name) => `${name}: ${style[name]}`)].join('\n');
  });
}

async function expectTheSame(context: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await rowOf(context, 0);
  await document.fonts.ready;
  const before = looks(context.canvasElement);
  await expect(before.length).toBeGreaterThan(50);
  const sheet = document.createElement('style');
  sheet.textContent = RULES_FOR_ELEMENTS;
  document.head.append(sheet);
  try {
    const changed = looks(context.canvasElement).filter((look, index) => look !== before[index]);
    await expect(changed.join('\n\n')).toBe('');
  } finally {
    sheet.remove();
  }
}

/** The table on a page with element rules. */
export const Table: Story = { play: expectTheSame };

/** The cards on the same page. */
export const Cards: Story = { args: { start: { view: 'card' } }, play: expectTheSame };
