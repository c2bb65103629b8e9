// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly grid: string;
  readonly hiddenColumns: string;
  readonly showColumns: string;
  readonly row: string;
  readonly head: string;
  readonly 'head-center': string;
  readonly 'head-end': string;
  readonly headWords: string;
  readonly normal: string;
  readonly warn: string;
  readonly error: string;
  readonly quiet: string;
  readonly selected: string;
  readonly opens: string;
  readonly words: string;
  readonly controls: string;
  readonly 'words-center': string;
  readonly 'words-end': string;
  readonly 'controls-center': string;
  readonly 'controls-end': string;
  readonly signs: string;
  readonly dim: string;
};
export default classes;
