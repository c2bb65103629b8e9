/** Which complete reports a device still owes the server. */
export interface ReportDebt {
  /** Everything has to be reported again. */
  readonly owe: () => void;
  /** Starts a report, which may fail. */
  readonly begin: () => OwedReport;
}

/** A report in flight. */
export interface OwedReport {
  /** Whether it has to include everything: also for a server that has just enrolled the device. */
  readonly mustBeComplete: (enrolled: boolean) => boolean;
  /** The server has accepted it. */
  readonly taken: () => void;
}

/** The first report is owed. What is added while a report is in flight is still owed after that report is accepted. */
export function createReportDebt(): ReportDebt {
  /** How often everything had to be reported again, and how much of that the server has accepted. */
  let owed = 1;
  let reported = 0;
  return {
    owe() {
      owed += 1;
    },
    begin() {
      let reporting = reported;
      return {
        mustBeComplete(enrolled) {
          const isComplete = enrolled || reported < owed;
          if (isComplete) reporting = owed;
          return isComplete;
        },
        taken() {
          reported = Math.max(reported, reporting);
        },
      };
    },
  };
}
