// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly editor: string;
  readonly actions: string;
  readonly action: string;
  readonly saving: string;
  readonly note: string;
  readonly count: string;
  readonly past: string;
};
export default classes;
