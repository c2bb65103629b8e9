// Which Node the project runs on. Imported by bootstrap.mjs, so it runs on an old Node and imports nothing.

/** The first Node with everything the project uses: argon2 in `node:crypto` came last. */
const NEEDED = [24, 7];

/**
 * @param {{ platform: string, arch: string, version: string }} machine What `process` says of the machine and its Node.
 * @returns {string | null} Why the project cannot run on this machine's Node, in one sentence; null when it can.
 */
export function nodeFault({ platform, arch, version }) {
  // The lockfile includes Node for these; it is first on the PATH of every npm script.
  if (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) return null;
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [neededMajor, neededMinor] = NEEDED;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null;
  return `Remote Console needs Node ${NEEDED.join('.')} or newer on ${platform} ${arch}, and this is Node ${version}: install a newer one from https://nodejs.org.`;
}
