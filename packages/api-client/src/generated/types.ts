// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs in, one step at a time.
         * @description `1STEP` checks ID and password, `3STEP` the one-time code together with the token of the first step. A
         *     refused login is an answer too: status 200, `isLogin` other than `Success`, and the cause.
         */
        post: operations["logIn"];
        /** Ends the session of the token. */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/0": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own profile with its license records. */
        get: operations["getOwnProfile"];
        /** Changes one property of the caller's own profile. */
        put: operations["changeOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the device that an agent runs on.
         * @description The enrolment token belongs to a company and names the group new devices land in. A guid that the company
         *     already knows keeps its device: name, memo and group stay as they are, the agent gets a new token and the
         *     old one ends.
         */
        post: operations["enrolAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that a device is alive, and how it is.
         * @description A device counts as offline when nothing was heard of it for three intervals. `inventory` is sent at the start
         *     and when it changed.
         */
        post: operations["reportHeartbeat"];
        /** Says that the agent ends now, so that its device is offline at once. */
        delete: operations["reportShutdown"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the agent is to do; waits until there is something.
         * @description Every command is handed out again until it is answered or over, so that none is lost on the way; the agent
         *     leaves out those it has begun. An agent whose device was deleted is answered 401 with `agent_removed`: it ends
         *     and forgets its token.
         */
        get: operations["listAgentCommands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/commands/{commandPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of a command.
         * @description A command that is over already answers 409 with `command_over`.
         */
        post: operations["answerAgentCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/screen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * A picture of the screen, after the command `screen`.
         * @description PNG or JPEG of at most 4096 x 4096 pixels; what it is is read from its bytes.
         */
        put: operations["reportScreen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrolments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The enrolment tokens of the company; the tokens themselves are never told again. */
        get: operations["listEnrolments"];
        put?: never;
        /**
         * Makes an enrolment token.
         * @description Without room in the licenses it answers 409 with `license_volume_exceeded`.
         */
        post: operations["createEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrolments/{enrolmentPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends an enrolment token. Devices that enrolled with it stay. */
        delete: operations["revokeEnrolment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the devices that the caller may see.
         * @description Devices of real agents come before simulated ones, then the asked order applies, then pk, so that pages never
         *     overlap. A group that the caller may not open answers 403 with `no_group_access`.
         */
        get: operations["listDevices"];
        put?: never;
        /**
         * Moves a device to another group.
         * @description The caller needs access to both groups. The same group answers 409 with `identical_group`; a device that is no
         *     longer in `old_device_group_fk` answers 409 with `device_moved_meanwhile`.
         */
        post: operations["moveDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the header, and the flags that decide menu entries. */
        get: operations["getDeviceSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{devicePk}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        /** One device with its processes, hardware and software. */
        get: operations["getDevice"];
        /**
         * Changes the name or the memo of a device, or sends it a command.
         * @description Without `type` the body changes the name or the memo: a memo needs the permission `modifyInformation`, and the
         *     current name answers 409 with `device_name_identical`.
         *
         *     With `type` it is a command. `shutdown`, `reboot`, `agent_restart` and `update` are queued for the agent and
         *     answered with the command; what becomes of it is told by `GET /devices/{devicePk}/commands`. `delete` removes
         *     the device as `DELETE` does. `wol_list` answers the hardware address of an offline device and the online
         *     devices that can wake it; `wol` has one of them send the packet: the path names the sender, or the sleeping
         *     device itself, and the server chooses.
         *
         *     Rights and states are those of the menus. A state that does not allow the command answers 409 with the key to
         *     show, a right, a license or an approval that is missing 403.
         */
        put: operations["changeDevice"];
        post?: never;
        /**
         * Removes a device; its agent ends.
         * @description Needs the permission `useFunction`. The audit keeps the name; approvals of the device get the state 4.
         */
        delete: operations["deleteDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{devicePk}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        /** What the device was asked to do lately, and what became of it; newest first. */
        get: operations["listDeviceCommands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{devicePk}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        /**
         * The screen of an online device as it is now.
         * @description Asking is what makes the agent take a picture: nothing is taken while nobody looks. Without a recent picture the
         *     server asks the agent and waits a moment for it; a device that sends none answers 404 with `no_image`. No cache
         *     keeps the answer.
         */
        get: operations["getDeviceImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{devicePk}/session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        /**
         * Everything a viewer needs to control the device, or to exchange files with it.
         * @description Starting is noted in the audit. The launch token is good for one session that begins within a minute.
         */
        get: operations["openRemoteSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launcher/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest version of the remote viewer, and the file that installs it. */
        get: operations["getViewerVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A viewer says that its session has ended; saying it twice changes nothing. */
        put: operations["endRemoteSession"];
        /**
         * A viewer says that its session has begun.
         * @description The launch token is used up; from then on it is good for reports on this session only.
         */
        post: operations["startRemoteSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A viewer says that a file went through its session. */
        post: operations["reportFileTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's favourites. */
        get: operations["listFavourites"];
        put?: never;
        /** Marks a device as a favourite; marking twice leaves one. */
        post: operations["addFavourite"];
        /** Removes one of the caller's favourites. */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes that concern the caller, as server-sent events.
         * @description Each event has an `id`, and as `data` one `ConsoleEvent`. A client that reconnects sends the last id it has
         *     seen and gets what it missed; when that is too long ago the first event is `reset`, and it reads anew. A
         *     comment line every 15 seconds keeps the connection open.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The groups that the caller may see.
         * @description A manager sees every group of the company. Others see the groups they have rights on, and the parents of
         *     those with `has_permission` false, so that the tree has no holes.
         */
        get: operations["listGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One group. */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the caller logged in with a browser. */
        post: operations["recordAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Audit entries of one device, or with q=13 of the deleted devices.
         * @description With `device_pk` the caller needs access to the device's group. Without it, every entry of the company is
         *     listed, which needs the permission `viewReport`.
         */
        get: operations["listAudit"];
        put?: never;
        /**
         * Records something that the caller did with a device.
         * @description The entry is always the caller's own: another `member_pk` is refused. What the server itself carries out it
         *     records itself; only sessions that a viewer opens (1 remote control, 2 file transfer) are reported here.
         */
        post: operations["recordAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices, newest first; the login page shows them before anybody has signed in. */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{noticePk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One notice. */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Pk: number;
        Count: number;
        /**
         * Format: date-time
         * @description UTC, ISO 8601.
         * @example 2026-11-21T03:00:00.000Z
         */
        Instant: string;
        Percent: number;
        /**
         * @description 0 unknown, 1 Windows, 2 Linux, 3 Mac, 4 Android, 5 iOS.
         * @enum {integer}
         */
        OperatingSystemCode: 0 | 1 | 2 | 3 | 4 | 5;
        /** @enum {integer} */
        Flag: 0 | 1;
        Meta: Record<string, never>;
        PageMeta: {
            total_count: components["schemas"]["Count"];
        };
        Problem: {
            status: number;
            error: components["schemas"]["ProblemKey"];
            /** @description The field of the input that is wrong. */
            field?: string;
        };
        /**
         * @description The message key to show.
         * @enum {string}
         */
        ProblemKey: "invalid_data" | "no_input_data" | "login_required" | "no_permission" | "no_group_access" | "need_license" | "not_found" | "identical_group" | "device_moved_meanwhile" | "device_name_identical" | "license_volume_exceeded" | "invalid_enrolment" | "too_many_requests" | "payload_too_large" | "server_error" | "agent_removed" | "command_over" | "not_online_warning" | "not_supported_os" | "approval_required" | "already_online" | "already_approved" | "already_latest_version" | "file_transfer_disabled" | "no_image" | "no_wake_sender" | "invalid_launch";
        /** @enum {string} */
        Language: "ko" | "en" | "ja";
        PasswordStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "1STEP";
            /** @description The login ID. */
            mail: string;
            /** Format: password */
            pw: string;
        };
        CodeStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "3STEP";
            code: string;
            /** @description The token of the first step. */
            token: string;
        };
        /** @enum {string} */
        StepResult: "success" | "fail";
        /**
         * @description Why the login failed. Unknown ID and wrong password are the same cause.
         * @enum {string}
         */
        LoginCause: "not_matched_user" | "not_email_auth" | "failure_limit" | "pw_reject" | "inactive" | "external" | "ip_setting" | "ip_block" | "ip_not_permit" | "partner" | "invalid_otp";
        LoginResult: {
            /** @enum {string} */
            isLogin: "Success" | "Fail";
            /** @description The session token after success; after a failed code step the token to repeat it with. */
            token?: string;
            user_type?: components["schemas"]["MemberType"];
            mgrid?: string;
            step1?: components["schemas"]["StepResult"];
            step2?: components["schemas"]["StepResult"];
            step3?: components["schemas"]["StepResult"];
            /** @description The cause of each failed step. */
            cause?: {
                step1?: components["schemas"]["LoginCause"];
                step2?: components["schemas"]["LoginCause"];
                step3?: components["schemas"]["LoginCause"];
            };
            failure_limit?: components["schemas"]["Count"];
            current_failure?: components["schemas"]["Count"];
            self_unlock?: components["schemas"]["Flag"];
            email?: string;
            mail?: string;
            /** @enum {string} */
            qrCodeFlag?: "True" | "False";
            profile?: components["schemas"]["Profile"];
        };
        /**
         * @description 1 user, 2 manager, 6 sub-manager with approval right, 7 partner, 9 service operator.
         * @enum {integer}
         */
        MemberType: 1 | 2 | 6 | 7 | 9;
        License: {
            pay_pk: components["schemas"]["Pk"];
            /** @enum {string} */
            pay_type: "Free" | "Basic" | "Corporate";
            pay_dev_vol: components["schemas"]["Count"];
            pay_start: components["schemas"]["Instant"];
            pay_expire: components["schemas"]["Instant"];
            /** @description The pk of the license that this one extends. */
            pay_lisence_ref: components["schemas"]["Pk"] | null;
            isExpired: boolean;
        };
        Profile: {
            pk: components["schemas"]["Pk"];
            mgrid: string;
            name: string;
            mail: string;
            phone: string;
            /**
             * @description Manager exactly for the administrator.
             * @enum {string}
             */
            type: "Manager" | "User";
            /** @description Comma list of 1, 2, 4 and 8. */
            auth_val: string;
            auth_remotecontrol: components["schemas"]["Flag"];
            auth_devicemanagement: components["schemas"]["Flag"];
            auth_filemanager: components["schemas"]["Flag"];
            auth_remoteview: components["schemas"]["Flag"];
            auth_update: components["schemas"]["Flag"];
            auth_thumbnailview: components["schemas"]["Flag"];
            auth_restart: components["schemas"]["Flag"];
            use_approval_function: components["schemas"]["Flag"];
            member_type_id: components["schemas"]["MemberType"];
            user_type: components["schemas"]["MemberType"];
            time_zone_id: number;
            /** @enum {integer} */
            date_fmt_id: 0 | 1 | 2;
            company_fk: components["schemas"]["Pk"];
            company_name: string;
            lang_code: components["schemas"]["Language"];
            /** @description Address of the logo, empty without one. */
            profile: string;
            pay: components["schemas"]["License"][];
        };
        ProfileChange: {
            name?: string;
            phone?: string;
            time_zone_id?: number;
            /** @enum {integer} */
            date_fmt_id?: 0 | 1 | 2;
            lang_code?: components["schemas"]["Language"];
        };
        /** @enum {string} */
        AgentCommandState: "queued" | "delivered" | "acknowledged" | "failed" | "expired";
        AgentCommand: {
            pk: components["schemas"]["Pk"];
            /** @enum {string} */
            type: "update" | "agent_restart" | "reboot" | "shutdown" | "wake" | "screen";
            /** @description The hardware address to wake, or the version to update to; empty for other commands. */
            value: string;
        };
        EnrolmentRecord: {
            pk: components["schemas"]["Pk"];
            label: string;
            device_group_fk: components["schemas"]["Pk"];
            device_group_name: string;
            created_time: components["schemas"]["Instant"];
            revoked_time: components["schemas"]["Instant"] | null;
        };
        Enrolment: {
            enrolment_token: string;
            /**
             * Format: uuid
             * @description Made by the agent at its first start and kept by it.
             */
            guid: string;
            host_name: string;
            dev_os_id: components["schemas"]["OperatingSystemCode"];
            dev_ver: string;
            simulated: boolean;
        };
        Heartbeat: {
            telemetry: components["schemas"]["Telemetry"];
            inventory?: components["schemas"]["Inventory"];
        };
        Telemetry: {
            cpu_usage: components["schemas"]["Percent"];
            hdd_usage: components["schemas"]["Percent"];
            hdd_capacity: number;
            memory_usage: components["schemas"]["Percent"];
            memory_capacity: number;
            fan_speed_id?: number;
            cpu_temp?: number;
            hdd_temp?: number;
            running_time: number;
            system_time: string;
        };
        Inventory: {
            dev_ver?: string;
            os_name?: string;
            s_pri_ip?: string;
            ip_addr?: string;
            netmask?: string;
            gateway?: string;
            dns?: string;
            mac_addr?: string;
            device_id?: string;
            processor?: string;
            bios?: string;
            time_zone?: string;
            prcss_name?: string;
            prcss_cpu_usage?: string;
            prcss_memory_usage?: string;
            hardware_name?: string;
            hardware_txt?: string;
            software_name?: string;
            software_list?: string;
        };
        /** @description The pk of a device, or its guid. */
        DeviceReference: string | number;
        /** @enum {string} */
        DeviceOrderKey: "alias" | "memo" | "alive" | "last_connected_time" | "device_group_name" | "dev_os_id";
        Device: {
            pk: components["schemas"]["Pk"];
            /** Format: uuid */
            guid: string;
            alias: string;
            memo: string;
            alive: components["schemas"]["Flag"];
            /** @description 1 when the caller may open the device now, 0 when an approval is needed first. */
            approval: components["schemas"]["Flag"];
            /** @description The device is played by the demo fleet. */
            simulated: boolean;
            dev_os_id: components["schemas"]["OperatingSystemCode"];
            /** @description Version of the agent. */
            dev_ver: string;
            /** @description The same as dev_ver. */
            current_ver: string;
            latest_ver: string;
            device_group_fk: components["schemas"]["Pk"];
            device_group_name: string;
            /** @description The string None means no data. */
            last_connected_time: components["schemas"]["Instant"] | "None";
            /** @description The string None means no data. */
            last_disconnected_time: components["schemas"]["Instant"] | "None";
            disable_filetransfer: components["schemas"]["Flag"];
            security_agreement: components["schemas"]["Flag"];
            kms_addr: string;
            kms_port: number;
            /** @description The caller's favourite record, or null. */
            favorate: components["schemas"]["Favourite"] | null;
            s_pub_ip: string;
            s_pri_ip: string;
            device_id: string;
            ip_addr: string;
            netmask: string;
            gateway: string;
            dns: string;
            mac_addr: string;
            processor: string;
            cpu_usage: components["schemas"]["Percent"];
            hdd_usage: components["schemas"]["Percent"];
            /** @description Bytes. */
            hdd_capacity: number;
            memory_usage: components["schemas"]["Percent"];
            /** @description Bytes. */
            memory_capacity: number;
            /** @description Revolutions per minute. */
            fan_speed_id: number | null;
            /** @description Degrees Celsius. */
            cpu_temp: number | null;
            /** @description Degrees Celsius. */
            hdd_temp: number | null;
            bios: string;
            /** @description Name and version of the operating system. */
            os_name: string;
            time_zone: string;
            /** @description Seconds since the device started. */
            running_time: number;
            /** @description The clock of the device, or empty. */
            system_time: string;
        };
        DeviceDetail: components["schemas"]["Device"] & {
            /** @description Semicolon-separated list. */
            prcss_name: string;
            /** @description Semicolon-separated list, percent. */
            prcss_cpu_usage: string;
            /** @description Semicolon-separated list, percent. */
            prcss_memory_usage: string;
            /** @description Semicolon-separated list. */
            hardware_name: string;
            /** @description Semicolon-separated list. */
            hardware_txt: string;
            /** @description Semicolon-separated list. */
            software_name: string;
            /** @description Semicolon-joined groups of four: company, install_date, version, description. */
            software_list: string;
        };
        DeviceSummary: {
            /** @description Devices of the company. */
            total: components["schemas"]["Count"];
            /** @description Online devices that the caller may see. */
            online: components["schemas"]["Count"];
            /** @description Offline devices that the caller may see. */
            offline: components["schemas"]["Count"];
            /** @description Devices that the licenses allow. */
            licensed: components["schemas"]["Count"];
            request_ticket: components["schemas"]["Count"];
            use_approval: components["schemas"]["Flag"];
            common_policy: components["schemas"]["Flag"];
            ip_policy: components["schemas"]["Flag"];
        };
        Favourite: {
            pk: components["schemas"]["Pk"];
            dev_pk: components["schemas"]["Pk"];
        };
        DeviceChange: {
            alias?: string;
            memo?: string;
        };
        ShutdownCommand: {
            /** @constant */
            type: "shutdown";
            device_pk: components["schemas"]["Pk"];
            member_pk: components["schemas"]["Pk"];
            /** @constant */
            act_name_id: 4;
            /** @constant */
            act_type_id: 1;
        };
        RebootCommand: {
            /** @constant */
            type: "reboot";
            device_pk: components["schemas"]["Pk"];
            member_pk: components["schemas"]["Pk"];
            /** @constant */
            act_name_id: 3;
            /** @constant */
            act_type_id: 1;
        };
        PlainCommand: {
            /** @enum {string} */
            type: "agent_restart" | "delete" | "update" | "wol_list";
        };
        WakeCommand: {
            /** @constant */
            type: "wol";
            /** @description The hardware address of the device to wake. */
            data: string;
        };
        DeviceCommand: {
            pk: components["schemas"]["Pk"];
            /** @enum {string} */
            type: "update" | "agent_restart" | "reboot" | "shutdown" | "wake";
            /** @description Waiting for the agent, handed to it, answered by it (done or not), or given up because no answer came in time. */
            state: components["schemas"]["AgentCommandState"];
            /** @description What the agent said of the outcome. */
            reason: string;
            /** @description The device whose agent runs it. */
            device_pk: components["schemas"]["Pk"];
            /** @description The device to wake, or null. */
            target_device_pk: components["schemas"]["Pk"] | null;
            created_time: components["schemas"]["Instant"];
            finished_time: components["schemas"]["Instant"] | null;
        };
        WakeList: {
            /** @description The hardware address to wake. */
            mac_addr: string;
            /** @description Online devices of the same network, nearest first. */
            objects: {
                device_name: string;
                s_pub_ip: string;
                s_pri_ip: string;
                /**
                 * Format: uuid
                 * @description The guid to send `wol` to.
                 */
                device_id: string;
            }[];
        };
        LaunchToken: string;
        RemoteSession: {
            /** @description The relay that leads to the device. */
            kms_addr: string;
            kms_port: number;
            /** @description Whether the device may be controlled. */
            rc_auth: components["schemas"]["Flag"];
            /** @description Whether files may be exchanged. */
            ft_auth: components["schemas"]["Flag"];
            /** @description Whether keyboard and mouse of the device may be locked. */
            input_lock: components["schemas"]["Flag"];
            /** @description Whether the caller is an administrator. */
            admin_auth: components["schemas"]["Flag"];
            user_name: string;
            n2nserver: string;
            n2nport: number;
            /** @description Where the viewer reports to. */
            csharp_api_addr: string;
            csharp_api_port: number;
            device_name: string;
            launch_token: components["schemas"]["LaunchToken"];
            expires_time: components["schemas"]["Instant"];
        };
        /** @description What an open screen is told. Only ids travel; the screen reads anew what it shows. */
        ConsoleEvent: {
            /** @enum {string} */
            type: "device_state" | "device_changed" | "device_added" | "device_removed";
            device_pk: components["schemas"]["Pk"];
        } | {
            /** @constant */
            type: "ticket_changed";
            ticket_pk: components["schemas"]["Pk"];
        } | {
            /** @constant */
            type: "approval_changed";
            approval_pk: components["schemas"]["Pk"];
        } | {
            /** @enum {string} */
            type: "groups_changed" | "notices_changed" | "session_ended" | "reset";
        };
        Group: {
            pk: components["schemas"]["Pk"];
            /** @description ROOT for the root group. */
            name: string;
            /** @description The parent; null for the root group. */
            group_fk: components["schemas"]["Pk"] | null;
            root_group_fk: components["schemas"]["Pk"] | null;
            flag_df_group: components["schemas"]["Flag"];
            flag_confirm: components["schemas"]["Flag"];
            company_fk: components["schemas"]["Pk"];
            has_permission: boolean;
            device_count: components["schemas"]["Count"];
            deviceCount: components["schemas"]["Count"];
            /** @description Null for no limit. */
            dev_limit: components["schemas"]["Count"] | null;
        };
        AuditEntry: {
            pk: components["schemas"]["Pk"];
            name: string;
            reg_mail: string;
            act_time: components["schemas"]["Instant"];
            act_name_id: number;
            act_type_id: number;
            device_pk: components["schemas"]["Pk"] | null;
            member_pk: components["schemas"]["Pk"] | null;
            old_value: string;
            new_value: string;
        };
        Notice: {
            pk: components["schemas"]["Pk"];
            notice_title: string;
            /** @description HTML from outside: sanitise before showing. */
            notice_content: string;
            notice_date: components["schemas"]["Instant"];
            create_time: components["schemas"]["Instant"];
        };
    };
    responses: {
        /** @description Done; there is nothing to tell. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: 200;
                    meta: components["schemas"]["Meta"];
                    objects: unknown[];
                };
            };
        };
        /** @description The input breaks the contract or a rule; `field` names what to mend. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is not valid any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is known and may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in the caller's company. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of things does not allow it now. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries; `Retry-After` says in how many seconds to come back. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Anything else. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Order: "asc" | "desc";
        Limit: number;
        Offset: number;
        SearchMode: "pagination";
        /** @description The pk of the device, or its guid. */
        DevicePk: components["schemas"]["DeviceReference"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordStep"] | components["schemas"]["CodeStep"];
            };
        };
        responses: {
            /** @description The outcome of the step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Profile"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    changeOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    enrolAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enrolment"];
            };
        };
        responses: {
            /** @description The agent's own token; it is told once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: {
                            device_pk: components["schemas"]["Pk"];
                            agent_token: string;
                            interval_seconds: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    reportHeartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description When to report next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: {
                            interval_seconds: number;
                            /** @description What the agent is to do, as `GET /agents/commands` tells it. */
                            commands: components["schemas"]["AgentCommand"][];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    reportShutdown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listAgentCommands: {
        parameters: {
            query?: {
                /** @description How many seconds to wait for a command. */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The commands, oldest first; none when the wait is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["AgentCommand"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    answerAgentCommand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commandPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "done" | "failed";
                    /** @description Why it failed */
                    reason?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    reportScreen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": string;
                "image/jpeg": string;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listEnrolments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every token, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["EnrolmentRecord"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    /** @description Where new devices land; the default group when left out. */
                    device_group_fk?: components["schemas"]["Pk"];
                };
            };
        };
        responses: {
            /** @description The token; it is told once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: (components["schemas"]["EnrolmentRecord"] & {
                            enrolment_token: string;
                        })[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    revokeEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                enrolmentPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listDevices: {
        parameters: {
            query?: {
                /** @description `all`, `favorate` (the caller's favourites) or the pk of a group (its direct members). */
                device_group_pk?: string;
                by?: components["schemas"]["DeviceOrderKey"];
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                search_mode?: components["parameters"]["SearchMode"];
                /** @description The field that `search_value` is looked up in; `any` is alias, memo and addresses. */
                search_key?: "any" | "alias" | "memo" | "os" | "ip";
                /** @description Text contained in the field, ignoring case; for `os` an operating-system code. */
                search_value?: string;
                /** @description Only online (1) or only offline (0) devices. */
                alive?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and the number of all devices that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Device"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    moveDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    device_pk: components["schemas"]["Pk"];
                    new_device_group_fk: components["schemas"]["Pk"];
                    old_device_group_fk: components["schemas"]["Pk"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getDeviceSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One summary; ticket counts in `meta`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: {
                            request_ticket: components["schemas"]["Count"];
                        };
                        objects: components["schemas"]["DeviceSummary"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["DeviceDetail"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceChange"] | components["schemas"]["ShutdownCommand"] | components["schemas"]["RebootCommand"] | components["schemas"]["PlainCommand"] | components["schemas"]["WakeCommand"];
            };
        };
        responses: {
            /** @description Nothing for a change and a deletion, the command that was queued, or who can wake the device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["DeviceCommand"][] | components["schemas"]["WakeList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listDeviceCommands: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most the newest 20 commands that the device runs or is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["DeviceCommand"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getDeviceImage: {
        parameters: {
            query?: {
                /** @description Anything that changes, so that a browser asks again. */
                t?: string;
            };
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    openRemoteSession: {
        parameters: {
            query?: {
                /** @description 1 to exchange files only. */
                file_transfer?: 0 | 1;
            };
            header?: never;
            path: {
                /** @description The pk of the device, or its guid. */
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["RemoteSession"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getViewerVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: {
                            version: string;
                            /** @description Its name under the download base. */
                            file_name: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    endRemoteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    launch_token: components["schemas"]["LaunchToken"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    startRemoteSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    launch_token: components["schemas"]["LaunchToken"];
                    viewer_private_ip?: string;
                };
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: {
                            pk: components["schemas"]["Pk"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    reportFileTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    launch_token: components["schemas"]["LaunchToken"];
                    file_name: string;
                    /**
                     * @description 1 from the user to the device, 2 from the device to the user.
                     * @enum {integer}
                     */
                    action_type: 1 | 2;
                    /** @description Bytes. */
                    file_size: number;
                    /** @description How long it took until now. */
                    seconds: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFavourites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourites, none of anybody else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Favourite"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    servernum: components["schemas"]["Pk"];
                };
            };
        };
        responses: {
            /** @description The favourite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Favourite"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    removeFavourite: {
        parameters: {
            query: {
                /** @description The pk of the favourite, not of the device. */
                favnum: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that the client has seen. */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All groups, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Group"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Group"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    recordAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    browser: string;
                    dev_os_id: components["schemas"]["OperatingSystemCode"];
                    /** @constant */
                    type_id: 1;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                by?: "act_time" | "reg_mail" | "act_name_id";
                device_pk?: components["schemas"]["Pk"];
                /** @description Only entries with this act_name_id; 13 are deleted devices. */
                q?: 13;
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    recordAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {integer} */
                    act_name_id: 1 | 2;
                    /** @enum {integer} */
                    act_type_id: 1;
                    device_pk: components["schemas"]["Pk"];
                    member_pk: components["schemas"]["Pk"];
                    /** @default  */
                    old_value?: string;
                    /** @default  */
                    new_value?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                by?: "notice_date";
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                search_mode?: components["parameters"]["SearchMode"];
                /** @description The specification sends `ko` in every language; the language of the texts follows Accept-Language. */
                type?: "ko";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Notice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noticePk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Notice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
}
