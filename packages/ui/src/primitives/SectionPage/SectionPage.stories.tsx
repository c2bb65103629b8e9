import type { StoryObj } from '@storybook/react-vite';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { Button } from '../Button/Button.tsx';
import { useExampleWords } from '../testing/exampleWords.ts';
import { FormRow } from '../FormSection/FormRow.tsx';
import { FormSection } from '../FormSection/FormSection.tsx';
import { EmptyState } from '../StateMessage/EmptyState.tsx';
import { SectionPage } from './SectionPage.tsx';

function Page({ width = 'wide' }: { readonly width?: 'wide' | 'form' }) {
  const words = useExampleWords();
  return (
    <SectionPage
      title={words.people}
      description={words.securityHint}
      width={width}
      actions={<Button variant="contained">{words.add}</Button>}
    >
      {width === 'form' ? (
        <FormSection title={words.security}>
          <FormRow label={words.code}>{'A-1042'}</FormRow>
        </FormSection>
      ) : (
        <EmptyState title={words.nobody} hint={words.nobodyHint} />
      )}
    </SectionPage>
  );
}

const meta = {
  title: 'Primitives/SectionPage',
  component: SectionPage,
  render: (args) => <Page {...args} />,
} satisfies HostedMeta<typeof Page>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Page>>;

export const Wide: Story = {};
export const Form: Story = { args: { width: 'form' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
