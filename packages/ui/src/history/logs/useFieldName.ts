import { useText } from '../../i18n/index.ts';

/** The name of a field of an entry, as the page on which it is changed calls it. A hook. */
export function useFieldName(): (field: string) => string {
  const history = useText('history');
  const managers = useText('managers');
  const policies = useText('policies');
  const names: Readonly<Record<string, string>> = {
    name: managers('name'),
    email: managers('email'),
    mail: history('accountMail'),
    phone: managers('phone'),
    tel: managers('tel'),
    department: managers('department'),
    position: managers('position'),
    flag_active: managers('flag_active'),
    flag_recept_mail: managers('receptMail'),
    lang_code: managers('language'),
    time_zone_id: managers('timeZone'),
    date_fmt_id: managers('dateFormat'),
    flag_refresh: managers('listRefresh'),
    refresh_interval: managers('listInterval'),
    flag_img_refresh: managers('imageRefresh'),
    img_refresh_interval: managers('imageInterval'),
    flag_use_otp: managers('otp'),
    flag_create_qrcode: managers('otpReset'),
    member_type_id: history('role'),
    use_approval_function: managers('useApproval'),
    approver_fk: managers('approver'),
    auth_val: managers('permissionsWeb'),
    auth_remotecontrol: managers('CSRemoteControl'),
    auth_devicemanagement: managers('CSDeviceManagement'),
    auth_filemanager: managers('CSFileManager'),
    auth_remoteview: managers('deviceMonitor'),
    auth_update: managers('CSUpdate'),
    auth_thumbnailview: managers('CSThumbnailView'),
    auth_restart: managers('CSRestart'),
    group: managers('group_name'),
    policy_use: policies('policyUse'),
    block: policies('policyBlock'),
    file_transfer: policies('file_transfer'),
    capture: policies('capture'),
    display_power_save: policies('display_power_save'),
    system_power_save: policies('system_power_save'),
    idle_time: policies('idle_time'),
    session_time: policies('session_time'),
    min_os_major: policies('min_os_major'),
    min_os_minor: policies('min_os_minor'),
    vaccine: policies('vaccine'),
    security_agreement: policies('security_agreement'),
    password_level: policies('password_level'),
    block_num: policies('block_num'),
    password_change_limit: policies('password_change_limit'),
    self_unlock: policies('self_unlock'),
    agent_restart_time: policies('agent_restart_time'),
    statistics_delete_period: policies('statistics_delete_period'),
  };
  return (field) => names[field] ?? field;
}
