// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly toaster: string;
  readonly region: string;
  readonly whole: string;
  readonly room: string;
  readonly latest: string;
};
export default classes;
