import type { SignUp } from '@remote-console/api-client/contract';
import { checkSignUp, DEFAULT_LANGUAGE, MEMBER_TYPES, type SignUpFault } from '@remote-console/domain';
import { writeAdministration } from '../audit/index.ts';
import { type Connection, isUniqueViolation } from '../database/index.ts';
import { done, problem, tooManyRequests } from '../http/index.ts';
import {
  addMember,
  BUSY_SECONDS,
  findMemberByLoginId,
  FIRST_AGENT_VERSION,
  forAnyone,
  foundCompany,
  HasherBusyError,
} from '../members/index.ts';
import { mailKey } from './accountMails.ts';
import { countQuestion, countSignUp } from './visitorLimits.ts';

/** The field that each message is about. */
const FIELDS: Readonly<Record<SignUpFault, keyof SignUp>> = {
  invalid_id: 'loginId',
  id_exist: 'loginId',
  password_requirement: 'password',
  password_confirm: 'passwordConfirmation',
  'email-invalid': 'mail',
  name_requirement: 'name',
  company_name_requirement: 'companyName',
};

/** Creates the company with its administrator and sends the verification link, atomically (A-JOIN-41 to A-JOIN-43). */
async function foundCompanyOf(
  connection: Connection,
  form: SignUp,
  passwordHash: string,
  { publicUrl, address }: { readonly publicUrl: string; readonly address: string },
): Promise<void> {
  const { loginId, mail, companyWebsite, usedFormerProduct, subscription, timeZoneId } = form;
  const language = form.language ?? DEFAULT_LANGUAGE;
  await connection.transact(async (inside) => {
    const now = inside.now();
    const { companyId } = await foundCompany(inside.query, {
      name: form.companyName.trim() || form.name.trim(),
      latestAgentVersion: FIRST_AGENT_VERSION,
      now,
    });
    const manager = {
      company_fk: companyId,
      mgrid: loginId,
      mail,
      name: form.name.trim(),
      phone: form.phone.trim(),
      password_hash: passwordHash,
      member_type_id: MEMBER_TYPES.admin,
      mail_verified: 0,
      lang_code: language,
      time_zone_id: timeZoneId,
    } as const;
    const pk = await addMember(inside.query, manager, now);
    const member = { ...manager, pk };
    await writeAdministration(inside, { kind: 'person', member, address }, [{ act: 'userCreated', subject: loginId }]);
    const answers = {
      company_website: companyWebsite.trim(),
      pcany_user: usedFormerProduct,
      subscription: subscription.trim(),
    };
    await inside.query
      .insertInto('sign_ups')
      .values({ ...answers, company_fk: companyId })
      .execute();
    await mailKey(inside, 'verification', member, { publicUrl, language });
  });
}

/** Creates a company at sign-up; every check of the form is repeated here (A-JOIN-44). */
export const signUp = forAnyone<'signUp'>(async ({ body }, context) => {
  const { connection, passwords, publicUrl, address } = context;
  const form = { ...body, mail: body.mail.trim() };
  // It reveals whether an ID is taken, like the availability check.
  const seconds = await countQuestion(context);
  if (seconds !== null) return tooManyRequests(seconds);
  const taken = await findMemberByLoginId(connection, form.loginId);
  // The intended use is not sent: a sign-up without a company name is a personal one.
  const fault = checkSignUp(form, { use: 'PERSONAL', idAvailable: taken === undefined });
  if (fault) return problem(fault === 'id_exist' ? 409 : 400, fault, FIELDS[fault]);
  const later = await countSignUp(context, form.mail);
  if (later !== null) return tooManyRequests(later);
  try {
    await foundCompanyOf(connection, form, await passwords.hash(form.password), { publicUrl: publicUrl(), address });
  } catch (error) {
    if (error instanceof HasherBusyError) return tooManyRequests(BUSY_SECONDS);
    // Somebody else has taken the ID since it was checked.
    if (isUniqueViolation(error)) return problem(409, 'id_exist', FIELDS.id_exist);
    throw error;
  }
  return done();
});
