// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly table: string;
  readonly row: string;
  readonly head: string;
  readonly device: string;
  readonly state: string;
  readonly memo: string;
  readonly fixed: string;
  readonly group: string;
};
export default classes;
