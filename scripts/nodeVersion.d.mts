export function nodeFault(machine: { platform: string; arch: string; version: string }): string | null;
