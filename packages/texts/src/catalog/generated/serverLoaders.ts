// Generated from messages by `npm run generate`. Do not edit.
import type { Language } from '@remote-console/domain';
import type { ServerTextArea, ServerTextLoaders } from '../areas.ts';

/** Where the texts are that only the server writes. No page knows them. */
export const SERVER_TEXT_LOADERS: Readonly<Record<Language, ServerTextLoaders>> = {
  ko: {
    accountMails: async () => (await import('./ko/accountMails.ts')).accountMails,
    accountNotices: async () => (await import('./ko/accountNotices.ts')).accountNotices,
    approvalMails: async () => (await import('./ko/approvalMails.ts')).approvalMails,
    exportedTables: async () => (await import('./ko/exportedTables.ts')).exportedTables,
    faq: async () => (await import('./ko/faq.ts')).faq,
    inboxMails: async () => (await import('./ko/inboxMails.ts')).inboxMails,
    mails: async () => (await import('./ko/mails.ts')).mails,
    outbox: async () => (await import('./ko/outbox.ts')).outbox,
    partnerMails: async () => (await import('./ko/partnerMails.ts')).partnerMails,
    payment: async () => (await import('./ko/payment.ts')).payment,
    ticketMails: async () => (await import('./ko/ticketMails.ts')).ticketMails,
  },
  en: {
    accountMails: async () => (await import('./en/accountMails.ts')).accountMails,
    accountNotices: async () => (await import('./en/accountNotices.ts')).accountNotices,
    approvalMails: async () => (await import('./en/approvalMails.ts')).approvalMails,
    exportedTables: async () => (await import('./en/exportedTables.ts')).exportedTables,
    faq: async () => (await import('./en/faq.ts')).faq,
    inboxMails: async () => (await import('./en/inboxMails.ts')).inboxMails,
    mails: async () => (await import('./en/mails.ts')).mails,
    outbox: async () => (await import('./en/outbox.ts')).outbox,
    partnerMails: async () => (await import('./en/partnerMails.ts')).partnerMails,
    payment: async () => (await import('./en/payment.ts')).payment,
    ticketMails: async () => (await import('./en/ticketMails.ts')).ticketMails,
  },
  ja: {
    accountMails: async () => (await import('./ja/accountMails.ts')).accountMails,
    accountNotices: async () => (await import('./ja/accountNotices.ts')).accountNotices,
    approvalMails: async () => (await import('./ja/approvalMails.ts')).approvalMails,
    exportedTables: async () => (await import('./ja/exportedTables.ts')).exportedTables,
    faq: async () => (await import('./ja/faq.ts')).faq,
    inboxMails: async () => (await import('./ja/inboxMails.ts')).inboxMails,
    mails: async () => (await import('./ja/mails.ts')).mails,
    outbox: async () => (await import('./ja/outbox.ts')).outbox,
    partnerMails: async () => (await import('./ja/partnerMails.ts')).partnerMails,
    payment: async () => (await import('./ja/payment.ts')).payment,
    ticketMails: async () => (await import('./ja/ticketMails.ts')).ticketMails,
  },
};

/** All areas of them. */
export const SERVER_TEXT_AREAS = [
  'accountMails',
  'accountNotices',
  'approvalMails',
  'exportedTables',
  'faq',
  'inboxMails',
  'mails',
  'outbox',
  'partnerMails',
  'payment',
  'ticketMails',
] as const satisfies readonly ServerTextArea[];
