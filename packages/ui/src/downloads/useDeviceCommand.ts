import { answerOf, failureOf } from '@remote-console/api-client';
import {
  useApi,
  useConsoleEvents,
  useCreateEnrolment,
  useWatchedEnrolment,
  type NewEnrolment,
} from '@remote-console/api-client/react';
import { dayInZone, enrolmentState, lastDayOf, type CommandChoice } from '@remote-console/domain';
import { useState } from 'react';
import { useErrorMessage } from '../i18n/index.ts';
import { useClockReading, useNow, useTimePreferences } from '../contexts/index.ts';
import type { AddDeviceStage, ArrivedDevice, CommandFailure } from './AddDevice/addDeviceStage.ts';

/** A command that was created here. */
interface Made {
  readonly enrolment: NewEnrolment;
  readonly group: string;
  readonly arrived: readonly ArrivedDevice[];
}

/**
 * Creates an enrollment token and follows its use: events name the devices that enroll with it, and the list of tokens
 * counts them.
 *
 * @param licenseHref The page of licenses, for people who may get them.
 */
export function useDeviceCommand(licenseHref: string | undefined) {
  const { client } = useApi();
  const createEnrolment = useCreateEnrolment();
  const errorMessage = useErrorMessage();
  const now = useNow();
  const readClock = useClockReading();
  const { timeZoneId } = useTimePreferences();
  const [made, setMade] = useState<Made | null>(null);
  const [creating, setCreating] = useState(false);
  const [failure, setFailure] = useState<CommandFailure | null>(null);
  const record = useWatchedEnrolment(made?.enrolment.id ?? null);

  const welcome = async (id: number) => {
    const at = new Date(readClock()).toISOString();
    let device: ArrivedDevice = { id, name: null, system: 0, at };
    try {
      const [found] = (await answerOf(client.GET('/devices/{devicePk}', { params: { path: { devicePk: id } } })))
        .objects;
      if (found) device = { id, name: found.alias, system: found.osId, at };
    } catch {
      // It exists all the same; its page says why it cannot be viewed.
    }
    setMade(
      (before) =>
        before && {
          ...before,
          arrived: before.arrived.some((known) => known.id === id) ? before.arrived : [device, ...before.arrived],
        },
    );
  };
  useConsoleEvents((event) => {
    if (event.type === 'device_added' && made !== null && event.enrolmentId === made.enrolment.id) {
      void welcome(event.deviceId);
    }
  });

  const create = async ({ groupId, name, days, devices }: CommandChoice, group: string) => {
    setCreating(true);
    setFailure(null);
    try {
      const label = name.trim();
      const enrolment = await createEnrolment({
        ...(label === '' ? {} : { label }),
        ...(groupId === null ? {} : { groupId }),
        lastDay: lastDayOf(dayInZone(readClock(), timeZoneId), days),
        maxDevices: Number(devices),
      });
      setMade({ enrolment, group, arrived: [] });
    } catch (thrown) {
      const reason = failureOf(thrown);
      const isFull = reason.kind !== 'unreachable' && reason.error === 'license_volume_exceeded';
      setFailure({ words: errorMessage(thrown), licenseHref: isFull ? (licenseHref ?? null) : null });
    } finally {
      setCreating(false);
    }
  };

  const stageOf = (): AddDeviceStage => {
    if (creating) return { kind: 'creating' };
    if (made === null) return { kind: 'choosing', failure };
    const { enrolment, group, arrived } = made;
    const deviceCount = Math.max(record?.deviceCount ?? 0, arrived.length);
    const facts = {
      revokedAt: record?.revokedTime ? Date.parse(record.revokedTime) : null,
      expiresAt: Date.parse(enrolment.expiresTime),
      deviceCount,
      deviceLimit: enrolment.maxDevices,
    };
    return {
      kind: 'made',
      command: {
        token: enrolment.enrolmentToken,
        group,
        expiresTime: enrolment.expiresTime,
        deviceLimit: enrolment.maxDevices,
        deviceCount,
        state: enrolmentState(facts, now),
        arrived,
      },
    };
  };
  return {
    stage: stageOf(),
    /** The created token, without its secret. */
    enrolment: made?.enrolment ?? null,
    create,
    /** Starts over with another command; the choices stay. */
    again: () => setMade(null),
  };
}
