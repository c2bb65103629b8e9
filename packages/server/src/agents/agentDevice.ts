import type { Flag } from '../database/index.ts';

/** The device an agent speaks for. */
export interface AgentDevice {
  readonly pk: number;
  readonly company_fk: number;
  readonly device_group_fk: number;
  readonly alive: Flag;
  readonly simulated: Flag;
  readonly s_pub_ip: string;
  /** The key that its agent's token is bound to; null for an agent without one. */
  readonly agent_key: string | null;
  /** The run of its agent that speaks for it; null before the first report, and without a key. */
  readonly agent_run: string | null;
}
