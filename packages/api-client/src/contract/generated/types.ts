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
         * @description `1STEP` checks ID and password, `3STEP` the one-time code together with the token of the first step. A refused
         *     login is also answered with status 200, with an `isLogin` other than `Success` and the cause.
         */
        post: operations["logIn"];
        /** Ends the session of the token. */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that the frame needs first for a signed-in person, in one call.
         * @description Each part is the same as the response of its own call: `/users/0`, `/devices/summary`, `/groups`, `/favorites`
         *     and the newest of `/notices` in the language of Accept-Language. Parts that the caller may not read are omitted.
         */
        get: operations["getStart"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Changes one property of the caller's own profile.
         * @description `pw`, `email`, `flag_use_otp` and `flag_create_qrcode` require the same proof as a login: the current password
         *     as `origin_pw`, and a one-time code as `code` if an authenticator is registered. A missing or wrong one answers
         *     400 with `check_current_password` or `invalid_otp` and its field; failed attempts are counted. A new `email`
         *     stays in `new_email` until the link emailed to it is opened; the old address is notified. Emails about the
         *     account are sent only to a confirmed address.
         */
        put: operations["changeOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues a single-use token to hand the caller's session to another site.
         * @description For a portal that sends a signed-in person over to the console: it hands the token to
         *     `access/auth_token?token=…&redirect=…`. The token works once, within 5 minutes, and ends with the session that
         *     asked for it. Partners get no token: they have a separate login.
         */
        post: operations["createExchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges such a token for a session, with the fields of a login. */
        post: operations["exchangeToken"];
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
         * @description The enrollment token belongs to a company and determines the group for new devices. A token that is no longer
         *     valid is answered with 401 and the reason: `enrolment_revoked`, `enrolment_expired`, or `enrolment_used_up` when
         *     it has enrolled all the new devices it allows. It enrolls at most 30 new devices per minute (429).
         *
         *     The call proves the agent's key (`agentKey`), to which the new token is bound. Without a proof the answer is 401
         *     with `proof_required`.
         *
         *     A guid that the company already knows keeps its device: name, memo and group stay as they are, the agent gets a
         *     new token and the old one ends. This needs the key of the device or, where the device has none yet,
         *     `former_token`; or an enrollment token created by someone who manages the device. Otherwise the answer is 403
         *     with `device_has_agent`. An agent that proves to be the device's own may use an enrollment token that is no
         *     longer valid, so a lost response does no harm. A known device does not count against the enrollment token.
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
         * Reports a device's heartbeat and telemetry.
         * @description A device counts as offline after three intervals without a report. `inventory` is sent at startup and when it
         *     has changed.
         */
        post: operations["reportHeartbeat"];
        /** Signs the agent off, so its device goes offline immediately. */
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
         * Next commands for the agent (long poll).
         * @description Every command is delivered again until it is answered or has expired, so none is lost; the agent ignores those
         *     it has already started. An agent whose device was deleted gets 401 with `agent_removed`: it stops and deletes
         *     its token.
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
         * Reports the outcome of a command.
         * @description For a command that has already expired or been answered, the answer is 409 with `command_over`.
         */
        post: operations["answerAgentCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed manifest of the agent that the server offers for a system.
         * @description The signature covers the bytes of `manifest` in UTF-8, with the key that `POST /agents` returned as
         *     `update_key`. The program itself is at `/download/{file}`. If there is no program for the system, or its version
         *     is unknown, the answer is 404.
         */
        get: operations["getAgentUpdate"];
        put?: never;
        post?: never;
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
         * Uploads a screenshot, after the command `screen`.
         * @description PNG or JPEG of at most 4096 x 4096 pixels; the type is detected from its bytes.
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
        /** The enrollment tokens of the company; the tokens themselves are never returned again. */
        get: operations["listEnrolments"];
        put?: never;
        /**
         * Creates an enrollment token.
         * @description If the licenses allow no more devices, the answer is 409 with `license_volume_exceeded`.
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
        /** Revokes an enrollment token. Devices that enrolled with it stay. */
        delete: operations["revokeEnrolment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrolments/{enrolmentPk}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices whose agents last used an enrollment token, newest first, without deleted devices. */
        get: operations["listEnrolmentDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rollouts of agent versions, newest first. */
        get: operations["listRollouts"];
        put?: never;
        /**
         * Updates agents of the company to the latest version, in waves.
         * @description Of the selected devices, one is updated first, then a tenth of them, then all others; a wave starts when the
         *     previous one has succeeded. An open rollout ends if it is for an earlier version, or for a group that the new
         *     rollout includes. If another rollout of the same version is open, the answer is 409 with `rollout_open`; if
         *     every selected device already has the version, 409 with `nothing_to_update`.
         */
        post: operations["startRollout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollouts/{rolloutPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Continues a paused rollout, retries failed devices, or ends a rollout.
         * @description If the state of the rollout no longer allows it, the answer is 409 with `rollout_changed`.
         */
        put: operations["changeRollout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rollouts/{rolloutPk}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices of a rollout with their progress, by wave and name. */
        get: operations["listRolloutDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests for access to a device for a period.
         * @description Without `type` the caller's own requests. `request` lists pending requests and `history` all others; both are
         *     for managers and for sub-managers who approve. A request whose period has ended without a decision counts as
         *     history. Times are UTC.
         */
        get: operations["listApprovals"];
        put?: never;
        /**
         * Requests approval, or decides on a request.
         * @description A body with `device_pk` requests approval; it requires the permission CSRemoteControl and access to the device.
         *     A body with `pk` decides; managers and sub-managers who approve may call it, the requester never. A decision
         *     without `version` is for an undecided request; to reverse a decision, send the `version` of the record that was
         *     read. If someone else was faster, the answer is 409.
         *
         *     If the group of the device has several approvers, an answer that is not yet decisive returns the request, which
         *     stays pending. Approvers whose turn it is not get 403 `not_your_turn`. A request that was rejected by selected
         *     approvers has to be requested again; approving it is answered with 403 `team_decided`.
         */
        post: operations["sendApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/{approvalPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws an undecided request of the caller.
         * @description The request then disappears, also from the lists of those who decide. Another person's request is answered as if
         *     it did not exist. 409 `already_decided` means that someone was faster, `request_expired` that its period has
         *     ended.
         */
        delete: operations["withdrawApproval"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/approvers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everyone who can decide on requests in the company.
         * @description For people who decide, to select approvers and delegates. Sorted by name.
         */
        get: operations["listApprovers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delegation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's delegate during an absence. */
        get: operations["getDelegation"];
        /**
         * Sets the caller's delegate for an absence.
         * @description For people who decide on requests, 403 for others. It applies to requests that name the caller among several
         *     approvers; meanwhile both may answer. It replaces any other delegation of the caller. The delegate must decide
         *     on requests of the company, and a delegate's own delegate does not answer for the caller.
         */
        put: operations["setDelegation"];
        post?: never;
        /** Ends the caller's delegation, whether or not it has started. */
        delete: operations["endDelegation"];
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
         * A page of the devices that the caller can see.
         * @description Devices of real agents come before simulated ones, then the requested order applies, then pk, so pages never
         *     overlap. For a group that the caller may not open, the answer is 403 with `no_group_access`.
         */
        get: operations["listDevices"];
        put?: never;
        /**
         * Moves a device to another group.
         * @description The caller needs access to both groups. If both groups are the same, the answer is 409 with `identical_group`;
         *     if the device is no longer in `old_device_group_fk`, 409 with `device_moved_meanwhile`.
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
        /** A device with its processes, hardware and software. */
        get: operations["getDevice"];
        /**
         * Changes the name or the memo of a device, or sends it a command.
         * @description Without `type` the body changes the name or the memo: a memo requires the permission `modifyInformation`, and
         *     the current name is answered with 409 and `device_name_identical`.
         *
         *     With `type` it is a command. `shutdown`, `reboot`, `agent_restart` and `update` are queued for the agent and
         *     answered with the command; `GET /devices/{devicePk}/commands` returns its outcome. `delete` removes the device
         *     as `DELETE` does. `wol_list` returns the hardware address of an offline device and the online devices that can
         *     wake it; `wol` has one of them send the packet: the path names the sender, or the sleeping device itself, and
         *     the server chooses.
         *
         *     Permissions and states are those of the menus. If the state does not allow the command, the answer is 409 with
         *     the key to show; if a permission, a license or an approval is missing, 403.
         */
        put: operations["changeDevice"];
        post?: never;
        /**
         * Deletes a device; its agent stops.
         * @description Needs the permission `useFunction`. The audit log keeps the name; approvals for the device get state 4.
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
        /** Recent commands for the device and their outcomes, newest first. */
        get: operations["listDeviceCommands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage of the devices in a group, or of all that the caller can see, over a day, a month or a year.
         * @description Kept as long and as finely as the usage of a device. Sums are computed a minute after each quarter of an hour,
         *     so the timeline ends with the last computed one. Reports stay with the group that the device was in at the time;
         *     those of devices deleted since also stay. Steps without a report are omitted.
         */
        get: operations["getFleetUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{devicePk}/usage": {
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
         * Usage of the device over a day, a month or a year.
         * @description Kept by minute for a day, by quarter of an hour for 31 days, and by hour for 365 days. Nothing that was reported
         *     is lost when the server stops; the current step is part of the answer. Steps without a report are omitted.
         */
        get: operations["getDeviceUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live_view/{devicePk}": {
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
         * A current screenshot of an online device.
         * @description The agent takes a screenshot only on request: none is taken while nobody is looking. Without a recent screenshot
         *     the server asks the agent and waits a moment for it; if the device sends none, the answer is 404 with
         *     `no_image`. The answer is never cached.
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
         * Everything that a viewer needs to control the device or to exchange files with it.
         * @description The start is recorded in the audit log. The launch token is valid for one session that starts within a minute.
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
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest version of the remote viewer, and its installer file. */
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
        /**
         * State of a remote session opened by the caller.
         * @description For another person's launch token, or one that ended long ago, the answer is 404.
         */
        get: operations["getRemoteSession"];
        /** Reports that a viewer's session has ended; repeating it has no effect. */
        put: operations["endRemoteSession"];
        /**
         * Reports that a viewer's session has started.
         * @description This uses up the launch token; from then on it is only valid for reports on this session.
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
        /** Reports that a file was transferred in a viewer's session. */
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
        /** The caller's favorites. */
        get: operations["listFavourites"];
        put?: never;
        /** Adds a device to the favorites; repeating it has no effect. */
        post: operations["addFavourite"];
        /** Removes one of the caller's favorites. */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The programs and documents that this server offers for download.
         * @description Every download of every card is listed. If the operator has not provided the file, `address` is null. `agents`
         *     names the reference agent for every system that it is built for, in a fixed order; if it has not been built yet,
         *     `address` is null as well. `releases` lists what is new in the agent's versions, newest first; it is empty if
         *     nothing is known.
         */
        get: operations["listDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/installers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates an installer that enrolls the devices on which it runs.
         * @description The caller has just signed in by a login of type 1STEP with the account of the dialog. The installer contains a
         *     separate enrollment token, valid until the end of `expireDate`, never the caller's session. `exe` is the
         *     auto-setup program under a name that contains the server to connect to; if the server does not have that
         *     program, the answer is 404 with `file_download_error`. `sh` and `ps1` are scripts that run the reference agent.
         *     Temporary accounts cannot create installers.
         */
        post: operations["createInstaller"];
        delete?: never;
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
         * @description Each event has an `id`, and as `data` one `ConsoleEvent`. A client that reconnects sends the last id it has seen
         *     and gets what it missed; if that is too long ago, the first event is `reset`, and the client reloads its data. A
         *     comment line every 15 seconds keeps the connection open.
         *
         *     A client that has seen no event yet says for how long it has been reading, and gets what has happened since, so
         *     that no change is lost between a read and the start of the stream.
         *
         *     A session can hold a limited number of streams open, and an account four times as many; further ones are refused
         *     with 429. A page without a stream polls.
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
         * The groups that the caller can see.
         * @description A manager sees every group of the company. Others see the groups they have access to, and their parents with
         *     `has_permission` false, so that the tree has no gaps.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Creates a subgroup.
         * @description If another group under the same parent has the name, the answer is 200 with `overlap` true, and nothing is
         *     created. `group_fk` null is the entry for all devices, which cannot contain groups: 409 with
         *     `all_device_has_no_child`. The parent of a top-level group is ROOT.
         */
        post: operations["createGroup"];
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
        /**
         * A group with its users and its alert thresholds.
         * @description A temporary account must have access to the group; a ticket for devices in it is not enough.
         */
        get: operations["getGroup"];
        /**
         * Changes one property of a group.
         * @description One of: a single field; a new parent by `group_fk` and `root_group_fk`; a threshold to add by `update_key`
         *     alert; a threshold to remove by `delete_key`. A threshold replaces an existing one of the group with the same
         *     code. With the `version` that was read, the answer is 409 with `changed_meanwhile` if someone else has changed
         *     the group since.
         */
        put: operations["changeGroup"];
        post?: never;
        /**
         * Deletes a group and its subgroups; their devices move to the default group.
         * @description For the default group and ROOT the answer is 409 with `group_not_removable`.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which users have access to which groups.
         * @description A manager may list all of them. Others may list their own by `member_fk`, or those of a group that they may
         *     open. A temporary account must have access to that group; a ticket for devices in it is not enough.
         */
        get: operations["listGroupLinks"];
        put?: never;
        /**
         * Grants a user access to a group.
         * @description The user is named by `member_fk`, or by the login ID in `name`. Access to a group requires access to all its
         *     parent groups: if some are missing and `confirm` is not set, nothing is changed and the answer lists them; with
         *     `confirm` they are granted too.
         */
        post: operations["addGroupLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/users/{linkPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a user's access to a group.
         * @description Access to subgroups ends with access to their parent group: if the user has some and `confirm` is not set,
         *     nothing is changed and the answer lists them; with `confirm` they are removed first.
         */
        delete: operations["removeGroupLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/all-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users of the company; with `device_group_fk`, also whether each has access to that group. */
        get: operations["listAllUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices in a group, or all that the caller can see. */
        get: operations["listGroupDevices"];
        put?: never;
        post?: never;
        /**
         * Moves a device from a group to the default group.
         * @description The caller needs access to both groups. For a device of the default group, the answer is 409 with
         *     `identical_group`.
         */
        delete: operations["removeGroupDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the groups listed in a spreadsheet.
         * @description Parents are named and come before their groups; three levels at most; no name twice. If the list violates a
         *     rule, the answer is 400 with `excel_group_fail`. Either all groups are created together or, on failure, none. A
         *     group that already exists under its parent counts as a failure, but its subgroups are added to it.
         */
        post: operations["uploadGroups"];
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
        /** Logins of the company, including refused ones. */
        get: operations["listAccessHistory"];
        put?: never;
        /**
         * Adds what a client reports about itself to the login of its session.
         * @description The server records every login when it happens. This call creates none and changes neither address, time nor
         *     outcome: it adds what the login itself did not contain, once, and has no effect after that.
         */
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
         * Audit entries of a device or, with q=13, of the deleted devices.
         * @description With `device_pk` the caller needs access to the device's group. Without it the permission `viewReport` is
         *     needed: managers get every entry of the company, others those of devices in groups that they can open, and the
         *     deletions, whose devices no longer belong to a group. Temporary accounts get no deletions.
         */
        get: operations["listAudit"];
        put?: never;
        /**
         * Records something that the caller did with a device.
         * @description The entry is always the caller's own: another `member_pk` is refused. The server records its own actions itself;
         *     only sessions that a viewer opens (1 remote control, 2 file transfer) are reported here.
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
        /** Alerts triggered by devices. */
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
         * Which devices, or whose devices, triggered the most alerts.
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
         * Number of remote-control sessions started in each period.
         * @description Days of a month, months of a year, or the five years up to `year`, on the calendar of the caller's time zone.
         *     Periods without an entry are included with 0.
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
         * Number of alerts triggered in each period.
         * @description Days of a month, months of a year, or the five years up to `year`, on the calendar of the caller's time zone.
         *     Periods without an entry are included with 0.
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
         * Creates an Excel file of a table and returns where to download it.
         * @description The body is the query of the list, plus the name of the table. The file contains everything that matches, so
         *     `limit` and `offset` are ignored. `deviceTable` and `approvalHistoryTable` contain what the caller can see; the
         *     others require the same access as their history. `fileHistoryTable` and `deleteHistoryTable` are aliases of
         *     `transferHistoryTable` and `deletedDeviceTable`. For `deviceTable` the dates refer to the registration. If
         *     nothing matches, the answer is an empty list. If too much matches for one file, it is refused with
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
         * Downloads an Excel file.
         * @description The key cannot be guessed and is valid for 10 minutes; anyone who has it can download the file.
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
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's inbox, newest first.
         * @description Each item is a code with its facts; the client creates the text. Items are kept for 90 days. `GET
         *     /devices/summary` contains the number of unread items.
         */
        get: operations["listInbox"];
        /**
         * Marks inbox items of the caller as read or unread.
         * @description Without `pks` it applies to all items, or to all of a kind, and can only mark as read. An item stays read while
         *     another one about the same subject is unread. Items of others are ignored.
         */
        put: operations["markInbox"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's notification settings, for each kind that the caller can get. */
        get: operations["listInboxPreferences"];
        /**
         * Changes where notifications of a kind arrive.
         * @description `off` for `security` is refused with `invalid_data`. Emails that other operations always send, such as those
         *     about requests and decisions, are sent regardless.
         */
        put: operations["changeInboxPreference"];
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
        /** License payments. */
        get: operations["listPayments"];
        put?: never;
        /**
         * Orders a license and returns the form that opens the payment provider's page.
         * @description The amount is computed here; an `amount` in the body is ignored, so a manipulated form cannot change the price.
         *     With `pay_lisence_ref` the order renews that license and must match its plan and number of devices, unless it is
         *     free. The caller posts `fields` to `action`, in a separate window. Without a provider the order is refused with
         *     409 and `payment_not_set_up`.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payment provider for licenses.
         * @description Without one, licenses cannot be bought; a page can say so before anything is entered.
         */
        get: operations["getPaymentProvider"];
        put?: never;
        post?: never;
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
         * Reports the outcome of an order, called by the payment provider.
         * @description Only the provider can sign it. The same result may be sent any number of times but counts once.
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
        /** Notices, newest first; the login page shows them before anyone has signed in. */
        get: operations["listNotices"];
        put?: never;
        /**
         * Publishes a notice.
         * @description The Korean text is shown for languages without one. Only safe HTML elements are kept.
         */
        post: operations["createNotice"];
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
        /** A notice. */
        get: operations["getNotice"];
        /**
         * Changes a notice.
         * @description If `version` is not the current one, the answer is 409 with `changed_meanwhile`.
         */
        put: operations["changeNotice"];
        post?: never;
        /** Deletes a notice. */
        delete: operations["deleteNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{noticePk}/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A notice with its texts in every language, for editing. */
        get: operations["getNoticeTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies that use the service.
         * @description The operators' own company is not included. Of devices, only the number is included.
         */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/companies/{companyPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A company with its licenses, its managers and its device count over time. */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the people of all companies by part of their name, ID or email.
         * @description The search is recorded in the audit log, once per ten minutes for the same words.
         */
        get: operations["searchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Emails waiting to be sent, oldest first.
         * @description Subject and text are not included: an email may contain a link that opens an account.
         */
        get: operations["listPendingMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/mails/{mailPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Retries an email immediately.
         * @description For an email that is being sent at that moment, the answer is 409 with `mail_in_progress`.
         */
        put: operations["retryMail"];
        post?: never;
        /**
         * Discards an email. It is not retried, and its text is deleted.
         * @description For an email that is being sent at that moment, the answer is 409 with `mail_in_progress`.
         */
        delete: operations["discardMail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The health of the server.
         * @description Streams, background tasks and the start time are those of the process that answers.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the devices that the caller can see.
         * @description Each number is the length of a device list: of `GET /devices` with the filter in its description.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of remote sessions started on each of the last days.
         * @description Days of the caller's time zone, today last. Days without a session are included with 0.
         */
        get: operations["chartDailyUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number of devices that the licenses cover, and of devices on the previous days. */
        get: operations["getLicenseCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/companies/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches companies that accept temporary access requests, by part of their name. */
        get: operations["searchPartnerCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/managers/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches the people of a company who decide on temporary access requests, by part of their name. */
        get: operations["searchPartnerManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a temporary account.
         * @description The request is kept as a ticket for seven days; then it expires and the applicant may apply again. Meanwhile a
         *     second request with the same address is answered with 409. An email asks the applicant to confirm the address;
         *     the request can be approved only after that.
         */
        post: operations["applyAsPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the email address of a temporary access request, by the link in the email.
         * @description `already` for a link that has been used, `fail` for one that is unknown or whose request was decided or has
         *     expired.
         */
        post: operations["confirmApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a partner in, one step at a time.
         * @description As `POST /access`, for partner accounts only. For everyone else the answer is as if the account did not exist;
         *     for a partner outside the period of every ticket the cause is `inactive`.
         */
        post: operations["logInAsPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites a person by email to work on devices for a period.
         * @description The email contains a code that works once, within the period.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeems an invitation code.
         * @description The code works once. For a code that is unknown, used, expired or not yet valid, the answer is 400 with
         *     `invitation_code_invalid`, without saying which.
         */
        post: operations["redeemInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/functions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The function settings of the company; everyone can read them, managers can change them. */
        get: operations["getFunctionSettings"];
        put?: never;
        /**
         * Saves all function settings.
         * @description The first invalid field in the order of the form is refused with its own message key. A `version` other than
         *     that of the stored settings is refused with `changed_meanwhile`.
         */
        post: operations["saveFunctionSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policies/blocking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of blocked addresses, or of those allowed; everyone can read it, managers can change it. */
        get: operations["getBlockingPolicy"];
        put?: never;
        /**
         * Changes the policy, or adds or removes an entry.
         * @description An entry without a start is answered with 405 and `ip_blank_error`, one that is not an address, network or range
         *     with 406 and `ip_range_error`. Entries are never listed twice. A change that would lock out the caller is
         *     refused with `ip_policy_locks_out`, unless the caller has confirmed exactly that (`confirmed_lock_out`).
         */
        post: operations["changeBlockingPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Asks every agent of the company to update. */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issues a single-use token to connect to a device from the browser.
         * @description People who may control the device may see its screen and use its terminal; people who may exchange files with it may
         *     use its files. If the agent does not offer the kind, the answer is 409 with `remote_not_offered`.
         *
         *     The token is valid for one connection that is opened within a minute. The browser opens the WebSocket
         *     `/remote/socket` under the base path, and sends the token in its first message; `docs/remote-protocol.md`
         *     describes what follows. Connections of one session share its entry in the history; without `session_pk` a new
         *     session begins.
         *
         *     With `beside_pk` the caller joins someone else's terminal, to watch it or to use it together, as the policy of
         *     the group allows. If it allows neither, the answer is 403 with `terminal_not_shared`; if the terminal has ended,
         *     409 with `terminal_over`.
         */
        post: operations["openRemoteConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running browser sessions: who is connected to which device, newest first.
         * @description Sessions with devices that the caller may open.
         */
        get: operations["listRunningSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/sessions/{sessionPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a running session.
         * @description Managers may end anyone's sessions, others their own. For a session that has ended, or that the caller cannot
         *     see, the answer is 404.
         */
        delete: operations["endRunningSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recordings of sessions, the newest first.
         * @description Recordings of devices that the caller may open; managers also get those of deleted devices.
         */
        get: operations["listRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/recordings/{recordingPk}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The details of a recording. */
        get: operations["readRecording"];
        put?: never;
        post?: never;
        /**
         * Removes a recording early; the audit log records who did.
         * @description For a recording that is still running, the answer is 409 with `recording_runs`.
         */
        delete: operations["removeRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/recordings/{recordingPk}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content of a recording, for playing or saving.
         * @description A terminal is asciicast version 2, without what was typed; a screen is an FBS file (`FBS 001.000`) of what the
         *     device sent over RFB. A recording that is still running ends with what is stored so far. Every call is recorded
         *     in the audit log. If the server does not have the key of the recording, the answer is 409 with
         *     `recording_key_missing`; if its file is missing or damaged, with `recording_lost`.
         */
        get: operations["readRecordingContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views of the device list that the caller saved or that others share with the caller.
         * @description Sorted by name. A view lists which of its tags and groups no longer exist, as far as the caller can see; it
         *     still opens unchanged.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Saves a view of the device list.
         * @description Managers may share with the company or any group, sub-managers with groups that they can open; everyone else
         *     saves for themselves (403 with `no_permission`). If the caller already uses the name, the answer is 409 with
         *     `saved_view_name_taken`; beyond 50 views, 409 with `saved_views_full`; for a filter that cannot be parsed, 400
         *     with `filter_not_understood`.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{savedViewPk}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedViewPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Renames a view, changes its sharing, or saves a different list under its name.
         * @description For its owner; managers may also change every shared view. Omitted fields stay unchanged. The rules of
         *     `createSavedView` apply.
         */
        put: operations["changeSavedView"];
        post?: never;
        /** Removes a view; for its owner, and for managers if it is shared. */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests another verification email, or redeems the link in an email.
         * @description `resend` emails a new verification link if `key` is the login ID of an unverified account with the address
         *     `email`; otherwise the answer is the same. `auth` and `unlock` redeem the key of a link, which either verifies
         *     an address or unlocks an account. The key determines which.
         */
        post: operations["answerMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The login ID of the account with an email address. */
        post: operations["findId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resetPW": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emails a link for resetting a password or unlocking, checks the link, and sets a new password.
         * @description `send` and `unlock` email a link to the owner of the login ID `key`; the answer is the same if there is no such
         *     ID or nothing to unlock. `set` takes the key of the link, which works once and for 24 hours; `check` returns
         *     whether it still works, without using it. `force_set` takes the current password instead, for a password that
         *     has expired, plus a one-time code if the login requires one and an authenticator is registered.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a login ID is available. */
        get: operations["checkAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a company with its manager, on the free trial. */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tags of the company by name, with the number of devices for each.
         * @description The counts include the devices that the caller can see. Temporary accounts get only the tags of those.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Creates a tag.
         * @description For managers, and for sub-managers with the permission `modifyInformation`. No two tags of a company have the
         *     same name; letter case does not count (409 with `tag_exists`). A company can have at most 200 tags (409 with
         *     `company_tag_limit`).
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Adds tags to devices and removes tags from them.
         * @description A device that no longer exists, that the caller cannot see, or that would have more than 20 tags is skipped, and
         *     the answer says why. If no device is left, the call is refused for the reason of the first.
         */
        put: operations["setDeviceTags"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the tags of devices from the rows of a spreadsheet, or previews the result.
         * @description A row refers to a device by its name, or by its number if no device has that name. With `check` 1 nothing is
         *     changed. With 0 all rows are set together; if one of them is invalid, none is. Missing tags are created for
         *     callers who may create tags.
         */
        post: operations["setTagsBySheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{tagPk}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tagPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the name or color of a tag.
         * @description For managers, and for sub-managers with the permission `modifyInformation`.
         */
        put: operations["changeTag"];
        post?: never;
        /**
         * Deletes a tag and removes it from every device of the company.
         * @description For managers, and for sub-managers with the permission `modifyInformation`.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Access tickets: requests by temporary users to work on devices.
         * @description Everyone in the company can see them; temporary accounts see their own. The tab counts cover all tickets that
         *     match the search, regardless of `state`; `total_count` covers those in `state`.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Approves, rejects or ends a ticket.
         * @description For managers, for sub-managers who approve, and for the approver named in the ticket. If an action does not fit
         *     the state of the ticket, the answer is 409. Approving a partner's request activates the temporary account for
         *     the devices of the ticket; before the applicant has confirmed the address, the answer is 409 with
         *     `applicant_unconfirmed`. Ending a ticket ends the sessions of its temporary account.
         */
        post: operations["actOnTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the people of the company.
         * @description Active people come first, then type 6, then type 7, over the whole result; the requested order applies within
         *     that. Managers see everyone, sub-managers those who share a group with them or have them as approver.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Creates a sub-user, who can log in right away.
         * @description Without approval the type is 1, whatever was requested. Without an approver the caller is the approver. If the
         *     ID is taken, the answer is 409 with `id_exist`; if the approver cannot be one, 405 with `search_manager_405`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates users from the rows of a spreadsheet.
         * @description An unusable row counts as a failure, and the others are created. Users from a spreadsheet are of type 1 and have
         *     no permissions; they get access to a group that is named.
         */
        post: operations["createUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/password-level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's password rules. */
        get: operations["getPasswordLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userPk}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        /** A person. The password is never returned. */
        get: operations["getUser"];
        /**
         * Changes a person.
         * @description A manager may change every field. A sub-manager with the approval right may change the permissions of ordinary
         *     users whom they can see, and nothing else. Nobody can remove their own access, and the last active manager stays
         *     one. With `version` the change is refused with `changed_meanwhile` if someone else has changed role or
         *     permissions since. Deactivation, a new password and a new role end the person's sessions. For your own account,
         *     changing password, email and one-time codes requires the same proof as `PUT /users/0`. A new email stays in
         *     `new_email` until its link is opened, as there.
         */
        put: operations["changeUser"];
        post?: never;
        /** Removes a person and ends their sessions. */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userPk}/new-email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the link that confirms a new email address again.
         * @description For your own account; managers may do it for everyone. Earlier links become invalid. If no email is unconfirmed,
         *     the answer is 404.
         */
        post: operations["resendNewEmail"];
        /** Discards an unconfirmed new email address; the current one stays in use. */
        delete: operations["cancelNewEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds a person who can be selected as approver, by ID or name.
         * @description An ID comes before a name, and the ID or name must be complete. A blank name means the administrator. If there
         *     is nobody to select, the answer is 405 with `search_manager_405`.
         */
        get: operations["searchApprover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approvals/approver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's approver.
         * @description The approver selected for the caller, otherwise the first active manager of the company.
         */
        get: operations["getApprover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the caller's logo.
         * @description PNG, JPEG, WebP or GIF up to 2 MiB, recognized by its content. The previous logo is removed. Anything else is
         *     answered with 400 and `invalid_image`.
         */
        post: operations["uploadLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A logo, by an unguessable name. */
        get: operations["getImage"];
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
        AccessHistoryEntry: {
            id: components["schemas"]["Pk"];
            loginId: string;
            callerPublicIp: string;
            callerPrivateIp: string;
            loginTime: components["schemas"]["Instant"];
            /** @description Empty for the remote viewer. */
            browser: string;
            /** @description The operating system of the machine that the login came from. */
            loginFrom: components["schemas"]["OperatingSystemCode"];
            /**
             * @description The outcome; for a refused login its cause, or `refused` if there was none.
             * @enum {string}
             */
            outcome: "success" | "not_matched_user" | "failure_limit" | "not_email_auth" | "pw_reject" | "inactive" | "external" | "ip_setting" | "ip_block" | "ip_not_permit" | "partner" | "invalid_otp" | "refused";
        };
        AgentCommand: {
            id: components["schemas"]["Pk"];
            /** @enum {string} */
            type: "update" | "agent_restart" | "reboot" | "shutdown" | "wake" | "screen" | "remote";
            /**
             * @description The hardware address to wake, or the version to update to; of `remote` the kind and the number of the connection to
             *     join, as in `terminal 7`. Empty for other commands.
             */
            value: string;
        };
        /** @enum {string} */
        AgentCommandState: "queued" | "delivered" | "acknowledged" | "failed" | "expired";
        /** @description The reference agent as one executable file, which needs no other program. */
        AgentDownload: {
            /** @enum {string} */
            system: "linux" | "windows" | "macos";
            /** @enum {string} */
            architecture: "x64" | "arm64";
            /** @description The name of the file, such as remote-console-agent-linux-x64. */
            file: string;
            /** @description Path of the file on the console's host; null while it has not been built. */
            address: string | null;
            /** @description Size of the file; null while it is not built. */
            bytes: components["schemas"]["Count"] | null;
            /** @description The version of the agent; null while it is not built, or if the operator provided the file. */
            version: string | null;
            /** @description SHA-256 of the file; null while it is not built. */
            sha256: string | null;
        };
        /** @description What is new in a version of the reference agent, in every language. */
        AgentRelease: {
            version: string;
            /**
             * Format: date
             * @description Release date.
             */
            date: string;
            notes: {
                ko: components["schemas"]["ReleaseNotes"];
                en: components["schemas"]["ReleaseNotes"];
                ja: components["schemas"]["ReleaseNotes"];
            };
        };
        AlertHistoryEntry: {
            id: components["schemas"]["Pk"];
            /** @description The device, with its name at the time. */
            device: string;
            generate: components["schemas"]["Instant"];
            deviceOsId: components["schemas"]["OperatingSystemCode"];
            alertCode: string;
            /** @description In the unit of the code. */
            alertValue: number;
        };
        Approval: {
            id: components["schemas"]["Pk"];
            deviceId: components["schemas"]["Pk"];
            /** @description The name of the device; of one that was deleted, its last name. */
            deviceAlias: string;
            devicePublicIp: string;
            requesterId: components["schemas"]["Pk"];
            requesterLoginId: string;
            requesterName: string;
            approverId: components["schemas"]["Pk"] | null;
            /** @description Empty if nobody is named. */
            approverLoginId: string;
            /** @description Empty if nobody is named. */
            approverName: string;
            proposalTime: components["schemas"]["Instant"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description Of the requester. */
            reason: string;
            /** @description Of the approver. */
            decisionReason: string;
            /**
             * @description 0 in progress, 1 rejected, 2 approved, 3 and 4 device deleted.
             * @enum {integer}
             */
            decisionState: 0 | 1 | 2 | 3 | 4;
            /** @description Whether the period has ended, or nobody answered in time. */
            expired: boolean;
            /** @description When the approved access starts; later than `start_time` if it was decided late. Null unless approved. */
            effectiveFrom: components["schemas"]["Instant"] | null;
            earlierId: components["schemas"]["Pk"] | null;
            version: components["schemas"]["Version"];
            /** @description When the request expires without an answer; omitted if only its period limits it. */
            answerBy?: components["schemas"]["Instant"];
            /** @description The requested weekly window; omitted for a single period. */
            recurrence?: components["schemas"]["Recurrence"];
            /** @description The weekly window that is open or comes next; omitted without one, and when all have passed. */
            window?: {
                fromTime: components["schemas"]["Instant"];
                toTime: components["schemas"]["Instant"];
            };
            /** @description Omitted if anyone who can decide in the company decides. */
            team?: components["schemas"]["ApprovalTeam"];
        };
        ApprovalDecision: {
            id: components["schemas"]["Pk"];
            isAccepted: boolean;
            /** @description A rejection needs one; an approval has none. */
            decisionReason?: string;
            /** @description Of the record that the decision is about. */
            version?: components["schemas"]["Version"];
        };
        ApprovalExpiry: number;
        ApprovalPolicy: {
            rule: components["schemas"]["ApprovalRule"];
            /** @description In their order, without those who can no longer decide. */
            approvers: components["schemas"]["Approver"][];
            /** @description The number of hours without an answer after which a request expires; null for never. */
            expiryHours: components["schemas"]["ApprovalExpiry"] | null;
            /** @description Whether a weekly window can be asked for. */
            recurring: boolean;
        };
        ApprovalPolicyChange: {
            rule: components["schemas"]["ApprovalRule"];
            /** @description In their order, each able to decide on requests; empty with `single`. */
            approvers: components["schemas"]["Pk"][];
            expiryHours: components["schemas"]["ApprovalExpiry"] | null;
            recurring: boolean;
        };
        ApprovalRequest: {
            deviceId: components["schemas"]["Pk"];
            /** @description Who is asked to decide; the administrator when omitted or null. */
            chosenApproverId?: components["schemas"]["Pk"] | null;
            /** @description Shown beside `approver_pk`; the pk decides. */
            approverName?: string;
            /** @description The start, `YYYY-MM-DD HH:mm:ss` or ISO 8601; UTC. */
            startTime: string;
            /** @description The end, written as `start_time`. */
            endTime: string;
            approvalReason: string;
            /** @description The caller's request that this one renews or repeats. */
            earlierId?: components["schemas"]["Pk"];
            /** @description Requests a weekly window, if the group of the device allows it (otherwise 403 `recurring_refused`). The period is derived from it; `start_time` and `end_time` are ignored. */
            recurrence?: components["schemas"]["Recurrence"];
        };
        /**
         * @description Who decides on requests: anyone who can decide in the company, or selected approvers: one of them, all of them, or all of them in order.
         * @enum {string}
         */
        ApprovalRule: "single" | "any" | "all" | "ordered";
        /** @description The selected approvers of a request, as they were when it was created, and their progress. */
        ApprovalTeam: {
            /** @enum {string} */
            rule: "any" | "all" | "ordered";
            /** @description Whether an answer of the caller counts now. */
            mayAnswer: boolean;
            /** @description Whether none of them is left, so that anyone who can decide in the company does. */
            openToAll: boolean;
            approvers: components["schemas"]["TeamSeat"][];
        };
        Approver: {
            id: components["schemas"]["Pk"];
            loginId: string;
            name: string;
        };
        AuditEntry: {
            /** @description The subject if it is not a device, such as a login ID or an address; otherwise empty. */
            subject: string;
            /** @description The address from which an administrative action was performed; empty for other actions, and for those of the server. */
            address: string;
            id: components["schemas"]["Pk"];
            name: string;
            personMail: string;
            actionTime: components["schemas"]["Instant"];
            actionCode: number;
            actionArea: number;
            deviceId: components["schemas"]["Pk"] | null;
            personId: components["schemas"]["Pk"] | null;
            oldValue: string;
            newValue: string;
        };
        /** @description Comma-separated list of 1 deviceMonitor, 2 modifyInformation, 4 useFunction, 8 viewReport, or their sum. */
        AuthValueText: string;
        BlockingEntry: {
            timeAdded: components["schemas"]["Instant"];
            startIpAddress: string[];
            /** @description Empty text for a single address and for a network. */
            endIpAddress: string[];
            reason: string;
        };
        BlockingEntryAddition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "post";
            startIpAddress: components["schemas"]["IpText"];
            endIpAddress?: components["schemas"]["IpText"];
            reason?: string;
            confirmedLockOut?: components["schemas"]["ConfirmedLockOut"];
        };
        BlockingEntryRemoval: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "delete";
            startIpAddress: components["schemas"]["IpText"];
            endIpAddress?: components["schemas"]["IpText"];
            confirmedLockOut?: components["schemas"]["ConfirmedLockOut"];
        };
        BlockingPolicy: {
            policyUse: boolean;
            /** @description True if the listed addresses are blocked, false if only they are allowed. */
            block: boolean;
            /** @description The newest first. */
            list: components["schemas"]["BlockingEntry"][];
            version: components["schemas"]["Version"];
            /** @description The caller's address for the policy; null for service operators, to whom it does not apply. */
            callerAddress: string | null;
        };
        BlockingSwitch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "set";
            policyUse: boolean;
            block: boolean;
            version: components["schemas"]["Version"];
            confirmedLockOut?: components["schemas"]["ConfirmedLockOut"];
        };
        BulkOutcome: {
            total: components["schemas"]["Count"];
            failure: components["schemas"]["Count"];
            /** @description Which rows failed and why. */
            failures: {
                row: components["schemas"]["Count"];
                error: components["schemas"]["ProblemKey"];
            }[];
        };
        BulkUser: {
            loginId?: string;
            password?: string;
            name?: string;
            email?: string;
            phone?: string;
            department?: string;
            position?: string;
            groupName?: string;
        };
        ChartRow: {
            id: components["schemas"]["Pk"];
            /**
             * Format: date
             * @description The first day of the period.
             */
            startDate: string;
            sessionCount: components["schemas"]["Count"];
            sessionShare: components["schemas"]["Percent"];
        };
        CodeStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "3STEP";
            code: components["schemas"]["OneTimeCode"];
            /** @description The token of the first step. */
            token: string;
        };
        CompanyDetail: {
            company: components["schemas"]["OperatedCompany"];
            /** @description Number of devices on the recorded days, oldest first. */
            counts: {
                at: components["schemas"]["Instant"];
                devices: components["schemas"]["Count"];
            }[];
            licenses: components["schemas"]["License"][];
            managers: components["schemas"]["FoundPerson"][];
        };
        /**
         * @default name
         * @enum {string}
         */
        CompanyOrderKey: "name" | "devices" | "people" | "last_activity" | "create_time";
        /**
         * @description The caller confirms that this change locks out their own address.
         * @default false
         */
        ConfirmedLockOut: boolean;
        /**
         * @description An event sent to an open page. It contains only ids; the page reloads what it shows. Measurements of devices,
         *     such as usage, are not sent: a page requests them where it shows them.
         */
        ConsoleEvent: {
            /** @enum {string} */
            type: "device_state" | "device_changed" | "device_removed";
            deviceId: components["schemas"]["Pk"];
        } | {
            /** @constant */
            type: "device_added";
            deviceId: components["schemas"]["Pk"];
            /** @description The enrollment token that the device enrolled with; null if it was added in another way. */
            enrolmentId: components["schemas"]["Pk"] | null;
        } | {
            /** @constant */
            type: "command_changed";
            deviceId: components["schemas"]["Pk"];
            commandId: components["schemas"]["Pk"];
        } | {
            /** @constant */
            type: "ticket_changed";
            ticketId: components["schemas"]["Pk"];
        } | {
            /** @constant */
            type: "approval_changed";
            approvalId: components["schemas"]["Pk"];
        } | {
            /** @enum {string} */
            type: "groups_changed" | "notices_changed" | "inbox_changed" | "saved_views_changed" | "tags_changed" | "session_prolonged" | "session_ended" | "reset";
        } | {
            /** @constant */
            type: "session_ending";
            endsAt: components["schemas"]["Instant"];
            prolongable: boolean;
        };
        ContactText: string;
        Count: number;
        CreatedGroup: {
            /** @description Whether a group with that name exists; if so, none was created. */
            overlap: boolean;
            id?: components["schemas"]["Pk"];
        };
        DailyUse: {
            /** Format: date */
            startDate: string;
            /** @description Sessions that started with the screen, including those of the viewer. */
            screen: number;
            /** @description Sessions that started with a terminal. */
            terminal: number;
            /** @description Sessions that started with files. */
            files: number;
        };
        /** @description A time in UTC, `YYYY-MM-DD HH:mm:ss`. */
        DateTimeText: string;
        Delegation: {
            delegate: components["schemas"]["Approver"];
            fromTime: components["schemas"]["Instant"];
            untilTime: components["schemas"]["Instant"];
        };
        DelegationChange: {
            delegateId: components["schemas"]["Pk"];
            /** @description The start, `YYYY-MM-DD HH:mm:ss` or ISO 8601; UTC. */
            fromTime: string;
            /** @description The end, written as `from_time`. */
            untilTime: string;
        };
        DeletedGroups: {
            /** @description Number of deleted groups, including subgroups. */
            groups: number;
            /** @description How many devices moved to the default group. */
            devices: number;
        };
        Device: {
            id: components["schemas"]["Pk"];
            /** Format: uuid */
            guid: string;
            alias: string;
            memo: string;
            isOnline: boolean;
            /** @description 1 when the caller may open the device now, 0 when an approval is needed first. */
            approval: components["schemas"]["Flag"];
            /** @description Whether a request of the caller's for the device is still pending. */
            approvalRequested: boolean;
            /** @description The device is simulated. */
            simulated: boolean;
            /** @description Problems with the identity of the agent, detected within the last day; newest first. */
            identityConflicts: components["schemas"]["IdentityConflict"][];
            /** @description How the device can be reached from the browser, as its agent last reported. */
            remoteKinds: components["schemas"]["RemoteKind"][];
            /** @description Number of people connected to the device in browser sessions. */
            onDevice: number;
            osId: components["schemas"]["OperatingSystemCode"];
            /** @description Version of the agent. */
            agentVersion: string;
            /** @description The same as dev_ver. */
            currentVersion: string;
            latestVersion: string;
            groupId: components["schemas"]["Pk"];
            groupName: string;
            /** @description The string None means no data. */
            lastConnectedTime: components["schemas"]["Instant"] | "None";
            /** @description The string None means no data. */
            lastDisconnectedTime: components["schemas"]["Instant"] | "None";
            isFileTransferDisabled: boolean;
            securityAgreement: boolean;
            kmsAddress: string;
            kmsPort: number;
            /** @description The caller's favorite record, or null. */
            favorite: components["schemas"]["Favourite"] | null;
            publicIp: string;
            /** @description The latest command to restart, shut down or wake the device in the last 30 minutes; null without one. */
            powerCommand: components["schemas"]["PowerCommand"] | null;
            /** @description The tags of the device, by name. */
            tags: components["schemas"]["DeviceTag"][];
            cpuUsage: components["schemas"]["Percent"];
            diskUsage: components["schemas"]["Percent"];
            /** @description Bytes. */
            diskCapacity: number;
            memoryUsage: components["schemas"]["Percent"];
            /** @description Bytes. */
            memoryCapacity: number;
            /** @description Revolutions per minute. */
            fanSpeed: number | null;
            /** @description Degrees Celsius. */
            cpuTemperature: number | null;
            /** @description Degrees Celsius. */
            diskTemperature: number | null;
            /** @description Name and version of the operating system. */
            osName: string;
            /** @description Seconds since the device started. */
            runningTime: number;
            /** @description The clock of the device, or empty. */
            systemTime: string;
            privateIp: string;
            processor: string;
            bios: string;
            timeZone: string;
            ipAddress: string;
            netmask: string;
            gateway: string;
            dns: string;
            macAddress: string;
            hardwareId: string;
        };
        DeviceChange: {
            /** @description A blank one is refused with `no_input_data`. */
            alias?: string;
            memo?: string;
        };
        DeviceCommand: {
            id: components["schemas"]["Pk"];
            /** @enum {string} */
            type: "update" | "agent_restart" | "reboot" | "shutdown" | "wake";
            /** @description Waiting for the agent, delivered to it, answered by it (done or failed), or expired without an answer. */
            state: components["schemas"]["AgentCommandState"];
            /** @description What the agent said of the outcome. */
            reason: string;
            /** @description The device whose agent runs it. */
            deviceId: components["schemas"]["Pk"];
            /** @description The device to wake, or null. */
            targetDeviceId: components["schemas"]["Pk"] | null;
            createdTime: components["schemas"]["Instant"];
            finishedTime: components["schemas"]["Instant"] | null;
        };
        DeviceDetail: components["schemas"]["Device"] & {
            /** @description Semicolon-separated list. */
            processName: string;
            /** @description Semicolon-separated list, percent. */
            processCpuUsage: string;
            /** @description Semicolon-separated list, percent. */
            processMemoryUsage: string;
            /** @description Semicolon-separated list. */
            hardwareName: string;
            /** @description Semicolon-separated list. */
            hardwareText: string;
            /** @description Semicolon-separated list. */
            softwareName: string;
            /** @description Semicolon-joined groups of four: company, install_date, version, description. */
            softwareList: string;
        };
        /**
         * @description How many new devices may enrol with the token.
         * @default 100
         */
        DeviceLimit: number;
        DeviceNumber: number;
        /** @enum {string} */
        DeviceOrderKey: "alias" | "alive" | "memo" | "device_group_name" | "dev_os_id" | "last_connected_time";
        DevicePageMeta: {
            totalCount: components["schemas"]["Count"];
            /** @description Tags and groups in `filter` that the caller cannot see; omitted if there are none. */
            unknownNames?: components["schemas"]["FilterName"][];
        };
        /** @description The pk of a device, or its guid. */
        DeviceReference: components["schemas"]["PkText"] | components["schemas"]["Pk"] | string;
        DeviceSummary: {
            /**
             * @description For managers, and for everyone if there are more than the licenses allow, the devices of the company; otherwise
             *     those that the caller can see.
             */
            total: components["schemas"]["Count"];
            /** @description Online devices that the caller can see. */
            online: components["schemas"]["Count"];
            /** @description Offline devices that the caller can see. */
            offline: components["schemas"]["Count"];
            /**
             * @description Devices that the licenses allow, for callers for whom `total` counts the whole company; otherwise as many as the
             *     caller can see.
             */
            licensed: components["schemas"]["Count"];
            requestTicket: components["schemas"]["Count"];
            /** @description Pending access requests, for people who decide on them; 0 for others. */
            requestApproval: components["schemas"]["Count"];
            /** @description Unread items in the caller's inbox, except those about pending requests. */
            unreadInbox: components["schemas"]["Count"];
            /**
             * @description The name of the person who can change the caller's permissions: the approver selected for the caller,
             *     otherwise the first active manager of the company. Empty for managers, and if there is nobody else.
             */
            administrator: string;
            needsApproval: boolean;
            commonPolicy: boolean;
            ipPolicy: boolean;
        };
        DeviceTag: {
            id: components["schemas"]["Pk"];
            name: string;
            color: components["schemas"]["TagColor"];
        };
        DeviceTagChange: {
            deviceIds: components["schemas"]["Pk"][];
            add: components["schemas"]["Pk"][];
            /** @description A tag that is also added is kept. */
            remove: components["schemas"]["Pk"][];
        };
        DeviceTagOutcome: {
            changed: components["schemas"]["Count"];
            leftOut: {
                deviceId: components["schemas"]["Pk"];
                /** @enum {string} */
                error: "not_found" | "no_group_access" | "device_tag_limit";
            }[];
        };
        DownloadCard: {
            /** @enum {string} */
            platform: "windows" | "macos" | "android" | "ios" | "others";
            items: components["schemas"]["DownloadItem"][];
        };
        DownloadItem: {
            /** @enum {string} */
            kind: "auto_install" | "agent" | "agent_manual" | "manager" | "manager_manual" | "system_checker" | "manual" | "web_manager_manual" | "proposal" | "brochure";
            /** @description Path of the file on the console's host; null while it does not exist. */
            address: string | null;
            fileName: string;
            /** @description The operator's description of the file; null without one. */
            version: string | null;
            /** @description Bytes; null while the file does not exist. */
            size: components["schemas"]["Count"] | null;
        };
        /** @description A well-formed address or empty. */
        EmailText: string;
        Enrolment: {
            enrolmentToken: string;
            /** @description The agent's previous token, which proves that it is the agent of a device that has no key yet. */
            formerToken?: string;
            /**
             * Format: uuid
             * @description Generated by the agent at its first start and kept.
             */
            guid: string;
            hostName: string;
            osId: components["schemas"]["OperatingSystemCode"];
            agentVersion: string;
            simulated: boolean;
            /**
             * @description Tag names for the device, set only when it is new. Tags that the company does not have are created. Names
             *     that violate a rule or exceed a limit are ignored; no device is refused because of its tags.
             */
            tags?: string[];
        };
        EnrolmentDevice: {
            deviceId: components["schemas"]["Pk"];
            alias: string;
            isOnline: boolean;
            /** @description The group that the device is in now. */
            groupName: string;
            isDefaultGroup: boolean;
            createdTime: components["schemas"]["Instant"];
        };
        EnrolmentRecord: {
            id: components["schemas"]["Pk"];
            /** @description Empty for a token without a name, such as that of an installer. */
            label: string;
            groupId: components["schemas"]["Pk"];
            groupName: string;
            isDefaultGroup: boolean;
            createdTime: components["schemas"]["Instant"];
            revokedTime: components["schemas"]["Instant"] | null;
            expiresTime: components["schemas"]["Instant"];
            /** @description How many new devices it may enroll. */
            maxDevices: number;
            /** @description How many new devices it has enrolled. */
            deviceCount: number;
            /** @enum {string} */
            state: "open" | "revoked" | "expired" | "used_up";
            /** @description Who created it; null when that person no longer exists or the server created it. */
            creator: components["schemas"]["PersonName"] | null;
        };
        ExchangeToken: {
            token: string;
            expires: components["schemas"]["Instant"];
        };
        ExportLink: {
            /** @description An address of the same host. */
            downloadUrl: string;
            fileName: string;
        };
        ExportRequest: {
            /** @enum {string} */
            exportId: "deviceTable" | "remoteHistoryTable" | "fileHistoryTable" | "transferHistoryTable" | "alertHistoryTable" | "accessHistoryTable" | "deleteHistoryTable" | "deletedDeviceTable" | "approvalHistoryTable" | "administrationHistoryTable";
            by?: string;
            /** @enum {string} */
            order?: "asc" | "desc";
            startDate?: components["schemas"]["RangeBound"];
            endDate?: components["schemas"]["RangeBound"];
            limit?: number;
            offset?: number;
            searchKey?: string;
            searchValue?: string;
            /** @description For `deviceTable`, the group of the list. */
            group?: components["schemas"]["Pk"] | ("all" | "favorate");
            /**
             * @description For `deviceTable`, as the list is asked.
             * @constant
             */
            subgroups?: 1;
            isOnline?: boolean;
            /** @description For `deviceTable`. */
            os?: components["schemas"]["OperatingSystemCode"];
            /** @description For `deviceTable`. */
            approval?: components["schemas"]["Flag"];
            /**
             * @description For `deviceTable`.
             * @enum {string}
             */
            version?: "latest" | "outdated";
            /**
             * @description For `deviceTable`.
             * @enum {string}
             */
            alerts?: "open" | "limit";
            /**
             * @description For `deviceTable`.
             * @enum {integer}
             */
            absent?: 1 | 7 | 30;
            /**
             * @description For `deviceTable`.
             * @constant
             */
            favourite?: 1;
            /** @description For `deviceTable`. */
            filter?: string;
            /**
             * @description For `deletedDeviceTable`, as the list is asked.
             * @enum {integer}
             */
            q?: 13;
            /**
             * @description For `approvalHistoryTable`, as the list is asked.
             * @enum {string}
             */
            type?: "history";
        };
        Favourite: {
            id: components["schemas"]["Pk"];
            deviceId: components["schemas"]["Pk"];
        };
        FileHistoryEntry: {
            id: components["schemas"]["Pk"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["InstantOrNone"];
            loginId: string;
            /** @description The device; empty if it no longer exists. */
            alias: string;
            fileName: string;
            /** @description 1 from the user to the device; any other value for the opposite direction. */
            actionType: number;
            /** @description Bytes. */
            fileSize: number;
            deviceOsId: components["schemas"]["OperatingSystemCode"];
        };
        FilterName: {
            /** @enum {string} */
            key: "tag" | "group";
            name: string;
        };
        /** @enum {integer} */
        Flag: 0 | 1;
        FleetOverview: {
            total: components["schemas"]["DeviceNumber"];
            /** @description `alive=1` */
            online: components["schemas"]["DeviceNumber"];
            /** @description `alive=0` */
            offline: components["schemas"]["DeviceNumber"];
            /** @description `absent=7` */
            absent: components["schemas"]["DeviceNumber"];
            /** @description `alerts=open` */
            alerting: components["schemas"]["DeviceNumber"];
            /** @description The active alerts of the devices in `alerting`; a device may have several. */
            openAlerts: number;
            /** @description `alerts=limit` */
            overLimit: components["schemas"]["DeviceNumber"];
            /** @description The limits exceeded by the devices in `over_limit`, most frequent first. */
            limits: {
                alertCode: string;
                devices: components["schemas"]["DeviceNumber"];
            }[];
            /** @description `version=outdated` */
            outdated: components["schemas"]["DeviceNumber"];
            /** @description `version=outdated` and `alive=1` */
            updatable: components["schemas"]["DeviceNumber"];
            /** @description The latest agent of the company. */
            latestVersion: string;
        };
        FleetUsagePoint: {
            startTime: components["schemas"]["Instant"];
            /**
             * @description The number of device minutes in the step: each minute in which a device reported counts once. Averages are
             *     weighted by it.
             */
            count: number;
            /**
             * @description The maximum number of devices that reported in the same minute. If groups are summed up for the caller, the
             *     sum of each group's maximum.
             */
            devices: number;
            cpu: components["schemas"]["UsageFigure"];
            memory: components["schemas"]["UsageFigure"];
            disk: components["schemas"]["UsageFigure"];
            network: components["schemas"]["NetworkUsage"];
        };
        FleetUsageTimeline: {
            range: components["schemas"]["UsageRange"];
            startTime: components["schemas"]["Instant"];
            /** @description The end of the step with the last computed quarter of an hour. */
            endTime: components["schemas"]["Instant"];
            /** @description Length of a step; determined as for the usage of a device. */
            stepSeconds: number;
            points: components["schemas"]["FleetUsagePoint"][];
        };
        FoundPerson: {
            id: components["schemas"]["Pk"];
            name: string;
            loginId: string;
            mail: string;
            companyId: components["schemas"]["Pk"];
            companyName: string;
            /** @enum {integer} */
            memberType: 1 | 2 | 6 | 7;
            lastLogin: components["schemas"]["Instant"] | null;
            locked: boolean;
            isActive: boolean;
        };
        FunctionSettings: {
            fileTransfer: boolean;
            capture: boolean;
            displayPowerSave: boolean;
            systemPowerSave: boolean;
            /** @description Minutes of inactivity after which a session ends; 0 for 3 hours. */
            idleTime: components["schemas"]["Count"];
            /** @description Minutes after the login at which a session ends regardless of activity; 0 for no limit. */
            sessionTime: components["schemas"]["Count"];
            minOsMajor: components["schemas"]["Count"];
            minOsMinor: components["schemas"]["Count"];
            vaccine: string;
            securityAgreement: boolean;
            passwordLevel: components["schemas"]["PasswordLevel"];
            /** @description Wrong passwords after which an account is locked; 0 for never. */
            lockOutAfter: components["schemas"]["Count"];
            /** @description Days after which a password must be changed; 0 for never. */
            passwordChangeLimit: components["schemas"]["Count"];
            selfUnlock: boolean;
            /** @description Hours after which an agent restarts; 0 for never. */
            agentRestartTime: components["schemas"]["Count"];
            /**
             * @description 1, 2 and 3 for 30, 60 and 90 days, 6 for 6 months, 12 for 1 year, 36 for 3 years.
             * @enum {integer}
             */
            statisticsDeletePeriod: 1 | 2 | 3 | 6 | 12 | 36;
            version: components["schemas"]["Version"];
        };
        FunctionSettingsForm: {
            fileTransfer: boolean;
            capture: boolean;
            displayPowerSave: boolean;
            systemPowerSave: boolean;
            idleTime: components["schemas"]["TypedNumber"];
            sessionTime: components["schemas"]["TypedNumber"];
            minOsMajor: components["schemas"]["TypedNumber"];
            minOsMinor: components["schemas"]["TypedNumber"];
            vaccine: string;
            securityAgreement: boolean;
            passwordLevel: components["schemas"]["TypedNumber"];
            lockOutAfter: components["schemas"]["TypedNumber"];
            passwordChangeLimit: components["schemas"]["TypedNumber"];
            selfUnlock: boolean;
            agentRestartTime: components["schemas"]["TypedNumber"];
            statisticsDeletePeriod: components["schemas"]["TypedNumber"];
            version: components["schemas"]["Version"];
        };
        Group: {
            id: components["schemas"]["Pk"];
            /** @description ROOT for the root group. */
            name: string;
            /** @description The parent; null for the root group. */
            parentId: components["schemas"]["Pk"] | null;
            rootId: components["schemas"]["Pk"] | null;
            isDefaultGroup: boolean;
            needsConfirmation: boolean;
            companyId: components["schemas"]["Pk"];
            hasPermission: boolean;
            deviceCount: components["schemas"]["Count"];
            totalDeviceCount: components["schemas"]["Count"];
            /** @description Null for no limit. */
            deviceQuota: components["schemas"]["Count"] | null;
        };
        GroupChange: {
            version?: components["schemas"]["Version"];
            name?: components["schemas"]["GroupName"];
            needsConfirmation?: boolean;
            groupManagerName?: string;
            groupManagerEmail?: string;
            groupManagerPhone?: string;
            email?: string;
            phone?: string;
            deviceQuota?: number | null;
            remoteConsent?: components["schemas"]["RemoteConsent"] | null;
            remoteRecording?: components["schemas"]["RemoteRecording"] | null;
            remoteRecordingDays?: components["schemas"]["RemoteRecordingDays"] | null;
            remoteSharing?: components["schemas"]["RemoteSharing"] | null;
            approvalPolicy?: components["schemas"]["ApprovalPolicyChange"] | null;
            parentId?: components["schemas"]["ParentGroup"];
            rootId?: components["schemas"]["Pk"];
            /** @enum {string} */
            updateKey?: "alert";
            alertCode?: string;
            alertMinutes?: number;
            threshold?: number;
            /** @description The pk of a threshold, or its code. */
            deleteKey?: components["schemas"]["Pk"] | string;
        };
        GroupDetail: components["schemas"]["Group"] & {
            groupManagerName: string;
            groupManagerEmail: string;
            groupManagerPhone: string;
            email: string;
            phone: string;
            /** @description When the group was last changed, UTC; None if it never was. */
            updateTime: string;
            version: components["schemas"]["Version"];
            users: components["schemas"]["GroupUser"][];
            thresholdAlerts: components["schemas"]["ThresholdAlert"][];
            /** @description How the person at a device takes part before a session begins; null to inherit from the parent group. */
            remoteConsent: components["schemas"]["RemoteConsent"] | null;
            /** @description The value that applies if the group itself has none. */
            inheritedRemoteConsent: components["schemas"]["RemoteConsent"];
            /** @description What is recorded of sessions with its devices; null to inherit from the parent group. */
            remoteRecording: components["schemas"]["RemoteRecording"] | null;
            /** @description The value that applies if the group itself has none. */
            inheritedRemoteRecording: components["schemas"]["RemoteRecording"];
            /** @description How long a recording is kept, in days; null to inherit from the parent group. */
            remoteRecordingDays: components["schemas"]["RemoteRecordingDays"] | null;
            /** @description The value that applies if the group itself has none. */
            inheritedRemoteRecordingDays: components["schemas"]["RemoteRecordingDays"];
            /** @description What a second person may do on a screen or in a terminal of one of its devices; null to inherit from the parent group. */
            remoteSharing: components["schemas"]["RemoteSharing"] | null;
            /** @description The value that applies if the group itself has none. */
            inheritedRemoteSharing: components["schemas"]["RemoteSharing"];
            /** @description Who decides on requests for its devices; null to inherit from the parent group. */
            approvalPolicy: components["schemas"]["ApprovalPolicy"] | null;
            /** @description The value that applies if the group itself has none. */
            inheritedApprovalPolicy: components["schemas"]["ApprovalPolicy"];
        };
        GroupDevice: {
            id: components["schemas"]["Pk"];
            alias: string;
            osId: components["schemas"]["OperatingSystemCode"];
            isOnline: boolean;
            groupId: components["schemas"]["Pk"];
            groupName: string;
        };
        GroupLink: {
            id: components["schemas"]["Pk"];
            groupId: components["schemas"]["Pk"];
            memberId: components["schemas"]["Pk"];
        };
        /** @description Not blank, not the reserved ROOT, and different from the names under the same parent. */
        GroupName: string;
        GroupReference: {
            id: components["schemas"]["Pk"];
            name: string;
        };
        GroupUser: {
            id: components["schemas"]["Pk"];
            loginId: string;
            name: string;
            userType: components["schemas"]["MemberType"];
        };
        GroupUserChoice: {
            id: components["schemas"]["Pk"];
            loginId: string;
            name: string;
            userType: components["schemas"]["MemberType"];
            isActive: boolean;
            /** @description The access record for the requested group; null without one. */
            linkId: components["schemas"]["Pk"] | null;
        };
        Heartbeat: {
            telemetry: components["schemas"]["Telemetry"];
            inventory?: components["schemas"]["Inventory"];
        };
        IdentityConflict: {
            /**
             * @description `copied_token`: the agent's token was used without its key. `two_agents`: a copy of the agent, with its key, reports beside
             *     it. In both cases the call was refused.
             * @enum {string}
             */
            kind: "copied_token" | "two_agents";
            firstTime: components["schemas"]["Instant"];
            lastTime: components["schemas"]["Instant"];
            /** @description Where the last refused call came from. */
            address: string;
        };
        /** @enum {string} */
        InboxCode: "access_asked" | "access_approved" | "access_rejected" | "access_ended" | "access_lapsed" | "access_unanswered" | "access_missed" | "access_moved" | "delegate_gone" | "work_approved" | "work_rejected" | "work_ended" | "partner_applied" | "alert_began" | "license_expires" | "license_expired" | "license_exceeded" | "license_nearly_full" | "password_changed" | "email_changed" | "codes_begun" | "codes_off" | "new_login" | "account_locked" | "agent_conflict";
        /** @description The facts of an item in addition to its code. Names are those at the time. */
        InboxFacts: {
            /** @description Who asked or applied. */
            person?: string;
            /** @description The company of an applicant, or the one that decided. */
            company?: string;
            /** @description The name of the device. */
            device?: string;
            /** @description As in the history of alerts. */
            alertCode?: string;
            /** @description What triggered the alert: the measured value, or the minutes offline. */
            alertValue?: number;
            /** @description Days until the licenses expire. */
            days?: number;
            /** @description Devices of the company. */
            devices?: number;
            /** @description Devices that the licenses allow. */
            volume?: number;
            /** @description The address that a login came from. */
            address?: string;
            /** @description What the login said of its browser. */
            browser?: string;
            /** @enum {string} */
            conflict?: "copied_token" | "two_agents";
        };
        InboxItem: {
            id: components["schemas"]["Pk"];
            kind: components["schemas"]["InboxKind"];
            code: components["schemas"]["InboxCode"];
            facts: components["schemas"]["InboxFacts"];
            /** @description The device that it concerns, which may no longer exist. */
            deviceId: components["schemas"]["Pk"] | null;
            /** @description The access request that it concerns, which may no longer exist. */
            approvalId: components["schemas"]["Pk"] | null;
            /** @description The ticket that it concerns, which may no longer exist. */
            ticketId: components["schemas"]["Pk"] | null;
            /** @description How often it has happened since it was last read. */
            times: number;
            /** @description When it happened last. */
            happenedTime: components["schemas"]["Instant"];
            isRead: boolean;
        };
        /**
         * @description `request` and `ticket` need the person's decision, `decision` is about the person's own requests, `alert` about
         *     a device, `license` about the licenses of the company, `security` about the account or the identity of an agent.
         * @enum {string}
         */
        InboxKind: "request" | "decision" | "ticket" | "alert" | "license" | "security";
        InboxMark: {
            isRead: boolean;
            ids?: components["schemas"]["Pk"][];
            /** @description Without `pks` only items of this kind. */
            kind?: components["schemas"]["InboxKind"];
        };
        InboxPreference: {
            kind: components["schemas"]["InboxKind"];
            /**
             * @description In the inbox only, in the inbox and by email, or not at all.
             * @enum {string}
             */
            choice: "inbox" | "email" | "off";
        };
        InstallerRequest: {
            /** @enum {string} */
            format: "exe" | "sh" | "ps1";
            /** @enum {string} */
            installType: "auto-login" | "manual-login";
            /** @description The last day, YYYY-MM-DD; today at the earliest. */
            expireDate: string;
            deviceLimit?: components["schemas"]["DeviceLimit"];
            /** @enum {string} */
            proxyType: "none" | "manual" | "auto";
            /** @default  */
            proxyServer: string;
            /** @default  */
            proxyPort: string;
            /** @default  */
            proxyId: string;
            /** @default  */
            proxyPassword: string;
            /** @constant */
            terms: true;
            /** @description The origin of the console, as the browser reports it. */
            origin: string;
            /** @description The group for the devices; the default group when omitted. */
            groupId?: components["schemas"]["Pk"];
        };
        /**
         * Format: date-time
         * @description UTC, ISO 8601.
         * @example 2026-11-21T03:00:00.000Z
         */
        Instant: string;
        /** @description UTC, ISO 8601, or `None` while it has not happened. */
        InstantOrNone: string;
        Inventory: {
            /**
             * @description What the owner of the device allows from a browser, comma-separated: `screen`, `terminal`, `files`; empty
             *     for nothing. An agent that never reports this offers nothing.
             */
            remoteKinds?: string;
            privateIp?: string;
            osName?: string;
            processor?: string;
            bios?: string;
            agentVersion?: string;
            timeZone?: string;
            ipAddress?: string;
            netmask?: string;
            gateway?: string;
            dns?: string;
            macAddress?: string;
            hardwareId?: string;
            processName?: string;
            processCpuUsage?: string;
            processMemoryUsage?: string;
            hardwareName?: string;
            hardwareText?: string;
            softwareName?: string;
            softwareList?: string;
        };
        IpText: string;
        KeyCheck: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "check";
            key: string;
        };
        /** @enum {string} */
        Language: "ko" | "en" | "ja";
        LaunchToken: string;
        License: {
            licenseId: components["schemas"]["Pk"];
            /** @enum {string} */
            plan: "Free" | "Basic" | "Corporate";
            /** @description Devices that it allows; 0 for everyone who is not a manager. */
            licensedDevices: components["schemas"]["Count"];
            licenseStart: components["schemas"]["Instant"];
            expiryDate: components["schemas"]["Instant"];
            /** @description The pk of the license that this one renews. */
            licenseReference: components["schemas"]["Pk"] | null;
            isExpired: boolean;
        };
        LicenseCapacity: {
            /** @description Devices that the current licenses cover. */
            volume: number;
            /** @description Devices now. */
            devices: number;
            /** @description When the last license ends. */
            expires: string | null;
            /** @description Their number on the previous days, oldest first; only days on which the server ran. */
            counts: {
                /** Format: date-time */
                at: string;
                devices: number;
            }[];
        };
        LinkOutcome: {
            /** @description False if something has to be confirmed; nothing was changed in that case. */
            done: boolean;
            /** @description The access records that were created or removed, in that order. */
            links: components["schemas"]["GroupLink"][];
            /** @description The other groups that are affected as well. */
            toConfirm: components["schemas"]["GroupReference"][];
        };
        /**
         * @description Why the login failed. An unknown ID and a wrong password have the same cause.
         * @enum {string}
         */
        LoginCause: "not_matched_user" | "not_email_auth" | "failure_limit" | "pw_reject" | "inactive" | "external" | "ip_setting" | "ip_block" | "ip_not_permit" | "partner" | "invalid_otp";
        LoginResult: {
            /** @enum {string} */
            isLogin: "Success" | "Fail";
            /** @description The session token after success; after a failed code step the token to repeat it with. */
            token?: string;
            userType?: components["schemas"]["MemberType"];
            loginId?: string;
            step1?: components["schemas"]["StepResult"];
            step2?: components["schemas"]["StepResult"];
            step3?: components["schemas"]["StepResult"];
            /** @description The cause of each failed step. */
            cause?: {
                step1?: components["schemas"]["LoginCause"];
                step2?: components["schemas"]["LoginCause"];
                step3?: components["schemas"]["LoginCause"];
            };
            failureLimit?: components["schemas"]["Count"];
            currentFailure?: components["schemas"]["Count"];
            selfUnlock?: boolean;
            email?: string;
            mail?: string;
            /** @enum {string} */
            hasShownQrCode?: "True" | "False";
            /** @description An image for the authenticator app, as a data URI; present exactly when `qrCodeFlag` is 'False'. */
            qrCode?: string;
            /** @description The same secret in Base32, for people who cannot scan an image; present together with `qr_code`. */
            otpKey?: string;
            profile?: components["schemas"]["Profile"];
        };
        /** @enum {string} */
        MailKind: "account" | "security" | "request" | "ticket" | "partner" | "inbox" | "other";
        MailLink: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "auth";
            key: string;
        };
        MailRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resend";
            /** @description The address of the account. */
            email: string;
            /** @description The login ID. */
            key: string;
            language?: components["schemas"]["Language"];
        };
        /**
         * @description 1 user, 2 manager, 6 sub-manager with approval right, 7 partner, 9 service operator.
         * @enum {integer}
         */
        MemberType: 1 | 2 | 6 | 7 | 9;
        Meta: Record<string, never>;
        /** @description Network traffic, or null if no report contained it. */
        NetworkUsage: {
            /** @description How much of the step's count reported it. */
            count: number;
            received: components["schemas"]["RateFigure"];
            sent: components["schemas"]["RateFigure"];
        } | null;
        /** @description The new contact address until the link emailed to it is opened; empty without one. */
        NewEmail: string;
        NewGroup: {
            name: components["schemas"]["GroupName"];
            /** @constant */
            isDefaultGroup: false;
            needsConfirmation: boolean;
            parentId: components["schemas"]["ParentGroup"];
            rootId: components["schemas"]["Pk"];
            companyId: components["schemas"]["Pk"];
        };
        NewGroupLink: {
            groupId: components["schemas"]["Pk"];
            memberId?: components["schemas"]["Pk"];
            /** @description The login ID, if `member_fk` is not given. */
            name?: string;
            confirm?: boolean;
        };
        NewNotice: {
            noticeDate: components["schemas"]["NoticeDay"];
            texts: components["schemas"]["NoticeTextsByLanguage"];
        };
        NewSavedView: {
            name: components["schemas"]["SavedViewName"];
            sharing: components["schemas"]["SavedViewSharing"];
            /** @description The group that the view is shared with; only if `sharing` is `group`. */
            sharedGroupId?: components["schemas"]["Pk"];
            place: components["schemas"]["SavedViewPlace"];
            parameters: components["schemas"]["SavedViewParameters"];
            columns: components["schemas"]["SavedViewColumns"];
        };
        NewTag: {
            name: components["schemas"]["TagName"];
            /** @description Gray when omitted. */
            color?: components["schemas"]["TagColor"];
        };
        NewUser: {
            /** @description 4 to 38 letters, digits and @ . _ - */
            loginId: string;
            /** Format: password */
            password: string;
            name: string;
            email?: components["schemas"]["EmailText"];
            phone?: components["schemas"]["PhoneText"];
            telephone?: components["schemas"]["PhoneText"];
            department?: components["schemas"]["ContactText"];
            position?: components["schemas"]["ContactText"];
            receivesMail?: boolean;
            /** @enum {integer} */
            userType?: 1 | 2 | 6;
            needsApproval?: boolean;
            approverId?: components["schemas"]["Pk"] | null;
            language?: components["schemas"]["Language"];
            timeZoneId?: number;
        };
        Notice: {
            id: components["schemas"]["Pk"];
            noticeTitle: string;
            /** @description Untrusted HTML: sanitize before displaying. */
            noticeContent: string;
            noticeDate: components["schemas"]["Instant"];
            createTime: components["schemas"]["Instant"];
        };
        NoticeChange: {
            noticeDate: components["schemas"]["NoticeDay"];
            texts: components["schemas"]["NoticeTextsByLanguage"];
            version: components["schemas"]["Version"];
        };
        /** @description UTC, ISO 8601; the notice pops up after login until then. */
        NoticeDay: string;
        NoticeText: {
            title: string;
            /** @description HTML. */
            content: string;
        };
        NoticeTexts: {
            id: components["schemas"]["Pk"];
            noticeDate: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
            texts: components["schemas"]["NoticeTextsByLanguage"];
        };
        NoticeTextsByLanguage: {
            ko: components["schemas"]["NoticeText"];
            en?: components["schemas"]["NoticeText"];
            ja?: components["schemas"]["NoticeText"];
        };
        OneTag: {
            /** @constant */
            status: 200;
            meta: components["schemas"]["Meta"];
            objects: components["schemas"]["Tag"][];
        };
        OneTimeCode: string;
        OperatedCompany: {
            id: components["schemas"]["Pk"];
            name: string;
            /**
             * @description The largest active plan; `none` without an active license.
             * @enum {string}
             */
            licensePlan: "corporate" | "basic" | "free" | "none";
            devices: components["schemas"]["Count"];
            devicesOnline: components["schemas"]["Count"];
            licenseVolume: components["schemas"]["Count"];
            /** @description The latest end of all licenses, including expired ones. */
            licenseExpires: components["schemas"]["Instant"] | null;
            people: components["schemas"]["Count"];
            /** @description When someone last logged in, or a device last connected or disconnected. */
            lastActivity: components["schemas"]["Instant"] | null;
            createTime: components["schemas"]["Instant"];
        };
        /**
         * @description 0 unknown, 1 Windows, 2 Linux, 3 Mac, 4 Android, 5 iOS.
         * @enum {integer}
         */
        OperatingSystemCode: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * @description Removes the authenticator; the next login shows a QR code to set up a new one.
         * @constant
         */
        OtpReset: 0;
        OwnDelegation: {
            /** @description Whether a group or a waiting request names the caller as approver. */
            isApprover: boolean;
            delegation: components["schemas"]["Delegation"] | null;
        };
        PageMeta: {
            totalCount: components["schemas"]["Count"];
        };
        /** @description The parent; null is the entry for all devices, which cannot contain groups. */
        ParentGroup: components["schemas"]["Pk"] | null;
        PasswordByKey: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "set";
            key: string;
            /** Format: password */
            password: string;
        };
        PasswordByPassword: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "force_set";
            loginId: string;
            currentPassword: components["schemas"]["PresentPassword"];
            code?: components["schemas"]["OneTimeCode"];
            /** Format: password */
            password: string;
        };
        /**
         * @description 0 length only, 1 letters and digits, 2 and special characters, 3 upper and lower case as well.
         * @enum {integer}
         */
        PasswordLevel: 0 | 1 | 2 | 3;
        PasswordStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "1STEP";
            /** @description The login ID. */
            mail: string;
            /** Format: password */
            password: string;
        };
        Payment: {
            id: components["schemas"]["Pk"];
            createTime: components["schemas"]["Instant"];
            /** @description When the license begins. */
            startDate: components["schemas"]["Instant"];
            type: components["schemas"]["SoldPlan"];
            deviceCount: number;
            /** @description Whole won, VAT included. */
            price: number;
            paymentMethod: components["schemas"]["PaymentMethodCode"];
            /**
             * @description Whether a license was bought or renewed.
             * @enum {string}
             */
            remarks: "new" | "renewal";
        };
        /** @description Every field of the form, as text. */
        PaymentFields: {
            /** @description Identifies the merchant to the provider; not a secret. */
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
        PaymentForm: {
            /** @description Where the form is posted to. */
            action: string;
            fields: components["schemas"]["PaymentFields"];
        };
        /**
         * @description SC0010 credit card, SC0030 bank transfer, SC0060 mobile phone.
         * @enum {string}
         */
        PaymentMethodCode: "SC0010" | "SC0030" | "SC0060";
        PaymentOrder: {
            plan: components["schemas"]["SoldPlan"];
            deviceCount: number;
            /** @enum {integer} */
            months: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 24 | 36;
            paymentMethod: components["schemas"]["PaymentMethodCode"];
            /** @description The license to renew; null or omitted for a new one. */
            licenseReference?: components["schemas"]["Pk"] | null;
            /** @description What the form shows. The server computes its own. */
            amount?: number;
        };
        PaymentProvider: {
            /**
             * @description `external`: the page of a provider. `sandbox`: a built-in test page that takes no money, in a demo only.
             *     `none`: no provider is set up.
             * @enum {string}
             */
            kind: "external" | "sandbox" | "none";
        };
        PaymentResult: {
            orderId: string;
            /** @enum {string} */
            result: "success" | "failure" | "cancel";
            amount: string;
            paymentMethod: components["schemas"]["PaymentMethodCode"];
            signature: string;
        };
        PendingMail: {
            id: components["schemas"]["Pk"];
            kind: components["schemas"]["MailKind"];
            recipient: string;
            companyId: components["schemas"]["Pk"] | null;
            /** @description Empty for an email that belongs to no company. */
            companyName: string;
            createTime: components["schemas"]["Instant"];
            tries: components["schemas"]["Count"];
            /** @description The error code of the last attempt; empty before the first one. */
            lastError: string;
            nextTry: components["schemas"]["Instant"];
            inProgress: boolean;
        };
        PendingMailMeta: {
            totalCount: components["schemas"]["Count"];
            mailServer: boolean;
        };
        Percent: number;
        PersonName: {
            id: components["schemas"]["Pk"];
            name: string;
            loginId: string;
        };
        PhoneText: string;
        Pk: number;
        /** @description A `Pk` where a word is allowed instead; the pattern ends where `Pk` does. */
        PkText: string;
        PlainCommand: {
            /** @enum {string} */
            type: "agent_restart" | "delete" | "update" | "wol_list";
        };
        PowerCommand: {
            /** @enum {string} */
            type: "reboot" | "shutdown" | "wake";
            state: components["schemas"]["AgentCommandState"];
            createdTime: components["schemas"]["Instant"];
            /** @description When the agent answered or the command expired; null while it is pending. */
            finishedTime: components["schemas"]["Instant"] | null;
        };
        /** Format: password */
        PresentPassword: string;
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
        ProblemKey: "invalid_data" | "no_input_data" | "login_required" | "no_permission" | "no_group_access" | "need_license" | "not_found" | "identical_group" | "device_moved_meanwhile" | "device_name_identical" | "license_volume_exceeded" | "invalid_enrolment" | "too_many_requests" | "payload_too_large" | "server_error" | "no_room" | "check_current_password" | "invalid_otp" | "password_requirement" | "agent_removed" | "agent_still_online" | "command_over" | "device_has_agent" | "enrolment_expired" | "enrolment_revoked" | "enrolment_used_up" | "identity_in_use" | "invalid_proof" | "nothing_to_update" | "proof_required" | "rollout_changed" | "rollout_open" | "use_dpop_nonce" | "wrong_key" | "date_validate_error" | "approvals_reason" | "denial_reason_given" | "own_request" | "not_your_turn" | "team_decided" | "delegate_self" | "approvers_missing" | "recurring_refused" | "already_decided" | "already_requested" | "request_expired" | "device_deleted" | "changed_meanwhile" | "search_manager_405" | "not_online_warning" | "not_supported_os" | "approval_required" | "already_online" | "already_approved" | "already_latest_version" | "file_transfer_disabled" | "no_image" | "no_wake_sender" | "invalid_launch" | "filter_not_understood" | "file_download_error" | "duplication_group_name" | "reserved_group_name" | "all_device_has_no_child" | "no_order_warning" | "cannot_modify_group_order" | "cannot_move_device" | "group_device_limit" | "group_not_removable" | "user_not_found" | "user_already_in_group" | "excel_group_fail" | "please_select_device_type" | "please_select_alert_type" | "please_input_alert_time" | "please_input_alert_value" | "excel_processing_delayed" | "corporate_license_minimum" | "payment_not_set_up" | "mail_in_progress" | "applicant_name_requirement" | "applicant_email_requirement" | "manager_name_requirement" | "start_date_requirement" | "end_date_requirement" | "manager_search_requirement" | "search_text_too_short" | "partner_already_applied" | "id_exist" | "invitation_code_invalid" | "email-invalid" | "invalid_agent_restart_time" | "invalid_block_num" | "invalid_idle_time" | "invalid_min_os_major" | "invalid_min_os_minor" | "invalid_password_change_limit" | "invalid_password_level" | "invalid_session_time" | "ip_blank_error" | "ip_list_full" | "ip_policy_locks_out" | "ip_range_error" | "login_failed_cause_ip_block" | "login_failed_cause_ip_not_permit" | "login_failed_cause_ip_setting" | "remote_not_offered" | "terminal_not_shared" | "terminal_over" | "recording_runs" | "recording_key_missing" | "recording_lost" | "saved_view_name_taken" | "saved_views_full" | "invalid_id" | "password_confirm" | "emile_requirement" | "name_requirement" | "company_name_requirement" | "tag_name_invalid" | "tag_exists" | "company_tag_limit" | "device_tag_limit" | "ticket_state_changed" | "ticket_void" | "applicant_unconfirmed" | "invalid_image" | "last_admin_protected" | "own_account_protected";
        Profile: {
            id: components["schemas"]["Pk"];
            loginId: string;
            name: string;
            mail: string;
            phone: string;
            /**
             * @description Manager exactly for the administrator.
             * @enum {string}
             */
            type: "Manager" | "User";
            /** @description Comma-separated list of 1, 2, 4 and 8. */
            permissions: string;
            canControl: boolean;
            canManageDevices: boolean;
            canTransferFiles: boolean;
            canView: boolean;
            canUpdate: boolean;
            canSeeScreens: boolean;
            canRestart: boolean;
            usesApprovals: boolean;
            memberType: components["schemas"]["MemberType"];
            userType: components["schemas"]["MemberType"];
            timeZoneId: number;
            /** @enum {integer} */
            dateFormatId: 0 | 1 | 2;
            companyId: components["schemas"]["Pk"];
            companyName: string;
            language: components["schemas"]["Language"];
            /** @description Address of the logo, empty without one. */
            profile: string;
            /** @description The contact address; empty without one. */
            email?: string;
            newEmail?: components["schemas"]["NewEmail"];
            /** @description Office line. */
            telephone?: string;
            department?: string;
            position?: string;
            receivesMail?: boolean;
            usesOneTimeCodes?: boolean;
            hasAuthenticator?: boolean;
            refreshesLists?: boolean;
            refreshInterval?: components["schemas"]["RefreshSeconds"];
            refreshesImages?: boolean;
            imageRefreshInterval?: components["schemas"]["RefreshSeconds"];
            approverId?: components["schemas"]["Pk"] | null;
            isFileTransferDisabled?: boolean;
            pay: components["schemas"]["License"][];
        };
        /** @description One property, with the proof of ownership where it is required. */
        ProfileChange: {
            currentPassword?: components["schemas"]["PresentPassword"];
            code?: components["schemas"]["OneTimeCode"];
            name?: string;
            phone?: string;
            timeZoneId?: number;
            /** @enum {integer} */
            dateFormatId?: 0 | 1 | 2;
            language?: components["schemas"]["Language"];
            email?: components["schemas"]["EmailText"];
            telephone?: components["schemas"]["PhoneText"];
            department?: components["schemas"]["ContactText"];
            position?: components["schemas"]["ContactText"];
            /** Format: password */
            password?: string;
            receivesMail?: boolean;
            usesOneTimeCodes?: boolean;
            /** @constant */
            hasAuthenticator?: false;
            refreshesLists?: boolean;
            refreshInterval?: components["schemas"]["RefreshSeconds"];
            refreshesImages?: boolean;
            imageRefreshInterval?: components["schemas"]["RefreshSeconds"];
        };
        RangeBound: string;
        RateFigure: {
            /** @description Bytes per second. */
            average: number;
            /** @description Bytes per second, never below the average; older figures are rounded up by an eighth at most. */
            highest: number;
        };
        RebootCommand: {
            /** @constant */
            type: "reboot";
            deviceId: components["schemas"]["Pk"];
            personId: components["schemas"]["Pk"];
            /** @constant */
            actionCode: 3;
            /** @constant */
            actionArea: 1;
        };
        Recording: {
            id: components["schemas"]["Pk"];
            /** @description The session; it has one recording for each of its connections. */
            sessionId: components["schemas"]["Pk"];
            deviceId: components["schemas"]["Pk"];
            /** @description As it was when the recording began. */
            deviceName: string;
            /** @description The device is simulated. */
            simulated: boolean;
            kind: components["schemas"]["RecordingKind"];
            /** @description Who was connected to the device, with their name at that time. */
            person: {
                id: components["schemas"]["Pk"];
                name: string;
                loginId: string;
            };
            startTime: components["schemas"]["Instant"];
            /** @description Null while it is running. */
            endTime: components["schemas"]["Instant"] | null;
            /** @description Bytes of the content; 0 while it runs. */
            size: number;
            /** @description When it is removed. */
            keepUntil: components["schemas"]["Instant"];
            /** @description Whether the caller may remove it now. */
            mayRemove: boolean;
        };
        /**
         * @description What was recorded.
         * @enum {string}
         */
        RecordingKind: "terminal" | "screen";
        /** @description A weekly window in the local time of a time zone. When clocks go forward, a skipped time is shifted by the same amount; when clocks go back, the first occurrence of a repeated time counts. */
        Recurrence: {
            /** @description 1 for Monday to 7 for Sunday, on which the window begins. */
            weekdays: number[];
            /** @description `HH:mm`. */
            from: string;
            /** @description `HH:mm`; not after `from` for one that ends on the next day. */
            to: string;
            timeZoneId: number;
            /** @description `YYYY-MM-DD`, not before today in the zone. */
            firstDay: string;
            /** @description `YYYY-MM-DD`, a year after `first_day` at most. */
            lastDay: string;
        };
        /** @description Seconds. */
        RefreshSeconds: number;
        /** @description Each note is one sentence or two, as plain text. */
        ReleaseNotes: string[];
        RemoteConnection: {
            connectionToken: string;
            expiresTime: components["schemas"]["Instant"];
        };
        /**
         * @description The person must agree within 30 seconds, is notified, or is not informed.
         * @enum {string}
         */
        RemoteConsent: "ask" | "notify" | "silent";
        RemoteHistoryEntry: {
            id: components["schemas"]["Pk"];
            /** @description Who controlled. */
            personMail: string;
            /** @description The device, with its name at the time. */
            alias: string;
            hostPublicIp: string;
            hostPrivateIp: string;
            hostOsId: components["schemas"]["OperatingSystemCode"];
            viewerPublicIp: string;
            viewerPrivateIp: string;
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["InstantOrNone"];
            security: boolean;
        };
        /**
         * @description How a device is reached from the browser.
         * @enum {string}
         */
        RemoteKind: "screen" | "terminal" | "files";
        /**
         * @description Nothing, terminals, or terminals and screens. Files have their history anyway.
         * @enum {string}
         */
        RemoteRecording: "off" | "terminal" | "everything";
        RemoteRecordingDays: number;
        RemoteSession: {
            /** @description The relay that leads to the device. */
            kmsAddress: string;
            kmsPort: number;
            mayControl: boolean;
            mayTransferFiles: boolean;
            inputLock: boolean;
            isAdministrator: boolean;
            userName: string;
            relayServer: string;
            relayPort: number;
            /** @description Where the viewer reports to. */
            apiAddress: string;
            apiPort: number;
            deviceName: string;
            launchToken: components["schemas"]["LaunchToken"];
            expiresTime: components["schemas"]["Instant"];
        };
        RemoteSessionProgress: {
            /**
             * @description The viewer has not reported yet, reported the start, reported the end, or did not report in time.
             * @enum {string}
             */
            state: "waiting" | "begun" | "ended" | "expired";
        };
        /**
         * @description Nothing, since screens are for one person at a time and terminals for the person who opened them; only watch; or control them together.
         * @enum {string}
         */
        RemoteSharing: "alone" | "watch" | "join";
        /**
         * @description Watch only, or use it together with the person who opened it.
         * @enum {string}
         */
        RemoteTerminalPart: "watch" | "join";
        ResetMail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "send";
            language: components["schemas"]["Language"];
            /** @description The login ID. */
            key: string;
        };
        Rollout: {
            id: components["schemas"]["Pk"];
            version: string;
            state: components["schemas"]["RolloutState"];
            /**
             * @description The current wave, or the one at which the rollout ended.
             * @enum {integer}
             */
            wave: 1 | 2 | 3;
            /** @description The progress of the devices in each wave. */
            waves: components["schemas"]["WaveTally"][];
            /** @description The group that is updated, including subgroups; null for all devices. */
            group: components["schemas"]["RolloutGroup"] | null;
            /** Format: date-time */
            createdTime: string;
            /** Format: date-time */
            finishedTime: string | null;
            /** @description Who started it; null when that person no longer exists. */
            creator: components["schemas"]["PersonName"] | null;
        };
        RolloutAnswer: {
            /** @constant */
            status: 200;
            meta: components["schemas"]["Meta"];
            objects: components["schemas"]["Rollout"][];
        };
        RolloutDevice: {
            deviceId: components["schemas"]["Pk"];
            alias: string;
            isOnline: boolean;
            osId: number;
            /** @description The version that it reported last. */
            agentVersion: string;
            /** @enum {integer} */
            wave: 1 | 2 | 3;
            state: components["schemas"]["RolloutDeviceState"];
            /** @description The reason that the agent gave when it failed, as it sent it; empty when no answer came in time, and in every other state. */
            reason: string;
        };
        /** @enum {string} */
        RolloutDeviceState: "waiting" | "asked" | "updated" | "failed";
        RolloutGroup: {
            /** @description Null when the group has been deleted since. */
            id: components["schemas"]["Pk"] | null;
            name: string;
            isDefaultGroup: boolean;
        };
        /** @enum {string} */
        RolloutState: "running" | "paused" | "stopped" | "finished";
        RunningSession: {
            id: components["schemas"]["Pk"];
            deviceId: components["schemas"]["Pk"];
            deviceName: string;
            /** @description The device is simulated. */
            simulated: boolean;
            /** @description What is currently open; empty while the browser is briefly disconnected. */
            kinds: components["schemas"]["RemoteKind"][];
            /** @description Whether the person only watches what someone else controls. */
            watching: boolean;
            /** @description Connections of the person's terminals that the caller may join, oldest first. */
            terminals: components["schemas"]["Pk"][];
            /** @description What the caller could do in these terminals; null if there are none. */
            terminalPart: components["schemas"]["RemoteTerminalPart"] | null;
            person: {
                id: components["schemas"]["Pk"];
                name: string;
                loginId: string;
            };
            /** @description Where the browser is. */
            address: string;
            startTime: components["schemas"]["Instant"];
            /** @description When the approval or the access ticket that permits the session ends; null without one. */
            endsTime: components["schemas"]["Instant"] | null;
            /** @description Whether it is a session of the caller's. */
            own: boolean;
            /** @description Whether the caller may end it. */
            mayEnd: boolean;
        };
        SavedView: {
            id: components["schemas"]["Pk"];
            name: string;
            sharing: components["schemas"]["SavedViewSharing"];
            sharedGroupId: components["schemas"]["Pk"] | null;
            /** @description Empty unless the view is shared with a group. */
            sharedGroupName: string;
            place: components["schemas"]["SavedViewPlace"];
            /** @description The name of the group of `place`; empty for the other lists. */
            placeName: string;
            placeIsThere: boolean;
            parameters: {
                [key: string]: string;
            };
            columns: components["schemas"]["SavedViewColumns"];
            /** @description Who saved it. */
            ownerName: string;
            isOwn: boolean;
            mayChange: boolean;
            /** @description Tags and groups of the view that no longer exist, as far as the caller can see. */
            missing: components["schemas"]["FilterName"][];
        };
        SavedViewChange: {
            name?: components["schemas"]["SavedViewName"];
            sharing?: components["schemas"]["SavedViewSharing"];
            /** @description The group that the view is shared with; only if `sharing` is `group`. */
            sharedGroupId?: components["schemas"]["Pk"];
            place?: components["schemas"]["SavedViewPlace"];
            parameters?: components["schemas"]["SavedViewParameters"];
            columns?: components["schemas"]["SavedViewColumns"];
        };
        /** @description The columns of the table, in their order, and those that are hidden. */
        SavedViewColumns: {
            order: string[];
            hidden: string[];
        };
        /** @description At most 60 characters. */
        SavedViewName: string;
        /**
         * @description The parameters of the list's URL: view, size, order, search, filters. Anything that is not a parameter of the
         *     list is ignored.
         */
        SavedViewParameters: {
            [key: string]: string;
        };
        /** @description The list that the view shows; `all`, `favorite` or the pk of a group, as in the URL. */
        SavedViewPlace: components["schemas"]["PkText"] | ("all" | "favorite");
        /** @enum {string} */
        SavedViewSharing: "private" | "group" | "company";
        ServerHealth: {
            version: string;
            startTime: components["schemas"]["Instant"];
            database: {
                /** @enum {string} */
                engine: "sqlite" | "postgres";
                bytes: components["schemas"]["Count"];
            };
            /** @description The disk of the data folder; null if it cannot be read. */
            disk: {
                freeBytes: components["schemas"]["Count"];
                totalBytes: components["schemas"]["Count"];
            } | null;
            mail: {
                server: boolean;
                waiting: components["schemas"]["Count"];
                oldest: components["schemas"]["Instant"] | null;
                /** @description Emails abandoned in the last 7 days. */
                givenUp: components["schemas"]["Count"];
            };
            agents: {
                online: components["schemas"]["Count"];
                total: components["schemas"]["Count"];
            };
            events: {
                streams: components["schemas"]["Count"];
                last: components["schemas"]["Instant"] | null;
                /** @description How long the last event took from the change to the open pages. */
                lagMs: components["schemas"]["Count"] | null;
            };
            /** @description Background tasks that have started. */
            tasks: components["schemas"]["ServerTask"][];
        };
        ServerTask: {
            /** @enum {string} */
            name: "offline" | "approvals" | "tickets" | "remote" | "commands" | "rollouts" | "teams" | "alerts" | "counts" | "inboxMail" | "licenses" | "pruning" | "delivery" | "history" | "usage" | "oldUsage" | "agents" | "statistics";
            everyMs: components["schemas"]["Count"];
            /** @description When it last finished; null before that. */
            lastRun: components["schemas"]["Instant"] | null;
            /** @description 1 if its last run failed. */
            failed: components["schemas"]["Flag"];
        };
        SheetGroup: {
            name: string;
            /** @description Empty at level 1. */
            parentGroupName: string;
        };
        ShutdownCommand: {
            /** @constant */
            type: "shutdown";
            deviceId: components["schemas"]["Pk"];
            personId: components["schemas"]["Pk"];
            /** @constant */
            actionCode: 4;
            /** @constant */
            actionArea: 1;
        };
        /** @description The sign-up form. A company without a name gets the name of its manager. */
        SignUp: {
            loginId: string;
            /** Format: password */
            password: string;
            /** Format: password */
            passwordConfirmation: string;
            mail: string;
            name: string;
            /** @default  */
            phone: string;
            /** @default  */
            companyName: string;
            /** @default  */
            companyWebsite: string;
            language?: components["schemas"]["Language"];
            /**
             * @default NO
             * @enum {string}
             */
            usedFormerProduct: "NO" | "YES";
            /**
             * @description How the person heard of the product.
             * @default
             */
            subscription: string;
            /** @default 32 */
            timeZoneId: number;
        };
        /** @enum {string} */
        SoldPlan: "Basic" | "Corporate";
        Start: {
            profile?: components["schemas"]["Profile"];
            summary?: components["schemas"]["DeviceSummary"];
            /** @description The tickets that `/devices/summary` counts in `meta`. */
            requestTicket?: components["schemas"]["Count"];
            groups?: components["schemas"]["Group"][];
            favourites?: components["schemas"]["Favourite"][];
            notices?: components["schemas"]["Notice"][];
            noticeCount?: components["schemas"]["Count"];
        };
        StatisticsRow: {
            /** @description The share in all entries of the dates. */
            usage: components["schemas"]["Percent"];
            count: components["schemas"]["Count"];
            /** @description The person; empty in a row of a device. */
            personMail: string;
            /** @description The device; empty in a row of a person. */
            alias: string;
            /** @enum {string} */
            category: "user" | "device";
            /** @description The device's pk; null in a row of a person, and if the device no longer exists. */
            device: components["schemas"]["Pk"] | null;
        };
        /** @enum {string} */
        StepResult: "success" | "fail";
        Tag: {
            id: components["schemas"]["Pk"];
            name: string;
            color: components["schemas"]["TagColor"];
            deviceCount: components["schemas"]["Count"];
        };
        TagChange: {
            name?: components["schemas"]["TagName"];
            color?: components["schemas"]["TagColor"];
        };
        /** @enum {string} */
        TagColor: "gray" | "red" | "orange" | "green" | "teal" | "blue" | "purple" | "pink";
        /**
         * @description 1 to 40 characters after trimming, without commas, quotation marks, colons and control characters (400 with
         *     `tag_name_invalid`).
         */
        TagName: string;
        TagSheet: {
            check: boolean;
            replace: boolean;
            rows: {
                device: string;
                tags: string[];
            }[];
        };
        TagSheetOutcome: {
            /** @description Number of devices whose tags change. */
            devices: components["schemas"]["Count"];
            /** @description The names of the tags that are created. */
            newTags: string[];
            /** @description The rows that cannot be set, by index from 0. */
            faults: {
                index: components["schemas"]["Count"];
                /** @enum {string} */
                error: "over_character_limit" | "tag_name_invalid" | "device_tag_limit" | "company_tag_limit" | "tag_unknown" | "device_unknown" | "device_ambiguous" | "device_twice";
                /** @description What the fault is about. */
                name: string;
            }[];
        };
        TeamSeat: {
            id: components["schemas"]["Pk"];
            name: string;
            /**
             * @description The answer; `asked` for approvers who can answer now, `later` for those whose turn comes later, `gone` for those who can no longer decide, `unneeded` for those who did not have to answer.
             * @enum {string}
             */
            state: "approved" | "rejected" | "asked" | "later" | "gone" | "unneeded";
            /** @description The delegate who answered or is asked; empty for the approver. */
            by: string;
        };
        Telemetry: {
            cpuUsage: components["schemas"]["Percent"];
            diskUsage: components["schemas"]["Percent"];
            diskCapacity: number;
            memoryUsage: components["schemas"]["Percent"];
            memoryCapacity: number;
            fanSpeed?: number;
            cpuTemperature?: number;
            diskTemperature?: number;
            runningTime: number;
            /** @description Bytes per second received since the previous report; omitted if unknown. */
            networkReceived?: number;
            /** @description Bytes per second sent since the previous report; omitted if unknown. */
            networkSent?: number;
            systemTime: string;
        };
        ThresholdAlert: {
            id: components["schemas"]["Pk"];
            alertCode: string;
            /** @description Minutes, of an alert that is based on time. */
            alertMinutes: number | null;
            /** @description Percent, degrees Celsius or rpm, of an alert that is based on a value. */
            threshold: number | null;
        };
        Ticket: {
            ticketId: components["schemas"]["Pk"];
            /** @description 0 requested, 1 re-requested, 2 approved, 3 on-work, 4 reject, 10 completed. */
            state: number;
            requestedTime: components["schemas"]["Instant"];
            requesterCompany: string;
            requesterUserName: string;
            requesterDepartment: string;
            workStartDate: components["schemas"]["Instant"];
            workEndDate: components["schemas"]["Instant"];
            workReason: string;
            devices: {
                id: components["schemas"]["Pk"];
                deviceName: string;
            }[];
            /** @description The approver named in the request. */
            requesterApprover: components["schemas"]["TicketApprover"] | null;
            /** @description Who decided. */
            approvingManager: components["schemas"]["TicketApprover"] | null;
            /** @description The temporary account; null until there is one. */
            worker: {
                loginId: string;
            } | null;
            /** @description What the approver wrote to the requester. */
            extra: string;
            /** @description The requester's email address; for a temporary access request also the login ID of the account. */
            mail: string;
            /**
             * @description Whether the link or code emailed to the address was used, is still outstanding, or was never required (for
             *     older requests, and for an invitation whose code was never used).
             * @enum {string}
             */
            mailConfirmation: "confirmed" | "waiting" | "unasked";
        };
        TicketApprover: {
            id: components["schemas"]["Pk"];
            name: string;
            position: string;
            part: string;
        };
        TicketCounts: {
            totalCount: components["schemas"]["Count"];
            requested: components["schemas"]["Count"];
            approved: components["schemas"]["Count"];
            reject: components["schemas"]["Count"];
            completed: components["schemas"]["Count"];
        };
        /** @description A whole number, or what was typed into the field. */
        TypedNumber: number | string;
        UnlockLink: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unlock";
            key: string;
        };
        UnlockMail: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "unlock";
            language: components["schemas"]["Language"];
            /** @description The login ID. */
            key: string;
        };
        /** @enum {string} */
        UpdateSystem: "linux-x64" | "linux-arm64" | "windows-x64" | "macos-x64";
        UploadedGroups: {
            total: components["schemas"]["Count"];
            failure: components["schemas"]["Count"];
        };
        UsageFigure: {
            average: components["schemas"]["Percent"];
            /** @description Never below the average; older figures are rounded up to half a per cent. */
            highest: components["schemas"]["Percent"];
        };
        UsagePoint: {
            startTime: components["schemas"]["Instant"];
            /** @description Number of reports in the step. */
            count: number;
            cpu: components["schemas"]["UsageFigure"];
            memory: components["schemas"]["UsageFigure"];
            disk: components["schemas"]["UsageFigure"];
            network: components["schemas"]["NetworkUsage"];
        };
        /** @enum {string} */
        UsageRange: "day" | "month" | "year";
        UsageTimeline: {
            range: components["schemas"]["UsageRange"];
            startTime: components["schemas"]["Instant"];
            /** @description The end of the current step. */
            endTime: components["schemas"]["Instant"];
            /**
             * @description How long a step is: the shortest of 1, 2, 5, 10, 15 and 30 minutes, 1, 2, 3, 6 and 12 hours and a day that
             *     gives no more points than asked for. Steps are aligned to the caller's local time.
             */
            stepSeconds: number;
            points: components["schemas"]["UsagePoint"][];
        };
        User: {
            id: components["schemas"]["Pk"];
            /** @description The login ID. */
            loginId: string;
            /** @description The address for emails about the account. */
            mail: string;
            /** @description The contact address; empty without one. */
            email: string;
            newEmail?: components["schemas"]["NewEmail"];
            name: string;
            /** @description Mobile phone. */
            phone: string;
            /** @description Office line. */
            telephone: string;
            department: string;
            position: string;
            memberType: components["schemas"]["MemberType"];
            userType: components["schemas"]["MemberType"];
            isActive: boolean;
            usesOneTimeCodes: boolean;
            hasAuthenticator: boolean;
            receivesMail: boolean;
            refreshesLists: boolean;
            refreshInterval: components["schemas"]["RefreshSeconds"];
            refreshesImages: boolean;
            imageRefreshInterval: components["schemas"]["RefreshSeconds"];
            /** @enum {integer} */
            dateFormatId: 0 | 1 | 2;
            needsApproval: boolean;
            /** @description The login ID of the approver; empty without one. */
            approverLoginId: string;
            approverName: string;
            approverId: components["schemas"]["Pk"] | null;
            isFileTransferDisabled: boolean;
            canManageDevices: boolean;
            canTransferFiles: boolean;
            canControl: boolean;
            canView: boolean;
            canRestart: boolean;
            canSeeScreens: boolean;
            canUpdate: boolean;
            /** @description Comma-separated list of 1, 2, 4 and 8. */
            permissions: string;
            /** @description Won per device and month agreed with the person's company; 0 for the list price. Set only by the service operator. */
            customPayment: number;
            /** @description The license records of the company. */
            pay: components["schemas"]["License"][];
            language: components["schemas"]["Language"];
            timeZoneId: number;
            /** @description Address of the logo, empty without one. */
            profile: string;
            /** @description Counts the changes of role and permissions. */
            version: components["schemas"]["Version"];
        };
        UserChange: {
            version?: components["schemas"]["Version"];
            currentPassword?: components["schemas"]["PresentPassword"];
            code?: components["schemas"]["OneTimeCode"];
            name?: string;
            email?: components["schemas"]["EmailText"];
            phone?: components["schemas"]["PhoneText"];
            telephone?: components["schemas"]["PhoneText"];
            department?: components["schemas"]["ContactText"];
            position?: components["schemas"]["ContactText"];
            /** Format: password */
            password?: string;
            isActive?: boolean;
            receivesMail?: boolean;
            /** @enum {integer} */
            dateFormatId?: 0 | 1 | 2;
            language?: components["schemas"]["Language"];
            timeZoneId?: number;
            usesOneTimeCodes?: boolean;
            /** @constant */
            hasAuthenticator?: false;
            refreshesLists?: boolean;
            refreshInterval?: components["schemas"]["RefreshSeconds"];
            refreshesImages?: boolean;
            imageRefreshInterval?: components["schemas"]["RefreshSeconds"];
            needsApproval?: boolean;
            /**
             * @description 6 makes the person a sub-manager; 1 reverts that and restores the previous type.
             * @enum {integer}
             */
            userType?: 1 | 2 | 6 | 7;
            approverId?: components["schemas"]["Pk"];
            canManageDevices?: boolean;
            canTransferFiles?: boolean;
            canControl?: boolean;
            canView?: boolean;
            canRestart?: boolean;
            canSeeScreens?: boolean;
            canUpdate?: boolean;
            permissions?: components["schemas"]["AuthValueText"];
        };
        /** @enum {string} */
        UserOrderKey: "mgrid" | "name" | "department" | "email" | "phone" | "flag_active" | "create_time";
        /** @enum {string} */
        UserSearchKey: "mgrid" | "name" | "department" | "email" | "phone" | "flag_active";
        /**
         * @description Counts the changes of a record. An editor sends the version it has seen; the next one must also fit into 32
         *     bits.
         */
        Version: number;
        WakeCommand: {
            /** @constant */
            type: "wol";
            /** @description The hardware address of the device to wake. */
            data: string;
        };
        WakeList: {
            /** @description The hardware address to wake. */
            macAddress: string;
            /** @description Online devices of the same network, nearest first. */
            objects: {
                /** @description Whether it is in the subnet of the device to wake, and not just behind the same public address. */
                sameSubnet: boolean;
                deviceName: string;
                publicIp: string;
                privateIp: string;
                /**
                 * Format: uuid
                 * @description The guid to send `wol` to.
                 */
                hardwareId: string;
            }[];
        };
        WaveTally: {
            waiting: components["schemas"]["Count"];
            asked: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
        };
    };
    responses: {
        /** @description No such person, or the person cannot be an approver. */
        ApproverNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The input violates the contract or a rule; `field` names what to correct. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current state does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The pk of the new person. */
        CreatedUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: 200;
                    meta: components["schemas"]["Meta"];
                    objects: {
                        id: components["schemas"]["Pk"];
                        loginId: string;
                    }[];
                };
            };
        };
        /** @description Success, no content. */
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
        /** @description Any other failure. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found in the caller's company. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description One person. */
        OneApprover: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: 200;
                    meta: components["schemas"]["Meta"];
                    objects: components["schemas"]["Approver"][];
                };
            };
        };
        /** @description The current delegation. */
        OneDelegation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: 200;
                    meta: components["schemas"]["Meta"];
                    objects: components["schemas"]["OwnDelegation"][];
                };
            };
        };
        /** @description The view as it is now. */
        OneSavedView: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    status: 200;
                    meta: components["schemas"]["Meta"];
                    objects: components["schemas"]["SavedView"][];
                };
            };
        };
        /** @description Too many requests; `Retry-After` says after how many seconds to try again. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The pk of the device, or its guid. */
        DevicePk: components["schemas"]["DeviceReference"];
        /** @description As `start_date`; the last second, or the last day, is included completely. */
        EndDate: components["schemas"]["RangeBound"];
        HistoryBy: "create_time";
        Limit: number;
        Offset: number;
        Order: "asc" | "desc";
        RecordingPk: components["schemas"]["Pk"];
        SearchMode: "pagination";
        /** @description Only entries that contain this text; letter case and width do not matter. */
        SearchValue: string;
        /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
        StartDate: components["schemas"]["RangeBound"];
        /** @description The maximum number of steps, as far as steps of a day allow. */
        UsagePoints: number;
        UsageRange: components["schemas"]["UsageRange"];
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
    getStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Start"][];
                    };
                };
            };
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createExchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["ExchangeToken"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
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
                        objects: components["schemas"]["LoginResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
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
            /** @description The agent's own token; it is returned only once. */
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
                            deviceId: components["schemas"]["Pk"];
                            agentToken: string;
                            /**
                             * @description The public key (Ed25519, 32 bytes in base64) with which the server signs agent updates. The
                             *     agent stores it and installs nothing that this key does not verify.
                             */
                            updateKey: string;
                            intervalSeconds: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                            intervalSeconds: number;
                            /** @description Commands for the agent, as `GET /agents/commands` returns them. */
                            commands: components["schemas"]["AgentCommand"][];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
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
            409: components["responses"]["Conflict"];
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
            /** @description The commands, oldest first; empty when the wait has elapsed. */
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
            409: components["responses"]["Conflict"];
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
                    /** @description Why it failed, as a code of the agent protocol and an optional detail, or what was done. */
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
    getAgentUpdate: {
        parameters: {
            query: {
                /** @description The system of the agent, with its processor. */
                system: components["schemas"]["UpdateSystem"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest and its signature. */
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
                            /**
                             * @description JSON with `version`, `system`, `file`, `size` (bytes) and `sha256` (hexadecimal). These
                             *     exact bytes are signed: verify them before parsing them.
                             */
                            manifest: string;
                            /** @description Ed25519, 64 bytes in base64. */
                            signature: string;
                        }[];
                    };
                };
            };
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
                    /**
                     * @description The name of the token. If the token is for a single device, the device gets the same name, cut to
                     *     the maximum length of a device name.
                     */
                    label?: string;
                    /**
                     * @description The last day on which it is valid, YYYY-MM-DD in the time zone of the caller; today at the earliest,
                     *     and 30 days from today when omitted.
                     */
                    lastDay?: string;
                    maxDevices?: components["schemas"]["DeviceLimit"];
                    /** @description The group for new devices; the default group when omitted. */
                    groupId?: components["schemas"]["Pk"];
                };
            };
        };
        responses: {
            /** @description The token; it is returned only once. */
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
                            enrolmentToken: string;
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
    listEnrolmentDevices: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                enrolmentPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["EnrolmentDevice"][];
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
    listRollouts: {
        parameters: {
            query?: {
                /** @description The group for which `outdated_count` counts devices, including subgroups; all when omitted. */
                groupId?: components["schemas"]["Pk"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rollouts, and what a new one would update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: {
                            totalCount: components["schemas"]["Count"];
                            /** @description The version that agents may update themselves to; empty when there is none. */
                            latestVersion: string;
                            outdatedCount: components["schemas"]["Count"];
                        };
                        objects: components["schemas"]["Rollout"][];
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
    startRollout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The group to update, including subgroups; null for all devices. */
                    groupId: components["schemas"]["Pk"] | null;
                };
            };
        };
        responses: {
            /** @description The rollout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolloutAnswer"];
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
    changeRollout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                rolloutPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    act: "continue" | "retry" | "stop";
                };
            };
        };
        responses: {
            /** @description The rollout as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolloutAnswer"];
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
    listRolloutDevices: {
        parameters: {
            query?: {
                state?: components["schemas"]["RolloutDeviceState"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                rolloutPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["RolloutDevice"][];
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
    listApprovals: {
        parameters: {
            query?: {
                type?: "request" | "history";
                by?: "proposal_time" | "start_time" | "end_time";
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Names the table that shows the list; it does not change the answer. */
                exportId?: "approvalHistoryTable";
                /** @description Only requests created at this time or later, `YYYY-MM-DD HH:mm:ss`. */
                startDate?: components["schemas"]["DateTimeText"];
                /** @description Only requests created before the end of this second, `YYYY-MM-DD HH:mm:ss`. */
                endDate?: components["schemas"]["DateTimeText"];
                /** @description Only requests for this device. */
                deviceId?: components["schemas"]["Pk"];
                /** @description Only this request, as named by a link in an email. */
                approvalId?: components["schemas"]["Pk"];
                /** @description The field to search for `search_value`; `any` searches all of them. */
                searchKey?: "any" | "device_alias" | "requester_id" | "requester_name" | "approver_name";
                searchValue?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and the number of all requests that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Approval"][];
                        /** @description The rules for a request of the caller for the device of `device_pk` or `approval_pk`; omitted if no group sets any, and if the list is not the caller's own. */
                        asked?: components["schemas"]["ApprovalPolicy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    sendApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRequest"] | components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Approval"][];
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
    withdrawApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approvalPk: components["schemas"]["Pk"];
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
    listApprovers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Approver"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneDelegation"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    setDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DelegationChange"];
            };
        };
        responses: {
            200: components["responses"]["OneDelegation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    endDelegation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneDelegation"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    listDevices: {
        parameters: {
            query?: {
                /** @description `all`, `favorate` (the caller's favorites) or the pk of a group (its direct members). */
                group?: components["schemas"]["PkText"] | ("all" | "favorate");
                /** @description For a group, also include the devices of subgroups that the caller may open. */
                subgroups?: 1;
                by?: components["schemas"]["DeviceOrderKey"];
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                searchMode?: components["parameters"]["SearchMode"];
                /** @description The field to search for `search_value`; `any` searches alias, memo and addresses. */
                searchKey?: "any" | "alias" | "memo" | "os" | "ip";
                /** @description Text contained in the field, ignoring case; for `os` an operating-system code. */
                searchValue?: string;
                /** @description Only online (1) or only offline (0) devices. */
                isOnline?: boolean;
                /** @description Only devices of this operating system, in addition to the search. */
                os?: components["schemas"]["OperatingSystemCode"];
                /** @description Only devices that the caller may open now (1), or that need an approval first (0). */
                approval?: 0 | 1;
                /** @description Only devices whose agent has the company's latest version, or any other version. */
                version?: "latest" | "outdated";
                /** @description Only devices with an active alert, or with an active alert triggered by a value (`limit`). */
                alerts?: "open" | "limit";
                /** @description Only devices that have been offline for at least this many days. */
                absent?: 1 | 7 | 30;
                /** @description Only the caller's favorites, in any group. */
                favourite?: 1;
                /**
                 * @description Only devices that match this filter, in addition to the others: terms such as `tag:kiosk`, `group:Seoul`,
                 *     `state:offline`, `os:windows`, `version:outdated`, `seen:>7d`, `alerts:open`, `access:needed` and
                 *     `is:favorite`, joined by `and` (or a space) and `or`, negated by `-` or `not`, with parentheses where
                 *     needed. A filter that cannot be parsed is answered with 400 and `filter_not_understood`. A tag or a group
                 *     that the caller cannot see matches no device.
                 */
                filter?: string;
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
                        meta: components["schemas"]["DevicePageMeta"];
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
                    deviceId: components["schemas"]["Pk"];
                    newGroupId: components["schemas"]["Pk"];
                    oldGroupId: components["schemas"]["Pk"];
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
                            requestTicket: components["schemas"]["Count"];
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
            /** @description Empty for a change and a deletion; otherwise the queued command, or the devices that can wake the device. */
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
            /** @description At most the latest 20 commands that the device runs or that concern it. */
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
    getFleetUsage: {
        parameters: {
            query: {
                /**
                 * @description `all`, or the pk of a group (its direct members). For people who may not open every group, `all` is the sum
                 *     of the groups that they can currently open; a ticket for devices of a group does not include the group.
                 */
                group?: components["schemas"]["PkText"] | "all";
                range: components["parameters"]["UsageRange"];
                /** @description The maximum number of steps, as far as steps of a day allow. */
                points?: components["parameters"]["UsagePoints"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline, oldest step first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["FleetUsageTimeline"][];
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
    getDeviceUsage: {
        parameters: {
            query: {
                range: components["parameters"]["UsageRange"];
                /** @description The maximum number of steps, as far as steps of a day allow. */
                points?: components["parameters"]["UsagePoints"];
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
            /** @description The timeline, oldest step first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["UsageTimeline"][];
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
                /** @description Any changing value, so that a browser asks again. */
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
            /** @description The image. */
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
                fileTransfer?: boolean;
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
                            fileName: string;
                            /** @description Path of the file on the console's host; null while it does not exist. */
                            address: string | null;
                        }[];
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRemoteSession: {
        parameters: {
            query?: never;
            header: {
                /** @description The token returned by `openRemoteSession`; sent in a header, so that no log contains it. */
                "launch-token": components["schemas"]["LaunchToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                        objects: components["schemas"]["RemoteSessionProgress"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
                    launchToken: components["schemas"]["LaunchToken"];
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
                    launchToken: components["schemas"]["LaunchToken"];
                    viewerPrivateIp?: string;
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
                            id: components["schemas"]["Pk"];
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
                    launchToken: components["schemas"]["LaunchToken"];
                    fileName: string;
                    /**
                     * @description 1 from the user to the device, 2 from the device to the user.
                     * @enum {integer}
                     */
                    actionType: 1 | 2;
                    /** @description Bytes. */
                    fileSize: number;
                    /** @description How long it has taken so far. */
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
            /** @description The caller's favorites. */
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
                    serverId: components["schemas"]["Pk"];
                };
            };
        };
        responses: {
            /** @description The favorite. */
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
                /** @description The pk of the favorite, not of the device. */
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
    listDownloads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["DownloadCard"][];
                        agents: components["schemas"]["AgentDownload"][];
                        releases: components["schemas"]["AgentRelease"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createInstaller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstallerRequest"];
            };
        };
        responses: {
            /** @description The installer, with the file name to save it under. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the last event that the client has seen. */
                "last-event-id"?: string;
                /** @description For how many milliseconds the client has been reading. Ignored with `last-event-id`. */
                "reading-for"?: string;
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
            429: components["responses"]["TooManyRequests"];
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
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroup"];
            };
        };
        responses: {
            /** @description The new group, or the fact that the name is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["CreatedGroup"];
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
                        objects: components["schemas"]["GroupDetail"][];
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
    changeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChange"];
            };
        };
        responses: {
            /** @description The group after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["GroupDetail"][];
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
    deleteGroup: {
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
            /** @description What was deleted with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["DeletedGroups"][];
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
    listGroupLinks: {
        parameters: {
            query?: {
                groupId?: components["schemas"]["Pk"];
                memberId?: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["GroupLink"][];
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
    addGroupLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroupLink"];
            };
        };
        responses: {
            /** @description What was granted, or what has to be confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["LinkOutcome"];
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
    removeGroupLink: {
        parameters: {
            query?: {
                confirm?: boolean;
            };
            header?: never;
            path: {
                linkPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed, or what has to be confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["LinkOutcome"];
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
    listAllUsers: {
        parameters: {
            query?: {
                groupId?: components["schemas"]["Pk"];
                searchValue?: string;
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users by login ID. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["GroupUserChoice"][];
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
    listGroupDevices: {
        parameters: {
            query?: {
                groupId?: components["schemas"]["Pk"];
                searchValue?: string;
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of devices by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["GroupDevice"][];
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
    removeGroupDevice: {
        parameters: {
            query: {
                deviceId: components["schemas"]["Pk"];
                oldGroupId: components["schemas"]["Pk"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    uploadGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetGroup"][];
            };
        };
        responses: {
            /** @description How many groups were listed, and how many of them were not created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["UploadedGroups"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listAccessHistory: {
        parameters: {
            query?: {
                by?: components["parameters"]["HistoryBy"];
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                endDate?: components["parameters"]["EndDate"];
                searchKey?: "mgrid" | "ip" | "browser";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                searchValue?: components["parameters"]["SearchValue"];
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
                    osId: components["schemas"]["OperatingSystemCode"];
                    /** @constant */
                    typeId: 1;
                    /**
                     * @description The address inside the caller's own network; a browser cannot know it.
                     * @default
                     */
                    callerPrivateIp?: string;
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
                deviceId?: components["schemas"]["Pk"];
                /** @description Only entries with this act_name_id; 13 are deleted devices. */
                q?: 13;
                /** @description Only entries of this type; 6 are administrative actions, which only managers may read. */
                actionArea?: 6;
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                endDate?: components["parameters"]["EndDate"];
                /**
                 * @description The field to search for `search_value`; `name` is the name of a deleted device, `subject` the subject of an
                 *     administrative action.
                 */
                searchKey?: "reg_mail" | "name" | "subject";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                searchValue?: components["parameters"]["SearchValue"];
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
                    actionCode: 1 | 2;
                    /** @enum {integer} */
                    actionArea: 1;
                    deviceId: components["schemas"]["Pk"];
                    personId: components["schemas"]["Pk"];
                    /** @default  */
                    oldValue?: string;
                    /** @default  */
                    newValue?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listRemoteHistory: {
        parameters: {
            query?: {
                by?: components["parameters"]["HistoryBy"];
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                endDate?: components["parameters"]["EndDate"];
                searchKey?: "reg_mail" | "alias" | "ip";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                searchValue?: components["parameters"]["SearchValue"];
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
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                endDate?: components["parameters"]["EndDate"];
                searchKey?: "mgrid" | "file_name" | "alias";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                searchValue?: components["parameters"]["SearchValue"];
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
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                endDate?: components["parameters"]["EndDate"];
                searchKey?: "device" | "alert_code";
                /** @description Only entries that contain this text; letter case and width do not matter. */
                searchValue?: components["parameters"]["SearchValue"];
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
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                endDate?: components["parameters"]["EndDate"];
                searchMode?: components["parameters"]["SearchMode"];
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
                /** @description `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DD` in the caller's time zone, or ISO 8601 with a zone. */
                startDate?: components["parameters"]["StartDate"];
                /** @description As `start_date`; the last second, or the last day, is included completely. */
                endDate?: components["parameters"]["EndDate"];
                searchMode?: components["parameters"]["SearchMode"];
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
                /** @description Required with `type=day`. */
                month?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per period, ascending. */
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
                /** @description Required with `type=day`. */
                month?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per period, ascending. */
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
    listInbox: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description Only items of this kind. */
                kind?: components["schemas"]["InboxKind"];
                /** @description 1 for unread items only. */
                unread?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, and the number of all items that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["InboxItem"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    markInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxMark"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listInboxPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry per kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["InboxPreference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changeInboxPreference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxPreference"];
            };
        };
        responses: {
            /** @description The entry as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["InboxPreference"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                /** @description Only what this person of the company paid; everyone when omitted. */
                userId?: components["schemas"]["Pk"];
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
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getPaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind of provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["PaymentProvider"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
                searchMode?: components["parameters"]["SearchMode"];
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
    createNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotice"];
            };
        };
        responses: {
            /** @description The notice as it is shown. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    changeNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noticePk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeChange"];
            };
        };
        responses: {
            /** @description The notice as it is shown. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteNotice: {
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
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getNoticeTexts: {
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
            /** @description The texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["NoticeTexts"][];
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
    listCompanies: {
        parameters: {
            query?: {
                /** @description A part of the name. */
                search?: string;
                by?: components["schemas"]["CompanyOrderKey"];
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
            /** @description A page of companies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["OperatedCompany"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["CompanyDetail"][];
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
    searchPeople: {
        parameters: {
            query: {
                search: string;
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people, by company and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["FoundPerson"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listPendingMails: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of emails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PendingMailMeta"];
                        objects: components["schemas"]["PendingMail"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailPk: components["schemas"]["Pk"];
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
    discardMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailPk: components["schemas"]["Pk"];
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
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["ServerHealth"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["FleetOverview"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    chartDailyUse: {
        parameters: {
            query?: {
                days?: 7 | 30 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per day, ascending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["DailyUse"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getLicenseCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["LicenseCapacity"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    searchPartnerCompanies: {
        parameters: {
            query: {
                /** @description At least two characters. */
                inputData: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first twenty. */
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
                            company: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchPartnerManagers: {
        parameters: {
            query: {
                /** @description At least two characters. */
                inputData: string;
                /** @description The whole name of the company, as the company search gives it. */
                companyName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first twenty. */
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
                            id: components["schemas"]["Pk"];
                            name: string;
                            part: string;
                            email: string;
                            phone: string;
                            userType: components["schemas"]["MemberType"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    applyAsPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    partnerCompanyName?: string;
                    applicantName: string;
                    applicantEmail: string;
                    /** Format: password */
                    applicantPassword: string;
                    applicantPhone?: string;
                    managerName: string;
                    /** @description The selected row of the manager search; null if nobody was selected. */
                    managerId: components["schemas"]["Pk"] | null;
                    /** @description `YYYY-MM-DD HH:mm:ss` or ISO 8601; UTC. */
                    startPicked: string;
                    /** @description The end. */
                    endPicked: string;
                    /** @description What the work is about. */
                    reason?: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                };
            };
        };
        responses: {
            /** @description The result. */
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
                            /** @enum {string} */
                            result: "success" | "already" | "fail";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logInAsPartner: {
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
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mail: string;
                    /** @description The address when omitted. */
                    name?: string;
                    partnerCompanyName?: string;
                    deviceIds: components["schemas"]["Pk"][];
                    /** @description `YYYY-MM-DD HH:mm:ss` or ISO 8601; UTC. */
                    startTime: string;
                    /** @description The end. */
                    endTime: string;
                    reason?: string;
                    /** @description Language of the email; the caller's when omitted. */
                    language?: components["schemas"]["Language"];
                };
            };
        };
        responses: {
            /** @description The ticket of the invitation. */
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
                            ticketId: components["schemas"]["Pk"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    redeemInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description As after a login. */
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
    getFunctionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["FunctionSettings"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveFunctionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FunctionSettingsForm"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getBlockingPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy with its list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["BlockingPolicy"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changeBlockingPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockingSwitch"] | components["schemas"]["BlockingEntryAddition"] | components["schemas"]["BlockingEntryRemoval"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The address is blank. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The address or range is not valid. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "batch_update";
                };
            };
        };
        responses: {
            /** @description Number of devices that are asked. */
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
                            requested: components["schemas"]["Count"];
                        }[];
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
    openRemoteConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceId: components["schemas"]["Pk"];
                    kind: components["schemas"]["RemoteKind"];
                    /** @description A running session of the caller with the same device. */
                    sessionId?: components["schemas"]["Pk"];
                    /** @description A connection of someone else's terminal on the same device; only for the kind `terminal`. */
                    besideId?: components["schemas"]["Pk"];
                };
            };
        };
        responses: {
            /** @description One permission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["RemoteConnection"][];
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
    listRunningSessions: {
        parameters: {
            query?: {
                /** @description Only sessions with this device. */
                device?: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, at most one hundred; `total_count` counts all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["RunningSession"][];
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
    endRunningSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sessionPk: components["schemas"]["Pk"];
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
    listRecordings: {
        parameters: {
            query?: {
                /** @description Only recordings that started at this time or later. */
                from?: components["schemas"]["Instant"];
                /** @description Only recordings that started before this time. */
                to?: components["schemas"]["Instant"];
                /** @description Only recordings of this device. */
                device?: components["schemas"]["Pk"];
                /** @description Only where the name of the device or person, or the login ID, contains this text; letter case and width do not matter. */
                search?: string;
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of recordings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["Recording"][];
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
    readRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recordingPk: components["parameters"]["RecordingPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recording. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Recording"][];
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
    removeRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recordingPk: components["parameters"]["RecordingPk"];
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
    readRecordingContent: {
        parameters: {
            query: {
                /** @description Whether it is played or saved to a file; the audit log distinguishes them. */
                purpose: "play" | "download";
            };
            header?: never;
            path: {
                recordingPk: components["parameters"]["RecordingPk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recording. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-asciicast": string;
                    "application/x-fbs": string;
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
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["SavedView"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            200: components["responses"]["OneSavedView"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    changeSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedViewPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViewChange"];
            };
        };
        responses: {
            200: components["responses"]["OneSavedView"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                savedViewPk: components["schemas"]["Pk"];
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
    answerMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailRequest"] | components["schemas"]["MailLink"] | components["schemas"]["UnlockLink"];
            };
        };
        responses: {
            /** @description The result. */
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
                            /** @enum {string} */
                            result: "success" | "already" | "fail";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    findId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    language: components["schemas"]["Language"];
                    email: string;
                };
            };
        };
        responses: {
            /** @description The ID, if there is one. */
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
                            /** @enum {string} */
                            result: "Success" | "not_matched_user";
                            /** @description The login ID; if an address has several accounts, their comma-separated IDs. Empty if there is none. */
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetMail"] | components["schemas"]["UnlockMail"] | components["schemas"]["KeyCheck"] | components["schemas"]["PasswordByKey"] | components["schemas"]["PasswordByPassword"];
            };
        };
        responses: {
            /** @description Success, or why not. */
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
                            /**
                             * @description Fail for a key that has expired and for a new password that equals the old one; wrong_password if the current one does not match; code_wanted if it matches and a one-time code is required as well, invalid_otp if that does not match.
                             * @enum {string}
                             */
                            result: "Success" | "Fail" | "wrong_password" | "code_wanted" | "invalid_otp";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    checkAvailability: {
        parameters: {
            query: {
                /** @description The time of the request, so that no cache answers. */
                timestamp: string;
                type: "mail";
                /** @description The login ID. */
                value: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is free. */
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
                            available: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["Tag"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTag"];
            };
        };
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    setDeviceTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceTagChange"];
            };
        };
        responses: {
            /** @description The number of devices whose tags changed, and which devices were skipped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["DeviceTagOutcome"][];
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
    setTagsBySheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagSheet"];
            };
        };
        responses: {
            /** @description The result of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["TagSheetOutcome"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    changeTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tagPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagChange"];
            };
        };
        responses: {
            /** @description The tag as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneTag"];
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
    deleteTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tagPk: components["schemas"]["Pk"];
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
    listTickets: {
        parameters: {
            query?: {
                by?: "reqr_created_date" | "state" | "reqr_user_company" | "reqr_user_name" | "reqr_work_startdate" | "reqr_work_enddate";
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                /** @description A tab (`requested` 0 and 1, `approved` 2 and 3, `reject` 4, `completed` 10) or one state. */
                state?: string;
                /** @description Only this ticket, as named by a link in an email. */
                ticketId?: components["schemas"]["Pk"];
                /** @description The field to search for `search_value`; `any` searches all of them. */
                searchKey?: "any" | "reqr_user_company" | "reqr_user_name" | "reqr_user_part" | "device_name";
                searchValue?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["TicketCounts"];
                        objects: components["schemas"]["Ticket"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    actOnTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `id` of the ticket. */
                    ticketId: components["schemas"]["Pk"];
                    /** @enum {string} */
                    actionType: "approve" | "reject" | "terminate";
                    /** @description A message to the requester. */
                    extra?: string;
                    /** @description When approving, the devices that the temporary account may reach; those of the ticket when omitted. */
                    deviceIds?: components["schemas"]["Pk"][];
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
    listUsers: {
        parameters: {
            query?: {
                by?: components["schemas"]["UserOrderKey"];
                /** @description 1 for the people below the caller, which excludes the caller and every manager. */
                onlyBelowCaller?: boolean;
                order?: components["parameters"]["Order"];
                limit?: components["parameters"]["Limit"];
                offset?: components["parameters"]["Offset"];
                searchMode?: components["parameters"]["SearchMode"];
                /** @description `desc` for active people first, `asc` for them last. */
                sortActive?: "asc" | "desc";
                /** @description The field to search; ID and name without it. */
                searchKey?: components["schemas"]["UserSearchKey"];
                /** @description Contained in the text; for `flag_active` 1 or 0. */
                searchValue?: string;
                /** @description The purpose of the list. It does not change the answer. */
                context?: "approver" | "group";
                /** @description Only the people who may open this group. */
                linkedGroupId?: components["schemas"]["Pk"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["PageMeta"];
                        objects: components["schemas"]["User"][];
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
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            200: components["responses"]["CreatedUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["ApproverNotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUser"][];
            };
        };
        responses: {
            /** @description How many rows there were and how many of them failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["BulkOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getPasswordLevel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The level. */
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
                            passwordLevel: components["schemas"]["PasswordLevel"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: 200;
                        meta: components["schemas"]["Meta"];
                        objects: components["schemas"]["User"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["ApproverNotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    resendNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    cancelNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userPk: components["schemas"]["Pk"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    searchApprover: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneApprover"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["ApproverNotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getApprover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OneApprover"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["ApproverNotFound"];
            default: components["responses"]["Failure"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Where the logo is now. */
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
                            /** @description The address of the logo. */
                            profile: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Failure"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. It never changes, so it may be cached for a year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                    "image/gif": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
}
