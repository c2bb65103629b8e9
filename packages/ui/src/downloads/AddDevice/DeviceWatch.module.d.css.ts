// Generated from the style sheet by `npm run generate`. Do not edit.
declare const classes: {
  readonly waiting: string;
  readonly words: string;
  readonly title: string;
  readonly hint: string;
  readonly steps: string;
  readonly step: string;
  readonly now: string;
  readonly mark: string;
  readonly done: string;
  readonly open: string;
  readonly summary: string;
  readonly advice: string;
  readonly arrival: string;
  readonly device: string;
  readonly named: string;
  readonly ended: string;
  readonly card: string;
  readonly log: string;
  readonly more: string;
  readonly actions: string;
};
export default classes;
