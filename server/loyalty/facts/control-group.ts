const PRIME = 2_654_435_761
const RANGE = 2 ** 32

/** Whether somebody is without a club, to learn what it does. The same person always gets the same answer. */
export const isInControlGroup = (playerId: number, percent: number): boolean =>
  (Number((BigInt(playerId) * BigInt(PRIME)) % BigInt(RANGE)) / RANGE) * 100 < percent
