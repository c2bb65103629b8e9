// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly toolbar: string;
  readonly search: string;
  readonly hiddenFiles: string;
};
export default classes;
