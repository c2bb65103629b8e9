// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly state: string;
  readonly contact: string;
};
export default classes;
