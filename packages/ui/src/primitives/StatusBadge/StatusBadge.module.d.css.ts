// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly sign: string;
  readonly chip: string;
  readonly online: string;
  readonly warn: string;
  readonly error: string;
  readonly info: string;
  readonly offline: string;
  readonly unknown: string;
};
export default classes;
