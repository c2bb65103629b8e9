import type { Device } from '@remote-console/api-client';
import { withSample, type UsageSample } from '@remote-console/domain';
import { useEffect, useRef, useState } from 'react';
import { useClockReading } from '../contexts/index.ts';

/** Sampling interval of the figures, in milliseconds. */
const NOTE_EVERY_MS = 5000;

/** The usage of a device since the page opened, sampled evenly while it is online. */
export function useUsageTimeline(device: Device | undefined): readonly UsageSample[] {
  const [timeline, setTimeline] = useState<readonly UsageSample[]>([]);
  const readClock = useClockReading();
  const latest = useRef(device);
  useEffect(() => {
    latest.current = device;
  }, [device]);
  const isKnown = device !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const note = () => {
      const { current } = latest;
      if (!current?.isOnline) return;
      const { cpuUsage: cpu, memoryUsage: memory, diskUsage: disk } = current;
      setTimeline((before) => withSample(before, { at: readClock(), cpu, memory, disk }));
    };
    const first = setTimeout(note);
    const timer = setInterval(note, NOTE_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isKnown, readClock]);
  return timeline;
}
