// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly table: string;
  readonly value: string;
  readonly copy: string;
};
export default classes;
