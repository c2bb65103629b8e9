// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly overlay: string;
  readonly card: string;
  readonly step: string;
  readonly title: string;
  readonly body: string;
  readonly actions: string;
  readonly skip: string;
};
export default classes;
