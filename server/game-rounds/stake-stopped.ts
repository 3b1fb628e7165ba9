/** Undoes the transaction of a stake that a check stopped; the stake's own way then tells which one. */
export class StakeStopped extends Error {}
