import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect } from 'storybook/test';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { Button } from '../Button/Button.tsx';
import { ICON } from '../icon.ts';

function Buttons() {
  const words = useExampleTexts();
  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Stack key={size} direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Button size={size} variant="contained" startIcon={<Download {...ICON} />}>
            {words.install}
          </Button>
          <Button size={size}>{words.exporting}</Button>
          <Button size={size} variant="soft">
            {words.live}
          </Button>
          <Button size={size} variant="text">
            {words.cards}
          </Button>
          <Button size={size} color="error">
            {words.exporting}
          </Button>
          <Button size={size} variant="contained" color="error">
            {words.exporting}
          </Button>
          <Button size={size} disabled>
            {words.table}
          </Button>
          <Button size={size} variant="contained" loading>
            {words.table}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}

/** The Material UI controls in the theme's style. Use them as they are; there is nothing to wrap. */
function Choices() {
  const words = useExampleTexts();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel control={<Checkbox />} label={words.cards} />
      <FormControlLabel control={<Checkbox defaultChecked />} label={words.table} />
      <FormControlLabel control={<Checkbox indeterminate />} label={words.live} />
      <FormControlLabel control={<Checkbox disabled defaultChecked />} label={words.name} />
      <FormControlLabel control={<Switch defaultChecked />} label={words.memo} />
      <FormControlLabel control={<Switch />} label={words.address} />
    </Stack>
  );
}

function Labels() {
  const words = useExampleTexts();
  return (
    <Stack spacing={4}>
      <Stack direction="row" spacing={2}>
        <Chip label={words.cards} />
        <Chip label={words.table} color="primary" />
        <Chip label={words.live} variant="outlined" />
      </Stack>
      <Tabs value={0}>
        <Tab label={words.cards} />
        <Tab label={words.table} />
        <Tab label={words.live} />
      </Tabs>
    </Stack>
  );
}

const meta = { title: 'Primitives/Controls', component: Buttons } satisfies Meta<typeof Buttons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One filled button per screen; the others are less prominent. */
export const AllButtons: Story = {};

/** A click on the label checks the box, and so does the space bar. */
export const Boxes: Story = {
  render: () => <Choices />,
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: '카드' });
    await userEvent.click(canvas.getByText('카드'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const ChipsAndTabs: Story = { render: () => <Labels /> };
