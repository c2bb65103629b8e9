import {
  checkExpireDate,
  checkProxy,
  chooseProxy,
  dayInZone,
  ENROLMENT_DEVICES,
  endOfDay,
  installerFileName,
  mayMakeInstallers,
} from '@remote-console/domain';
import { type EnrolmentRecords, enrolmentRecords, type NewEnrolment } from '../agents/index.ts';
import { auditOfCall, type CallAudit } from '../audit/index.ts';
import { type GroupStore, groupStore } from '../groups/index.ts';
import { problem, type RequestOf, sentFile, tooManyRequests } from '../http/index.ts';
import { forPerson, newToken, type PersonContext } from '../members/index.ts';
import { AUTO_SETUP_FILE, openDownload } from './downloadFolder.ts';
import { installerScript } from './installerScript.ts';

type Body = RequestOf<'createInstaller'>['body'];

const TYPE = 'application/octet-stream';

/** The proxy settings, without those that the chosen type does not use. */
function proxyOf({ proxyType, proxyServer, proxyPort, proxyId, proxyPassword }: Body) {
  if (proxyType === 'none') return chooseProxy(proxyType);
  if (proxyType === 'auto') return { ...chooseProxy(proxyType), proxyId, proxyPassword };
  return { proxyType, proxyServer: proxyServer.trim(), proxyPort: proxyPort.trim(), proxyId, proxyPassword };
}

/** The ID of the group where devices are added, or the refusal. Without one, the administrator decides. */
async function groupOf(groups: GroupStore, named: number | undefined) {
  const access = named === undefined ? null : await groups.access(named);
  if (access?.kind === 'missing') return problem(404, 'not_found');
  if (access?.kind === 'closed') return problem(403, 'no_group_access');
  // ROOT contains no devices.
  if (access?.group.parentId === null) return problem(400, 'invalid_data', 'groupId');
  return access?.group.id ?? groups.defaultId();
}

/** Stores the token of an installer, and that it was made. */
function storeToken(
  { transact }: PersonContext<{ readonly audit: CallAudit; readonly enrolments: EnrolmentRecords }>,
  token: string,
  made: NewEnrolment,
): Promise<void> {
  return transact(async ({ enrolments, audit }) => {
    await enrolments.create(made, token);
    await audit.writeAdministration([{ act: 'installerCreated', subject: '' }]);
  });
}

/** Makes an installer with its own enrollment permission (C-INSTALLER-17 to C-INSTALLER-23). */
export const createInstaller = forPerson({
  audit: auditOfCall,
  enrolments: enrolmentRecords,
  groups: groupStore,
})<'createInstaller'>(async ({ body }, context) => {
  const { session, stores, settings, now } = context;
  if (!mayMakeInstallers(session.member)) return problem(403, 'no_permission');
  const { format, installType, expireDate, origin } = body;
  const zone = session.member.time_zone_id;
  if (checkExpireDate(expireDate, dayInZone(now(), zone)) !== null) return problem(400, 'invalid_data', 'expireDate');
  // The contract's pattern accepts what only looks like a host, such as 1.2.3.400 or port 70000.
  if (!URL.canParse(origin)) return problem(400, 'invalid_data', 'origin');
  const proxy = proxyOf(body);
  const [wrongField] = Object.keys(checkProxy(proxy));
  if (wrongField !== undefined) return problem(400, 'invalid_data', wrongField);
  const groupPk = await groupOf(stores.groups, body.groupId);
  if (typeof groupPk !== 'number') return groupPk;

  const verdict = await stores.enrolments.countInstaller();
  if (!verdict.allowed) return tooManyRequests(verdict.retryAfterSeconds);
  const token = newToken();
  const made = {
    label: '',
    groupId: groupPk,
    expiresAt: endOfDay(expireDate, zone),
    deviceLimit: body.deviceLimit ?? ENROLMENT_DEVICES,
  };
  if (format !== 'exe') {
    await storeToken(context, token, made);
    const script = installerScript(format, { origin, token, installType, proxy });
    const saveAs = `remote-console-agent-${expireDate.replaceAll('-', '')}.${format}`;
    return sentFile({ content: new TextEncoder().encode(script), type: TYPE, saveAs });
  }

  const program = await openDownload(settings.downloadsFolder, AUTO_SETUP_FILE);
  if (!program) return problem(404, 'file_download_error');
  const saveAs = installerFileName({ ...proxy, installType, host: new URL(origin).hostname, token, expireDate });
  if (saveAs === null) return problem(400, 'invalid_data', 'proxyServer');
  await storeToken(context, token, made);
  return sentFile({ content: program.stream(), type: TYPE, saveAs });
});
