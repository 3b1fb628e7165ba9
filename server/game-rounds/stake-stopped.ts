/** Rolls back the transaction of a stake that a check stopped; the caller then finds out which check. */
export class StakeStopped extends Error {}
