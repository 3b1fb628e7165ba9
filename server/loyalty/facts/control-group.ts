const PRIME = 2_654_435_761
const RANGE = 2 ** 32

/** Whether a player is in the control group, without a club, to measure its effect. Deterministic for a player. */
export const isInControlGroup = (playerId: number, percent: number): boolean =>
  (Number((BigInt(playerId) * BigInt(PRIME)) % BigInt(RANGE)) / RANGE) * 100 < percent
