/**
 * Within how many minutes the house means to deal with what waits for a person. Aims of ours, no rule of law: the live view marks what
 * is past them. Tickets have the promise that the brand makes to players (`support.answerMinutes`).
 */
export const promises = {
  /** From the request to the money on its way. */
  withdrawal: 24 * 60,
  /** A deposit that somebody must look at. */
  deposit: 4 * 60,
  /** A movement on our account that found no payment. */
  bankItem: 24 * 60,
  document: 4 * 60,
  approval: 8 * 60,
  /** A person has looked at an alert of risk or care. */
  riskAlert: 24 * 60,
} as const
