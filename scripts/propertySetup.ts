import * as fc from 'fast-check';

/**
 * How property tests run in every package: a failure reports its seed and path, and all values that failed on the way
 * to the smallest one. `FC_SEED` reruns a property with the seed of a failure; `FC_PATH` goes straight to its value,
 * when only one property is run (`vitest run -t "…"`).
 */
const { FC_SEED, FC_PATH } = process.env;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  verbose: fc.VerbosityLevel.Verbose,
  includeErrorInReport: true,
  ...(FC_SEED === undefined ? {} : { seed: Number(FC_SEED) }),
  ...(FC_PATH === undefined ? {} : { path: FC_PATH }),
});
