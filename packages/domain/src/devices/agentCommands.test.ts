import { describe, expect, it } from 'vitest';
import {
  actionOfCommand,
  AGENT_COMMAND_STATES,
  AGENT_COMMAND_TYPES,
  auditCodeOfCommand,
  commandLifetime,
  DEVICE_COMMAND_TYPES,
  isOpenCommand,
} from './agentCommands.ts';

describe('a command to a device', () => {
  it('is decided by the action of the menus that it belongs to', () => {
    expect(DEVICE_COMMAND_TYPES.map((type) => [type, actionOfCommand(type)])).toEqual([
      ['shutdown', 'shutdown'],
      ['reboot', 'reboot'],
      ['agent_restart', 'restartAgent'],
      ['delete', 'delete'],
      ['update', 'update'],
      ['wol_list', 'wake'],
      ['wol', 'wake'],
    ]);
  });

  it('leaves the codes of the specification', () => {
    expect(AGENT_COMMAND_TYPES.map((type) => [type, auditCodeOfCommand(type)])).toEqual([
      ['update', { actionCode: 5, actionArea: 1 }],
      ['agent_restart', { actionCode: 35, actionArea: 1 }],
      ['reboot', { actionCode: 3, actionArea: 1 }],
      ['shutdown', { actionCode: 4, actionArea: 1 }],
      ['wake', { actionCode: 35, actionArea: 1 }],
      ['screen', null],
      ['remote', null],
    ]);
  });

  it('waits longer than two reports of a simulated device, an update for minutes, what somebody waits for at a screen only briefly', () => {
    expect(AGENT_COMMAND_TYPES.map(commandLifetime)).toEqual([600_000, 90_000, 90_000, 90_000, 90_000, 15_000, 30_000]);
  });

  it('is open until it is answered or given up', () => {
    expect(AGENT_COMMAND_STATES.filter(isOpenCommand)).toEqual(['queued', 'delivered']);
  });
});
