/**
 * What npm runs in a package's folder before and after it packs or publishes it: `node ../../scripts/packing.ts begin` and
 * `end`.
 */
import { beginPacking, endPacking } from './publishing/manifest.ts';

const [, , when] = process.argv;
if (when === 'begin') beginPacking(process.cwd());
else if (when === 'end') endPacking(process.cwd());
else {
  console.error('Say `begin` or `end`.');
  process.exit(2);
}
