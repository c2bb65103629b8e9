import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { Stepper } from './Stepper.tsx';

interface JoinProps {
  readonly current: number;
  readonly failed?: boolean;
}

function Join({ current, failed = false }: JoinProps) {
  const words = useExampleTexts();
  return (
    <Stepper
      label={words.join}
      current={current}
      failed={failed}
      steps={[
        { key: 'terms', label: words.stepTerms },
        { key: 'mail', label: words.stepMail },
        { key: 'data', label: words.stepData },
        { key: 'done', label: words.stepDone },
      ]}
    />
  );
}

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  render: (args) => <Join {...args} />,
  args: { current: 2 },
} satisfies HostedMeta<typeof Join>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Join>>;

export const Midway: Story = {};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 4 } };
export const Failed: Story = { args: { current: 1, failed: true } };

/** One step is the current one, visually and for screen readers. */
export const Spoken: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const steps = await canvas.findAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    await expect(steps[0]).toHaveTextContent('4단계 중 1단계: 약관 동의 완료됨');
    await expect(steps[2]).toHaveTextContent('정보 입력 진행 중');
    await expect(steps[3]).toHaveTextContent('가입 완료 예정');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
