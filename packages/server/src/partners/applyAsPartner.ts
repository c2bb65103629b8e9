import {
  checkPartnerForm,
  checkPeriod,
  instantOfText,
  MEMBER_TYPES,
  partnerFormToSend,
  timeZoneById,
} from '@remote-console/domain';
import { countMailToOther, countQuestion } from '../accounts/index.ts';
import { type AnswerOf, type CallFacts, done, problem, type RequestOf, tooManyRequests } from '../http/index.ts';
import { noteApplication } from '../inbox/index.ts';
import { queueMail } from '../mail/index.ts';
import {
  BUSY_SECONDS,
  findMemberByLoginId,
  forAnyone,
  HasherBusyError,
  newToken,
  tokenHash,
  type VisitorContext,
} from '../members/index.ts';
import { addApplication, type NewApplication } from './applicationStore.ts';
import { confirmationMail } from './confirmationMail.ts';
import { applicationMail } from './partnerMails.ts';
import { findChosenManager } from './partnerSearch.ts';
import { mayMailManager } from './visitorLimit.ts';

const FIELDS = { start: 'startPicked', end: 'endPicked' } as const;

type Body = RequestOf<'applyAsPartner'>['body'];
type Answer = AnswerOf<'applyAsPartner'>;

type Context = VisitorContext & CallFacts;
type Application = Omit<NewApplication, 'confirmHash'> & {
  readonly manager: NonNullable<Awaited<ReturnType<typeof findChosenManager>>>;
};

/** Stores an application, asks the applicant to confirm the address, and notifies the approver. */
function send(application: Application, { connection, settings, publicUrl }: Context): Promise<Answer> {
  const { manager, form, period, reason, language } = application;
  const key = newToken();
  return connection.transact(async (inside): Promise<Answer> => {
    const ticketId = await addApplication(inside, { ...application, confirmHash: tokenHash(key) });
    if (ticketId === null) return problem(409, 'partner_already_applied', 'applicantEmail');
    const recipient = form.applicantEmail;
    const facts = { recipient, language, company: manager.company_name, key, publicUrl: publicUrl() };
    const origin = { kind: 'partner', companyId: manager.company_fk } as const;
    await queueMail(inside, confirmationMail(facts), origin);
    // Past the limit it is still added to the list: a real applicant is not locked out by somebody's abuse.
    const mayMail = await mayMailManager(inside, settings, manager.pk);
    if (mayMail) {
      const about = { period, reason, pk: ticketId, publicUrl: publicUrl() };
      await queueMail(inside, applicationMail(manager, form, about), origin);
    }
    await inside.emit({ type: 'ticket_changed', companyId: manager.company_fk, ticketId, workerId: null });
    const news = {
      ticketId,
      companyId: manager.company_fk,
      applicant: form.applicantName,
      applicantCompany: form.partnerCompanyName,
      managerId: manager.pk,
    };
    await noteApplication(inside, news, mayMail ? [manager.pk] : 'everybody');
    return done();
  });
}

async function apply(body: Body, context: Context): Promise<Answer> {
  const { connection, passwords, language } = context;
  const form = partnerFormToSend({ partnerCompanyName: '', applicantPhone: '', ...body });
  const fault = checkPartnerForm(form);
  if (fault) return problem(400, fault.error, fault.field);
  const manager = body.managerId === null ? undefined : await findChosenManager(connection, body.managerId);
  if (!manager) return problem(400, 'manager_name_requirement', 'managerId');
  const draft = { start: instantOfText(form.startPicked), end: instantOfText(form.endPicked) };
  const checked = checkPeriod(draft, connection.now(), timeZoneById(manager.time_zone_id).name);
  if ('error' in checked) return problem(400, checked.error, FIELDS[checked.field]);

  const known = await findMemberByLoginId(connection, form.applicantEmail);
  const isPartnerHere = known?.member_type_id === MEMBER_TYPES.partner && known.company_fk === manager.company_fk;
  if (known && !isPartnerHere) return problem(409, 'id_exist', 'applicantEmail');
  const seconds = await countMailToOther(context);
  if (seconds !== null) return tooManyRequests(seconds);
  const passwordHash = await passwords.hash(form.applicantPassword);
  const reason = body.reason?.trim() ?? '';
  return send({ form, passwordHash, period: checked.period, reason, language, manager }, context);
}

/** Applies for a temporary account: a ticket for the chosen approver, which expires after seven days (A-PARTNER-32). */
export const applyAsPartner = forAnyone<'applyAsPartner'>(async ({ body }, context) => {
  // It reveals whether an ID is taken, like the availability check.
  const seconds = await countQuestion(context);
  if (seconds !== null) return tooManyRequests(seconds);
  try {
    return await apply(body, context);
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    throw error;
  }
});
