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
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        /** One device with its processes, hardware and software. */
        get: operations["getDevice"];
        /**
         * Changes the name or the memo of a device.
         * @description A memo needs the permission `modifyInformation`. The current name answers 409 with `device_name_identical`.
         */
        put: operations["changeDevice"];
        post?: never;
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
        /** Logins of the company. */
        get: operations["listAccessHistory"];
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
    "/history/remote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remote-control sessions. */
        get: operations["listRemoteHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** File transfers. */
        get: operations["listFileHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/history/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Alerts that devices set off. */
        get: operations["listAlertHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dash/remote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who used remote control most, or which devices were used most.
         * @description The most frequent come first with `order=desc`. Where two are equally frequent, `by` decides: `mgrid` by name,
         *     `create_time` by the latest entry.
         */
        get: operations["rankRemoteUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dash/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which devices set off most alerts, or whose devices did.
         * @description The most frequent come first with `order=desc`. Where two are equally frequent, `by` decides: `mgrid` by name,
         *     `create_time` by the latest entry.
         */
        get: operations["rankAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chart/remote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many remote-control sessions began in each period.
         * @description Days of a month, months of a year, or the five years up to `year`, on the calendar of the caller's time zone.
         *     Periods without an entry are there with 0.
         */
        get: operations["chartRemoteUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chart/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many alerts were set off in each period.
         * @description Days of a month, months of a year, or the five years up to `year`, on the calendar of the caller's time zone.
         *     Periods without an entry are there with 0.
         */
        get: operations["chartAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an Excel file of a table and answers where it can be fetched.
         * @description The body is what the list was asked with, and the name of the table. Everything that the choice holds is in the
         *     file, so `limit` and `offset` change nothing. `deviceTable` and `approvalHistoryTable` hold what the caller may
         *     see; the others need what their history needs. `fileHistoryTable` and `deleteHistoryTable` are other names of
         *     `transferHistoryTable` and `deletedDeviceTable`. For `deviceTable` the dates are those of the registration.
         *     An empty choice is answered with an empty list. A choice that is too large for one file is refused with
         *     `excel_processing_delayed`.
         */
        post: operations["exportTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An Excel file that was made.
         * @description The key cannot be guessed and is good for 10 minutes; who holds it may fetch the file.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid for licenses. */
        get: operations["listPayments"];
        put?: never;
        /**
         * Orders a license and answers the form that opens the page of the payment provider.
         * @description The amount is computed here; an `amount` in the body is ignored, so that a form made by hand buys nothing cheaper.
         *     With `pay_lisence_ref` the order renews that license and must be for its plan and its devices, unless it is free.
         *     The caller posts `fields` to `action`, in a window of its own.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the payment provider says became of an order.
         * @description Only the provider can sign it. The same result may be told any number of times and counts once.
         */
        post: operations["settlePayment"];
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
        ProblemKey: "invalid_data" | "no_input_data" | "login_required" | "no_permission" | "no_group_access" | "need_license" | "not_found" | "identical_group" | "device_moved_meanwhile" | "device_name_identical" | "license_volume_exceeded" | "invalid_enrolment" | "too_many_requests" | "payload_too_large" | "server_error" | "excel_processing_delayed" | "corporate_license_minimum";
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
        RangeBound: string;
        /** @description UTC, ISO 8601, or `None` while it has not happened. */
        InstantOrNone: string;
        RemoteHistoryEntry: {
            pk: components["schemas"]["Pk"];
            /** @description Who controlled. */
            reg_mail: string;
            /** @description The device */
            alias: string;
            host_public_ip: string;
            host_private_ip: string;
            host_os_id: components["schemas"]["OperatingSystemCode"];
            viewer_public_ip: string;
            viewer_private_ip: string;
            start_time: components["schemas"]["Instant"];
            end_time: components["schemas"]["InstantOrNone"];
            security: components["schemas"]["Flag"];
        };
        FileHistoryEntry: {
            pk: components["schemas"]["Pk"];
            start_time: components["schemas"]["Instant"];
            end_time: components["schemas"]["InstantOrNone"];
            mgrid: string;
            /** @description The device; empty when it is not there any more. */
            alias: string;
            file_name: string;
            /** @description 1 from the user to the device; any other the way back. */
            action_type: number;
            /** @description Bytes. */
            file_size: number;
            device_os_id: components["schemas"]["OperatingSystemCode"];
        };
        AlertHistoryEntry: {
            pk: components["schemas"]["Pk"];
            /** @description The device, as it was called. */
            device: string;
            generate: components["schemas"]["Instant"];
            device_os_id: components["schemas"]["OperatingSystemCode"];
            alert_code: string;
            /** @description In the unit of the code. */
            alert_value: number;
        };
        AccessHistoryEntry: {
            pk: components["schemas"]["Pk"];
            mgrid: string;
            mgr_pub_ip: string;
            mgr_pri_ip: string;
            login_time: components["schemas"]["Instant"];
            /** @description Empty for the remote-control program. */
            browser: string;
            /** @description The system of the machine that the login came from. */
            login_from: components["schemas"]["OperatingSystemCode"];
        };
        StatisticsRow: {
            /** @description The share in all entries of the dates. */
            usage: components["schemas"]["Percent"];
            count: components["schemas"]["Count"];
            /** @description The person; empty in a row of a device. */
            reg_mail: string;
            /** @description The device; empty in a row of a person. */
            alias: string;
            /** @enum {string} */
            category: "user" | "device";
            /** @description The device's pk; null in a row of a person and when the device is not there any more. */
            device: components["schemas"]["Pk"] | null;
        };
        ChartRow: {
            pk: components["schemas"]["Pk"];
            /**
             * Format: date
             * @description The first day of the period.
             */
            start_date: string;
            access_cnt: components["schemas"]["Count"];
            access_ratio: components["schemas"]["Percent"];
        };
        ExportRequest: {
            /** @enum {string} */
            export_id: "deviceTable" | "remoteHistoryTable" | "fileHistoryTable" | "transferHistoryTable" | "alertHistoryTable" | "accessHistoryTable" | "deleteHistoryTable" | "deletedDeviceTable" | "approvalHistoryTable";
            by?: string;
            /** @enum {string} */
            order?: "asc" | "desc";
            start_date?: components["schemas"]["RangeBound"];
            end_date?: components["schemas"]["RangeBound"];
            limit?: number;
            offset?: number;
            search_key?: string;
            search_value?: string;
            /** @description For `deviceTable`, the group of the list. */
            device_group_pk?: components["schemas"]["Pk"] | ("all" | "favorate");
            /** @description For `deviceTable`. */
            alive?: components["schemas"]["Flag"];
            /**
             * @description For `deletedDeviceTable`
             * @enum {integer}
             */
            q?: 13;
            /**
             * @description For `approvalHistoryTable`
             * @enum {string}
             */
            type?: "history";
        };
        ExportLink: {
            /** @description An address of the same host. */
            download_url: string;
            file_name: string;
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
        /**
         * @description SC0010 credit card, SC0030 bank transfer, SC0060 mobile phone.
         * @enum {string}
         */
        PaymentMethodCode: "SC0010" | "SC0030" | "SC0060";
        /** @enum {string} */
        SoldPlan: "Basic" | "Corporate";
        Payment: {
            pk: components["schemas"]["Pk"];
            create_time: components["schemas"]["Instant"];
            /** @description When the license begins. */
            start_date: components["schemas"]["Instant"];
            type: components["schemas"]["SoldPlan"];
            device_count: number;
            /** @description Whole won, VAT included. */
            price: number;
            payment_method: components["schemas"]["PaymentMethodCode"];
            /**
             * @description Whether a license was bought or renewed.
             * @enum {string}
             */
            remarks: "new" | "renewal";
        };
        PaymentOrder: {
            pay_type: components["schemas"]["SoldPlan"];
            device_count: number;
            /** @enum {integer} */
            months: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 24 | 36;
            payment_method: components["schemas"]["PaymentMethodCode"];
            /** @description The license to renew; null or left out for a new one. */
            pay_lisence_ref?: components["schemas"]["Pk"] | null;
            /** @description What the form shows. The server computes its own. */
            amount?: number;
        };
        PaymentForm: {
            /** @description Where the form is posted to. */
            action: string;
            fields: components["schemas"]["PaymentFields"];
        };
        /** @description Every field of the form, as text. */
        PaymentFields: {
            /** @description By which the provider knows whom the money is for; no secret. */
            merchant_key: string;
            order_id: string;
            /** @description Whole won, VAT included. */
            amount: string;
            buyer: string;
            product_type: components["schemas"]["SoldPlan"];
            device_count: string;
            start_date: components["schemas"]["Instant"];
            end_date: components["schemas"]["Instant"];
            /** @description Months. */
            term: string;
            /** @description The license that is renewed; empty for a new one. */
            renew_ref: string;
            /** @enum {string} */
            flag: "new" | "renew";
            payment_method: components["schemas"]["PaymentMethodCode"];
            language: components["schemas"]["Language"];
            /** @description Where the provider sends the buyer back to. */
            return_url: string;
            signature: string;
        };
        PaymentResult: {
            order_id: string;
            /** @enum {string} */
            result: "success" | "failure" | "cancel";
            amount: string;
            payment_method: components["schemas"]["PaymentMethodCode"];
            signature: string;
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
        DevicePk: components["schemas"]["Pk"];
        /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
        StartDate: components["schemas"]["RangeBound"];
        /** @description As `start_date`; the last second, or the last day, is included completely. */
        EndDate: components["schemas"]["RangeBound"];
        /** @description Only entries that contain this text; letter case and width do not matter. */
        SearchValue: string;
        HistoryBy: "create_time";
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
                devicePk: components["parameters"]["DevicePk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alias?: string;
                    memo?: string;
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
    listAccessHistory: {
        parameters: {
            query?: {
                by?: components["parameters"]["HistoryBy"];
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                end_date?: components["parameters"]["EndDate"];
                search_key?: "mgrid" | "ip" | "browser";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                search_value?: components["parameters"]["SearchValue"];
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
                        objects: components["schemas"]["AccessHistoryEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                    /**
                     * @description The address inside the caller's own network; a browser cannot tell it.
                     * @default
                     */
                    mgr_pri_ip?: string;
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
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                end_date?: components["parameters"]["EndDate"];
                /** @description What `search_value` is looked for in; `name` is the name of a deleted device. */
                search_key?: "reg_mail" | "name";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                search_value?: components["parameters"]["SearchValue"];
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
    listRemoteHistory: {
        parameters: {
            query?: {
                by?: components["parameters"]["HistoryBy"];
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                end_date?: components["parameters"]["EndDate"];
                search_key?: "reg_mail" | "alias" | "ip";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                search_value?: components["parameters"]["SearchValue"];
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
                        objects: components["schemas"]["RemoteHistoryEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listFileHistory: {
        parameters: {
            query?: {
                by?: components["parameters"]["HistoryBy"];
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                end_date?: components["parameters"]["EndDate"];
                search_key?: "mgrid" | "file_name" | "alias";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                search_value?: components["parameters"]["SearchValue"];
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
                        objects: components["schemas"]["FileHistoryEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listAlertHistory: {
        parameters: {
            query?: {
                by?: components["parameters"]["HistoryBy"];
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                end_date?: components["parameters"]["EndDate"];
                search_key?: "device" | "alert_code";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                search_value?: components["parameters"]["SearchValue"];
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
                        objects: components["schemas"]["AlertHistoryEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    rankRemoteUse: {
        parameters: {
            query?: {
                by?: "mgrid" | "create_time";
                type?: "user" | "device";
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                end_date?: components["parameters"]["EndDate"];
                search_mode?: components["parameters"]["SearchMode"];
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
            /** @description A page of the ranking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["StatisticsRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    rankAlerts: {
        parameters: {
            query?: {
                by?: "mgrid" | "create_time";
                type?: "user" | "device";
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` on the clock of the caller's time zone, or ISO 8601 with a zone. */
                start_date?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                end_date?: components["parameters"]["EndDate"];
                search_mode?: components["parameters"]["SearchMode"];
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
            /** @description A page of the ranking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["StatisticsRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    chartRemoteUse: {
        parameters: {
            query: {
                type?: "day" | "month" | "year";
                year: number;
                /** @description Needed with `type=day`. */
                month?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a period, ascending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["ChartRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    chartAlerts: {
        parameters: {
            query: {
                type?: "day" | "month" | "year";
                year: number;
                /** @description Needed with `type=day`. */
                month?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row a period, ascending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["ChartRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description Where the file is, or an empty list when there is nothing to export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["ExportLink"] | unknown[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                by?: "start_date";
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Only what this person of the company paid; everything when left out. */
                user_pk?: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Payment"][];
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
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentOrder"];
            };
        };
        responses: {
            /** @description The form to post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["PaymentForm"];
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
    settlePayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentResult"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
