/** Writes a resource into an executable of Linux, Windows or macOS. The package has no types of its own. */
declare module 'postject' {
  interface Options {
    /** The mark inside Node.js that says whether a program is in it. */
    readonly sentinelFuse: string;
    /** The segment of the resource in an executable of macOS. */
    readonly machoSegmentName: string;
  }
  const postject: {
    readonly inject: (file: string, resource: string, content: Buffer, options: Options) => Promise<void>;
  };
  export default postject;
}
