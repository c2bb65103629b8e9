import type { Language } from '@remote-console/domain';
import { fn, screen } from 'storybook/test';
import { useLanguage } from '../../i18n/index.ts';
import { storyMessages, storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { ApprovalDialogWidget, type ApprovalDialogWidgetProps } from '../ApprovalDialogWidget.tsx';
import {
  approvedApproval,
  exampleAnswer,
  exampleApproval,
  exampleApprover,
  exampleDevice,
  rejectedApproval,
  rejectedTeam,
  teamApproval,
  weeklyApproval,
} from './exampleApprovals.ts';
import { approvalServer, forgetCalls } from './storyServer.ts';

/** What a story opens the dialog for. */
export const OPENINGS = {
  device: (language) => ({ kind: 'device', device: exampleDevice(language) }),
  ownPending: (language) => ({ kind: 'own', approval: exampleApproval(language) }),
  ownRejected: (language) => ({ kind: 'own', approval: rejectedApproval(language) }),
  ownRejectedBegun: (language) => ({
    kind: 'own',
    approval: rejectedApproval(language, { startTime: '2026-11-21T00:00:00.000Z' }),
  }),
  ownApproved: (language) => ({ kind: 'own', approval: approvedApproval(language) }),
  ownDeleted: (language) => ({ kind: 'own', approval: exampleApproval(language, { decisionState: 4 }) }),
  waiting: (language) => ({ kind: 'decide', approval: exampleApproval(language) }),
  begun: (language) => ({
    kind: 'decide',
    approval: exampleApproval(language, { startTime: '2026-11-21T00:00:00.000Z' }),
  }),
  rejected: (language) => ({ kind: 'decide', approval: rejectedApproval(language) }),
  approved: (language) => ({ kind: 'decide', approval: approvedApproval(language) }),
  lapsed: (language) => ({
    kind: 'decide',
    approval: exampleApproval(language, {
      startTime: '2026-11-20T00:00:00.000Z',
      endTime: '2026-11-20T06:00:00.000Z',
      expired: true,
    }),
  }),
  deleted: (language) => ({ kind: 'decide', approval: exampleApproval(language, { decisionState: 3 }) }),
  team: (language) => ({ kind: 'decide', approval: teamApproval(language) }),
  teamOthers: (language) => ({ kind: 'decide', approval: teamApproval(language, { mayAnswer: false }) }),
  teamOwn: (language) => ({ kind: 'own', approval: teamApproval(language) }),
  teamRejected: (language) => ({
    kind: 'decide',
    approval: { ...rejectedApproval(language), team: rejectedTeam(language) },
  }),
  weekly: (language) => ({ kind: 'decide', approval: weeklyApproval(language) }),
  unanswered: (language) => ({
    kind: 'decide',
    approval: exampleApproval(language, { answerBy: '2026-11-21T02:50:00.000Z', expired: true }),
  }),
  long: (language) => ({
    kind: 'decide',
    approval: exampleApproval(language, {
      deviceAlias: 'KIOSK-LOBBY-NORTH-ENTRANCE-01',
      requesterName: 'Alexandria Konstantinopoulou-Featherstonehaugh',
      reason: `${exampleAnswer(language)}\n${'https://intranet.example/tickets/'.repeat(6)}`,
      endTime: '2026-12-24T09:00:00.000Z',
    }),
  }),
} as const satisfies Record<string, (language: Language) => ApprovalDialogWidgetProps['opening']>;

/** The dialog as a story opens it. */
export interface ExampleProps extends Omit<ApprovalDialogWidgetProps, 'opening'> {
  readonly opened: keyof typeof OPENINGS;
}

/** The dialog with its opening, in the language of the toolbar. */
export function Example({ opened, ...props }: ExampleProps) {
  return <ApprovalDialogWidget {...props} opening={OPENINGS[opened](useLanguage())} />;
}

/** The shared args of all stories of the dialog. */
export const DIALOG_ARGS = { open: true, onReload: fn(), onEnd: fn() } as const;

type Globals = Readonly<Record<string, unknown>>;

/** A server on which the person has requested nothing yet, and that accepts everything. */
export function usualServer(globals: Globals) {
  const language = storyLanguage(globals);
  forgetCalls();
  return [
    approvalServer.list([]),
    approvalServer.standardApprover(exampleApprover(language)),
    approvalServer.finds({ id: 3, loginId: 'sub@demo.example', name: 'Sub' }),
    approvalServer.takes(exampleApproval(language)),
  ];
}

/** The texts that play functions look for, and the device of the stories. */
export const textsOf = async ({ globals }: { readonly globals: Globals }) => ({
  text: await storyTexts('approvals', globals),
  common: await storyTexts('common', globals),
  message: await storyMessages(globals),
  device: exampleDevice(storyLanguage(globals)).alias,
});

/** The open dialog, by its title. */
export const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
