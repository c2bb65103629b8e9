// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly nothing: string;
  readonly tree: string;
  readonly line: string;
  readonly sign: string;
  readonly toggle: string;
  readonly settingsLink: string;
  readonly settings: string;
  readonly name: string;
  readonly count: string;
};
export default classes;
