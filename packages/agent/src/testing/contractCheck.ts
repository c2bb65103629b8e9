import { contract } from '@remote-console/api-client/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

function checkOf(schema: string) {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  /** What the contract does not accept of a value; empty when it accepts it. */
  return (value: unknown): readonly string[] =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** Checks with the contract's own JSON schema, apart from the limits that the agent reads from it. */
export const complaints = {
  enrolment: checkOf('Enrolment'),
  heartbeat: checkOf('Heartbeat'),
  inventory: checkOf('Inventory'),
  telemetry: checkOf('Telemetry'),
};
