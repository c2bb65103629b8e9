// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly limit: string;
  readonly limitNumber: string;
  readonly limitName: string;
  readonly current: string;
  readonly currentName: string;
  readonly end: string;
  readonly atLimit: string;
  readonly read: string;
};
export default classes;
