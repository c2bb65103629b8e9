import type { Connection } from '../connection.ts';

/** Query builders for agent commands of a company, enrollment, and updates. */
export function agentTables({ query }: Pick<Connection, 'query'>, companyId: number) {
  return {
    commands: () => query.selectFrom('agent_commands').where('agent_commands.company_fk', '=', companyId),
    enrolments: () => query.selectFrom('enrolment_tokens').where('enrolment_tokens.company_fk', '=', companyId),
    changeEnrolments: () => query.updateTable('enrolment_tokens').where('enrolment_tokens.company_fk', '=', companyId),
    rollouts: () => query.selectFrom('rollouts').where('rollouts.company_fk', '=', companyId),
    changeRollouts: () => query.updateTable('rollouts').where('rollouts.company_fk', '=', companyId),
    removeRollouts: () => query.deleteFrom('rollouts').where('rollouts.company_fk', '=', companyId),
  };
}
