import type { PartnerManager } from '@remote-console/api-client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleManagers } from '../testing/examplePartners.ts';
import { ManagerSelectDialog } from './ManagerSelectDialog.tsx';

const manager = (index: number): PartnerManager => ({
  id: index,
  name: `김관리 ${index}`,
  part: 'IT운영팀',
  email: `manager${index}@demo.example`,
  phone: '',
  userType: 2,
});

const meta = {
  title: 'Partners/ManagerSelectDialog',
  component: ManagerSelectDialog,
  args: {
    open: true,
    step: { kind: 'company', outcome: { kind: 'found', name: '한빛', rows: ['한빛리테일', '한빛물류', '새한빛전자'] } },
    onSearch: fn(),
    onChooseCompany: fn(),
    onChooseManager: fn(),
    onBack: fn(),
    onClose: fn(),
  },
  parameters: inFrames(480),
} satisfies Meta<typeof ManagerSelectDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const company = '한빛리테일';

async function parts({ globals, args }: PlayContext) {
  const text = await storyTexts('partners', globals);
  const common = await storyTexts('common', globals);
  const message = await storyMessages(globals);
  const dialog = within(await screen.findByRole('dialog'));
  const label = text(args.step.kind === 'company' ? 'companySearch' : 'managerSearch');
  const field = await dialog.findByRole('textbox', { name: label });
  return { text, message, dialog, field, search: dialog.getByRole('button', { name: common('search') }) };
}

/** The rows of the companies; selecting one reports which. */
export const Companies: Story = {
  parameters: { spec: ['A-PARTNER-40'] },
  play: async (context) => {
    const { text, dialog } = await parts(context);
    const rows = within(dialog.getByRole('list', { name: text('companies') })).getAllByRole('button');
    await expect(rows.map(({ textContent }) => textContent)).toEqual(['한빛리테일', '한빛물류', '새한빛전자']);
    await expect(dialog.getByRole('status')).toHaveTextContent(text('companiesFound', { count: 3 }));
    await context.userEvent.click(dialog.getByRole('button', { name: '한빛물류' }));
    await expect(context.args.onChooseCompany).toHaveBeenCalledWith({ company: '한빛물류' });
  },
};

/** The rows of the managers have name, department, role, email and phone. The arrow keys go from row to row. */
export const Managers: Story = {
  args: { step: { kind: 'manager', company, outcome: { kind: 'found', name: '이', rows: exampleManagers } } },
  parameters: { spec: ['A-PARTNER-41'] },
  play: async (context) => {
    const { text, dialog } = await parts(context);
    const [first, second] = within(dialog.getByRole('list', { name: text('managers') })).getAllByRole('button');
    for (const part of ['이도윤', 'IT운영팀', text('admin'), 'manager@demo.example', '02-555-0100']) {
      await expect(first).toHaveTextContent(part);
    }
    await expect(second).toHaveTextContent(text('subManager'));
    first?.focus();
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await context.userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(first).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onChooseManager).toHaveBeenCalledWith({ manager: exampleManagers[0] });
  },
};

/** The field has the focus, and the search ignores blanks around the input. */
export const StartsWithCompanies: Story = {
  args: { step: { kind: 'company', outcome: { kind: 'none' } } },
  play: async (context) => {
    const { field } = await parts(context);
    await expect(field).toHaveFocus();
    await context.userEvent.keyboard(' 한빛 {Enter}');
    await expect(context.args.onSearch).toHaveBeenCalledWith({ name: '한빛' });
  },
};

/** Without a name companies are not searched. */
export const CompanyNameMissing: Story = {
  args: { step: { kind: 'company', outcome: { kind: 'none' } } },
  parameters: { spec: ['A-PARTNER-36'] },
  play: async (context) => {
    const { message, dialog, field, search } = await parts(context);
    await context.userEvent.click(search);
    await expect(dialog.getByRole('alert')).toHaveTextContent(message('company_name_requirement'));
    await context.userEvent.type(field, '한{Enter}');
    await expect(dialog.getByRole('alert')).toHaveTextContent(message('search_text_too_short'));
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

/** After a company was selected, an empty search for managers is still refused. */
export const ManagerNameMissing: Story = {
  args: { step: { kind: 'manager', company, outcome: { kind: 'none' } } },
  parameters: { spec: ['A-PARTNER-37'] },
  play: async (context) => {
    const { text, message, dialog, search } = await parts(context);
    await context.userEvent.click(search);
    await expect(dialog.getByRole('alert')).toHaveTextContent(message('manager_search_requirement'));
    await expect(context.args.onSearch).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.getByRole('button', { name: text('otherCompany') }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const NoCompanyFound: Story = {
  args: { step: { kind: 'company', outcome: { kind: 'found', name: '없는 회사', rows: [] } } },
  parameters: { spec: ['A-PARTNER-38'] },
  play: async (context) => {
    const { text, dialog } = await parts(context);
    await expect(dialog.getByRole('alert')).toHaveTextContent(text('noCompanyFound', { name: '없는 회사' }));
    await expect(dialog.queryByRole('list')).toBeNull();
  },
};

export const NoManagerFound: Story = {
  args: { step: { kind: 'manager', company, outcome: { kind: 'found', name: '홍길동', rows: [] } } },
  parameters: { spec: ['A-PARTNER-39'] },
  play: async (context) => {
    const { text, dialog } = await parts(context);
    await expect(dialog.getByRole('alert')).toHaveTextContent(text('noManagerFound', { name: '홍길동' }));
    await expect(dialog.queryByRole('list')).toBeNull();
  },
};

export const Searching: Story = {
  tags: ['no-visual'],
  args: { step: { kind: 'company', outcome: { kind: 'searching' } } },
  play: async (context) => {
    const { field } = await parts(context);
    await context.userEvent.type(field, '한빛{Enter}');
    await expect(context.args.onSearch).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { step: { kind: 'company', outcome: { kind: 'failed', message: 'too_many_requests' } } },
};

/** More results than are shown: a message asks for more of the name. */
export const Many: Story = {
  args: {
    step: {
      kind: 'manager',
      company: '대한민국 산업용 자동화 장비 유지보수 협동조합 서울경기인천 통합본부',
      outcome: { kind: 'found', name: '김', rows: Array.from({ length: 20 }, (_, index) => manager(index + 1)) },
    },
  },
};

export const Phone: Story = { args: Managers.args ?? {}, globals: { viewport: { value: 'phone' } } };
