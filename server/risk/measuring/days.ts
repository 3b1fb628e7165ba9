/** Signals of so many days are made anew each time: facts can come late, and a preview looks at them. */
export const REMADE_DAYS = 90
/** Facts of so many days are read: the days that are made, and the longest window of what is read by time. */
export const FACT_DAYS = 181
/** Alerts are raised for so many days back: a worker that stood still loses none. */
export const RAISED_DAYS = 7
/** Figures older than this are removed. */
export const KEPT_DAYS = 400
