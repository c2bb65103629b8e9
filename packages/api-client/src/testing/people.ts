import type { BlockingPolicy, FunctionSettings, User } from '../contract.ts';
import { aLicense } from './data.ts';

/** An ordinary user of the company with every permission off, unless set otherwise. */
export function aUser(change: Partial<User> = {}): User {
  const type = change.member_type_id ?? 1;
  return {
    pk: 3,
    mgrid: 'hajun.park',
    mail: 'hajun.park@demo.example',
    email: 'hajun.park@demo.example',
    name: '박하준',
    phone: '010-5555-0131',
    tel: '02-555-0131',
    department: '매장운영팀',
    position: '사원',
    user_type: type,
    member_type_id: type,
    flag_active: 1,
    flag_use_otp: 0,
    flag_create_qrcode: 0,
    flag_recept_mail: 0,
    flag_refresh: 0,
    refresh_interval: 60,
    flag_img_refresh: 0,
    img_refresh_interval: 60,
    date_fmt_id: 0,
    use_approval: 0,
    approver_id: '',
    approver_name: '',
    approver_fk: null,
    disable_filetransfer: 0,
    auth_devicemanagement: 0,
    auth_filemanager: 0,
    auth_remotecontrol: 0,
    auth_remoteview: 0,
    auth_restart: 0,
    auth_thumbnailview: 0,
    auth_update: 0,
    auth_val: '1',
    custom_payment: 0,
    pay: [aLicense()],
    lang_code: 'ko',
    time_zone_id: 32,
    profile: '',
    version: 1,
    ...change,
  };
}

/** The function settings of a company that has changed none. */
export function someFunctionSettings(change: Partial<FunctionSettings> = {}): FunctionSettings {
  return {
    file_transfer: 1,
    capture: 1,
    display_power_save: 0,
    system_power_save: 0,
    idle_time: 0,
    session_time: 480,
    min_os_major: 0,
    min_os_minor: 0,
    vaccine: '',
    security_agreement: 0,
    password_level: 2,
    block_num: 5,
    password_change_limit: 90,
    self_unlock: 1,
    agent_restart_time: 0,
    statistics_delete_period: 36,
    version: 1,
    ...change,
  };
}

/** An address policy that is off and whose list holds an address, a range and a network. */
export function aBlockingPolicy(change: Partial<BlockingPolicy> = {}): BlockingPolicy {
  const entry = (time_added: string, start: string, end: string, reason: string) => ({
    time_added,
    start_ip_address: [start],
    end_ip_address: [end],
    reason,
  });
  return {
    policy_use: false,
    block: true,
    list: [
      entry('2026-11-20T02:00:00.000Z', '203.0.113.7', '', '퇴사자 접속'),
      entry('2026-11-12T05:30:00.000Z', '198.51.100.10', '198.51.100.40', ''),
      entry('2026-10-02T23:10:00.000Z', '192.0.2.0/24', '', '시험망'),
    ],
    version: 1,
    caller_address: '198.51.100.7',
    ...change,
  };
}
