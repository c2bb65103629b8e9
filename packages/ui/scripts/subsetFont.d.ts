/** The part of the package that is used here; it has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly keepFeatures: readonly string[];
    readonly noHinting?: boolean;
    readonly preserveNameIds: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
