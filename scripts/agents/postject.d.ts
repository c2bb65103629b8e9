/** Writes a resource into an executable of Linux, Windows or macOS. The package has no types of its own. */
declare module 'postject' {
  interface Options {
    /** The marker inside Node.js that says whether it contains a program. */
    readonly sentinelFuse: string;
    /** The segment of the resource in an executable of macOS. */
    readonly machoSegmentName: string;
  }
  const postject: {
    readonly inject: (file: string, resource: string, content: Buffer, options: Options) => Promise<void>;
  };
  export default postject;
}
