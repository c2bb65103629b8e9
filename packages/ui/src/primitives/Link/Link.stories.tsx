import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettingsContext } from '../../contexts/settings.ts';
import { DEFAULT_BRAND } from '../../theme/brand.ts';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#device', children: 'KIOSK-로비-01' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
/** A step that leads to another page. */
export const AsButton: Story = {
  render: ({ href, children }) => <LinkButton href={href}>{children}</LinkButton>,
};

export const Inherit: Story = { args: { tone: 'inherit' } };

const onLinkClick = fn();
const settings = { brand: DEFAULT_BRAND, session: null, onLinkClick, styleNonce: '' };

/** A plain click goes to the application's router; with Ctrl the browser opens a tab as usual. */
export const ToldToTheRouter: Story = {
  decorators: [
    (Story) => (
      <SettingsContext.Provider value={settings}>
        <Story />
      </SettingsContext.Provider>
    ),
  ],
  beforeEach: () => {
    onLinkClick.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'KIOSK-로비-01' });
    await userEvent.keyboard('{Control>}');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(onLinkClick).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(onLinkClick).toHaveBeenCalledWith(expect.objectContaining({ href: '#device' }));
  },
};
