// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly beside: string;
  readonly mark: string;
  readonly title: string;
  readonly naming: string;
  readonly act: string;
};
export default classes;
