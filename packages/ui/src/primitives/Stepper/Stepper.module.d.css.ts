// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly list: string;
  readonly step: string;
  readonly ahead: string;
  readonly sign: string;
  readonly done: string;
  readonly current: string;
  readonly failed: string;
  readonly name: string;
};
export default classes;
