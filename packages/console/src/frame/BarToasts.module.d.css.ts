// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly room: string;
  readonly taken: string;
};
export default classes;
