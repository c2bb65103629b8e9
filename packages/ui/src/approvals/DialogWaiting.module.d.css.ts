// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly fields: string;
};
export default classes;
