// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly avatar: string;
  readonly initial: string;
};
export default classes;
