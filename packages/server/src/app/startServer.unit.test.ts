import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { addressOf, printed, startChild } from '../testing/childServer.ts';
import { afterThisTest } from '../testing/cleanup.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-console-start-'));
  afterThisTest(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
}

async function logIn(url: string, mail: string, pw: string): Promise<unknown> {
  const body = JSON.stringify({ type: '1STEP', mail, pw });
  const response = await fetch(`${url}/lmm/api/v1.0/access`, { method: 'POST', body });
  return response.json();
}

const MADE_UP_PASSWORD = /shown only once\): (\S+)/;

const SUCCESS = { objects: { isLogin: 'Success', token: expect.any(String) } };

/** Reverts the step that marks databases and those after it; a step added to the list is reverted here, too. */
const TAKE_BACK = `
  drop trigger device_search_added;
  drop trigger device_search_changed;
  drop trigger device_search_removed;
  drop table device_search;
  drop table search_revisions;
  drop trigger device_groups_insert_counts;
  drop trigger device_groups_update_counts;
  drop trigger device_groups_delete_counts;
  drop trigger group_members_insert_counts;
  drop trigger group_members_update_counts;
  drop trigger group_members_delete_counts;
  drop table company_revisions;
  drop index mails_by_company;
  alter table mails drop column kind;
  alter table mails drop column company_fk;
  alter table mails drop column claimed_at;
  alter table mails drop column last_error;
  alter table members drop column last_login_at;
  drop table installation;
  alter table members drop column new_email;
  drop table known_addresses;
  drop table write_probes;
  drop index audit_by_type;
  alter table audit drop column subject;
  alter table enrolment_tokens drop column device_limit;
  alter table enrolment_tokens drop column device_count;
  alter table enrolment_tokens drop column made_by_server;
  alter table devices drop column agent_key;
  alter table devices drop column agent_run;
  drop index devices_by_enrolment;
  alter table devices drop column enrolment_fk;
  drop table identity_conflicts;
  alter table account_keys drop column session_fk;
  drop index access_tickets_by_confirmation;
  alter table access_tickets drop column confirm_hash;
  alter table access_tickets drop column mail_confirmed_at;
  alter table audit drop column address;
  drop table usage_samples;
  drop table device_usage;
  drop table update_keys;
  drop table rollout_devices;
  drop table rollouts;
  drop table group_usage;
  drop table remote_connections;
  alter table devices drop column remote_kinds;
  alter table device_groups drop column remote_consent;
  drop index remote_sessions_running;
  alter table remote_sessions drop column login_session_fk;
  alter table remote_sessions drop column seen_at;
  alter table remote_sessions drop column end_reason;
  alter table remote_sessions drop column ended_by;
  drop table recordings;
  drop index alerts_open;
  alter table alerts drop column ended_at;
  drop index remote_sessions_by_kind;
  alter table remote_sessions drop column began_with;
  drop index devices_by_version;
  drop index devices_absent;
  drop table device_counts;
  drop table inbox_items;
  drop table inbox_preferences;
  drop index access_history_by_member;
  drop table saved_views;
  drop table device_tags;
  drop table tags;
  alter table device_groups drop column remote_recording;
  alter table device_groups drop column remote_recording_days;
  alter table device_groups drop column remote_sharing;
  alter table device_groups drop column approval_rule;
  alter table device_groups drop column approval_expiry_hours;
  alter table device_groups drop column approval_recurring;
  drop table group_approvers;
  drop index approvals_of_teams;
  alter table approvals drop column team_rule;
  alter table approvals drop column expiry_hours;
  alter table approvals drop column expires_at;
  alter table approvals drop column recurrence;
  alter table approvals drop column window_start_at;
  alter table approvals drop column window_end_at;
  drop table approval_approvers;
  drop table member_delegates;
  delete from kysely_migration where name >= '0012';
`;

/** Starts a server on a folder, lets it fill the database, and stops it. */
async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = startChild(environment);
  await addressOf(server);
  server.child.kill('SIGTERM');
  await server.ended;
}

describe('a start without the demo', () => {
  it('makes the first administrator and shows a made-up password once', async () => {
    const DATA_DIR = newFolder();
    const first = startChild({ DATA_DIR, ADMIN_ID: 'boss@alpha.example' });
    const url = await addressOf(first);
    const password = await printed(first, MADE_UP_PASSWORD);
    expect(password).toHaveLength(12);
    expect(await logIn(url, 'boss@alpha.example', password)).toMatchObject(SUCCESS);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = startChild({ DATA_DIR });
    expect(await logIn(await addressOf(second), 'boss@alpha.example', password)).toMatchObject(SUCCESS);
    expect(second.output()).not.toContain('administrator');
  });

  it('takes the password of ADMIN_PASSWORD and does not repeat it', async () => {
    const server = startChild({ DATA_DIR: newFolder(), ADMIN_PASSWORD: 'Given!2345' });
    expect(await logIn(await addressOf(server), 'admin', 'Given!2345')).toMatchObject(SUCCESS);
    expect(server.output()).not.toContain('Given!2345');
  });

  it('makes the operator whom OPERATOR_ID names, who is of no company that uses the service', async () => {
    const DATA_DIR = newFolder();
    const names = { OPERATOR_ID: 'office@service.example' };
    const first = startChild({ DATA_DIR, ADMIN_PASSWORD: 'Given!2345', ...names });
    const url = await addressOf(first);
    const password = await printed(
      first,
      /service operator office@service.example\. Password \(shown only once\): (\S+)/,
    );
    const token = /"token":"([^"]+)"/.exec(JSON.stringify(await logIn(url, names.OPERATOR_ID, password)))?.[1] ?? '';
    const of = (path: string) => fetch(`${url}/lmm/api/v1.0${path}`, { headers: { token } });
    const companies: unknown = await (await of('/operator/companies')).json();
    // The operator's company itself is not among them.
    expect(companies).toMatchObject({ meta: { total_count: 1 }, objects: [{ name: 'Remote Console', people: 1 }] });
    expect((await of('/devices')).status).toBe(403);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = startChild({ DATA_DIR, ...names });
    expect(await logIn(await addressOf(second), names.OPERATOR_ID, password)).toMatchObject(SUCCESS);
    expect(second.output()).not.toContain('service operator');
    second.child.kill('SIGTERM');
    await second.ended;

    const namesake = startChild({ DATA_DIR, OPERATOR_ID: 'admin' });
    expect(await namesake.ended).toBe(1);
    expect(namesake.output()).toContain('OPERATOR_ID');
  });

  it.each([
    [{ OPERATOR_ID: 'office', OPERATOR_PASSWORD: 'short' }, 'OPERATOR_PASSWORD'],
    [{ OPERATOR_PASSWORD: 'Given!2345' }, 'OPERATOR_ID'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_ID: '관리자' }, 'ADMIN_ID'],
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' }, 'DATABASE_URL'],
  ])('that is given %j says what is wrong in one sentence and ends with 1', async (environment, name) => {
    const server = startChild({ DATA_DIR: newFolder(), ...environment });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^[^\n]*${name}[^\n]*\\.\n$`));
    expect(server.output()).not.toMatch(/hidden/);
  });
});

describe('a start that cannot be', () => {
  it('on a taken port says so, ends with 1, and leaves the folder free', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => {
      blocker.listen(0, '127.0.0.1', resolve);
    });
    afterThisTest(() => Promise.resolve(blocker.close()));
    const address = blocker.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const DATA_DIR = newFolder();
    const server = startChild({ DATA_DIR, PORT });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(`Port ${PORT} on 127.0.0.1 is already in use; set PORT to another port.\n`);
    const again = startChild({ DATA_DIR });
    // The administrator is only created by a running server, so the password was shown to somebody.
    expect(await printed(again, MADE_UP_PASSWORD)).toHaveLength(12);
  });

  it('on a folder that another server holds says so and leaves that one alone; kill -9 frees the folder', async () => {
    const DATA_DIR = newFolder();
    const first = startChild({ DATA_DIR });
    const url = await addressOf(first);
    const second = startChild({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The data folder [^\n]* is in use by another server[^\n]*\.\n$/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    await addressOf(startChild({ DATA_DIR }));
  });

  it('on a damaged database says so and changes nothing in it', async () => {
    const DATA_DIR = newFolder();
    await fill({ DATA_DIR });
    const file = join(DATA_DIR, 'remote-console.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096, 4096 * 8);
    writeFileSync(file, bytes);
    for (const damage of [bytes, Buffer.from('this is not a database, whatever it is called')]) {
      writeFileSync(file, damage);
      const damaged = startChild({ DATA_DIR });
      expect(await damaged.ended).toBe(1);
      expect(damaged.output()).toMatch(/^The database [^\n]* is damaged [^\n]*\.\n$/);
      expect(readFileSync(file).equals(damage)).toBe(true);
    }
  });

  it('in a folder that is a file says so', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const server = startChild({ DATA_DIR: file });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The data folder [^\n]* cannot be used[^\n]*\.\n$/);
  });
});

describe('the data folder', () => {
  const isOpenToOthers = (DATA_DIR: string) =>
    [DATA_DIR, ...readdirSync(DATA_DIR).map((name) => join(DATA_DIR, name))].filter(
      (place) => (statSync(place).mode & 0o077) !== 0,
    );

  it('and all of its files are for the owner alone, from the first start on', async () => {
    const DATA_DIR = newFolder();
    await addressOf(startChild({ DATA_DIR }));
    expect(readdirSync(DATA_DIR)).toEqual(
      expect.arrayContaining(['remote-console.sqlite', 'remote-console.sqlite-wal']),
    );
    expect(isOpenToOthers(DATA_DIR)).toEqual([]);
  });

  it('is closed to others by a start, whatever they were allowed before', async () => {
    const DATA_DIR = newFolder();
    const first = startChild({ DATA_DIR });
    await addressOf(first);
    first.child.kill('SIGKILL');
    await first.ended;
    for (const name of readdirSync(DATA_DIR)) chmodSync(join(DATA_DIR, name), 0o644);
    chmodSync(DATA_DIR, 0o755);
    await addressOf(startChild({ DATA_DIR }));
    expect(isOpenToOthers(DATA_DIR)).toEqual([]);
  });
});

describe('a database', () => {
  const demoLogin = { mail: 'superadmin@demo.example', pw: 'Demo!2345' };
  it.each([{ DEMO: '1' }, { DEMO: '' }])(
    'of a company is not started as a demo (%j), so that nobody reads its mails at /outbox',
    async (environment) => {
      const DATA_DIR = newFolder();
      await fill({ DATA_DIR });
      const server = startChild({ DATA_DIR, ...environment });
      expect(await server.ended).toBe(1);
      expect(server.output()).toBe(
        `The database ${join(DATA_DIR, 'remote-console.sqlite')} is not a demo: set DEMO=0 to start it, or set DATA_DIR to another folder to try the demo.\n`,
      );
      await addressOf(startChild({ DATA_DIR }));
    },
  );

  it('of the demo is not started without it, whose passwords are public', async () => {
    const DATA_DIR = newFolder();
    await fill({ DATA_DIR, DEMO: '1' });
    const server = startChild({ DATA_DIR });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `The database ${join(DATA_DIR, 'remote-console.sqlite')} is a demo, whose passwords are public: start it without DEMO=0, or set DATA_DIR to an empty folder for a company.\n`,
    );
    const url = await addressOf(startChild({ DATA_DIR, DEMO: '' }));
    expect(await logIn(url, demoLogin.mail, demoLogin.pw)).toMatchObject(SUCCESS);
    expect((await fetch(`${url}/outbox`)).status).toBe(200);
  });

  it.each([
    { filled: 'the demo', DEMO: '1', refused: 'is a demo' },
    { filled: 'a company', DEMO: '0', refused: 'is not a demo' },
  ])('that $filled was filled into before databases knew it is recognised', async ({ DEMO, refused }) => {
    const DATA_DIR = newFolder();
    await fill({ DATA_DIR, DEMO });
    const database = new DatabaseSync(join(DATA_DIR, 'remote-console.sqlite'));
    database.exec(TAKE_BACK);
    database.close();
    const server = startChild({ DATA_DIR, DEMO: DEMO === '1' ? '0' : '1' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(refused);
  });

  it('says what to set where nobody takes money for licenses', async () => {
    const server = startChild({ DATA_DIR: newFolder(), DEMO: '0', ADMIN_PASSWORD: 'Given!2345' });
    expect(await printed(server, /(Licenses cannot be bought yet: to accept payments, set \w+)/)).toContain(
      'set PAYMENT_PROVIDER',
    );
  });

  it('of the demo that other computers reach keeps no outbox', async () => {
    const url = await addressOf(startChild({ DATA_DIR: newFolder(), DEMO: '1', HOST: '0.0.0.0' }));
    expect((await fetch(`${url.replace('0.0.0.0', '127.0.0.1')}/outbox`)).status).toBe(404);
  });
});

describe('a server that is asked to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s ends open streams and itself with 0, quickly', async (signal) => {
    const server = startChild({ DATA_DIR: newFolder(), ADMIN_PASSWORD: 'Given!2345' });
    const url = await addressOf(server);
    const answer = await logIn(url, 'admin', 'Given!2345');
    const token = /"token":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? '';
    const stream = await fetch(`${url}/lmm/api/v1.0/events`, { headers: { token } });
    expect(stream.status).toBe(200);
    const startedAt = performance.now();
    server.child.kill(signal);
    await stream.text();
    expect(await server.ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

describe('a start with the demo', () => {
  it('hands its agents what they need in a file that only the owner may read, and logs nothing of it', async () => {
    const DATA_DIR = newFolder();
    const server = startChild({ DATA_DIR, DEMO: '1' });
    const url = await addressOf(server);
    const file = join(DATA_DIR, 'agents.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(DATA_DIR).mode & 0o077).toBe(0);
    const handed = readFileSync(file, 'utf8');
    expect(() => {
      JSON.parse(handed);
    }).not.toThrow();
    expect(server.output()).toBe(`Remote Console is listening at ${url}\n`);
    expect(existsSync(join(DATA_DIR, 'remote-console.sqlite'))).toBe(true);
  });
});
