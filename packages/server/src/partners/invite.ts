import { randomInt } from 'node:crypto';
import {
  checkEmail,
  checkPeriod,
  INVITATION_ALPHABET,
  INVITATION_CODE_LENGTH,
  instantOfText,
  NOT_STATED,
  spacedInvitationCode,
  timeZoneById,
} from '@remote-console/domain';
import { auditOfCall } from '../audit/index.ts';
import { deviceStore } from '../devices/index.ts';
import { personEventStore } from '../events/index.ts';
import { type AnswerOf, found, problem, tooManyRequests } from '../http/index.ts';
import { forPerson, tokenHash } from '../members/index.ts';
import { accessGiven, closedDevice, ticketStore } from '../tickets/index.ts';
import { invitationMail } from './partnerMails.ts';

type Answer = AnswerOf<'invite'>;

/** Emails with codes that one person may send per minute. */
const INVITATIONS_PER_MINUTE = 30;
const FIELDS = { start: 'startTime', end: 'endTime' } as const;

function newCode(): string {
  const signs = Array.from({ length: INVITATION_CODE_LENGTH }, () =>
    INVITATION_ALPHABET.charAt(randomInt(INVITATION_ALPHABET.length)),
  );
  return signs.join('');
}

/** Invites somebody by email to work on devices for a period; only a digest of the emailed code is stored. */
export const invite = forPerson({
  audit: auditOfCall,
  devices: deviceStore,
  events: personEventStore,
  tickets: ticketStore,
})<'invite'>(async ({ body }, { session, stores, transact, publicUrl, now }) => {
  const { member } = session;
  const mail = body.mail.trim();
  if (checkEmail(mail)) return problem(400, 'email-invalid', 'mail');
  const draft = { start: instantOfText(body.startTime), end: instantOfText(body.endTime) };
  const checked = checkPeriod(draft, now(), timeZoneById(member.time_zone_id).name);
  if ('error' in checked) return problem(400, checked.error, FIELDS[checked.field]);
  const seconds = await stores.tickets.invitationWait(INVITATIONS_PER_MINUTE);
  if (seconds !== null) return tooManyRequests(seconds);

  return transact(async ({ tickets, events, devices, audit }): Promise<Answer> => {
    switch (await closedDevice({ devices }, body.deviceIds)) {
      case 'missing':
        return problem(404, 'not_found');
      case 'closed':
        return problem(403, 'no_group_access', 'deviceIds');
      case null:
        break;
    }
    const code = newCode();
    const language = body.language ?? member.lang_code;
    const reason = body.reason?.trim() ?? '';
    const ticketPk = await tickets.addInvitation({
      deviceIds: body.deviceIds,
      codeHash: tokenHash(code),
      period: checked.period,
      mail,
      name: body.name?.trim() || mail,
      companyName: body.partnerCompanyName?.trim() || NOT_STATED,
      reason,
      language,
    });
    const deviceNames = await tickets.deviceNames(ticketPk);
    await audit.writeAdministration([accessGiven({ subject: mail, period: checked.period, deviceNames })]);
    const facts = {
      company: member.company_name,
      inviter: member.name,
      code: spacedInvitationCode(code),
      page: `${publicUrl()}/${language}/email-invitation`,
      devices: deviceNames,
      reason,
    };
    await tickets.mail(invitationMail(mail, language, facts, checked.period, member.time_zone_id));
    await events.tellTicket(ticketPk);
    return found([{ ticketId: ticketPk }]);
  });
});
