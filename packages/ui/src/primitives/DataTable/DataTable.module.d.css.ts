// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly table: string;
  readonly outdated: string;
};
export default classes;
