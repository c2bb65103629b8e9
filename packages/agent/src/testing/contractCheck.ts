import { contract } from '@remote-console/api-client/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components, paths: contract.paths });

/** Where the contract defines answers to commands. */
const OUTCOME = '/paths/~1agents~1commands~1{commandPk}/post/requestBody/content/application~1json/schema';

function checkAt(place: string) {
  const validate = ajv.compile({ $ref: `contract#${encodeURI(place)}` });
  /** What the contract rejects about a value; empty when it accepts it. */
  return (value: unknown): readonly string[] =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const checkOf = (schema: string) => checkAt(`/components/schemas/${schema}`);

/** Checks with the contract's own JSON schema, independently of the limits that the agent reads from it. */
export const complaints = {
  enrolment: checkOf('Enrolment'),
  heartbeat: checkOf('Heartbeat'),
  outcome: checkAt(OUTCOME),
  inventory: checkOf('Inventory'),
  telemetry: checkOf('Telemetry'),
};
