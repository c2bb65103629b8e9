export { composeMail } from './composeMail.ts';
export { deliverDueMails } from './deliverMails.ts';
export { CLAIM_MS, pruneMails } from './mailQueue.ts';
export { serveOutbox } from './outboxPage.ts';
export { type NewMail, queueMail } from './queueMail.ts';
export { createSmtpSender } from './smtpSender.ts';
