/** The next stake up or down; at the end of the list it stays. A stake that is not listed goes to the nearest below. */
export function stepStake(stakes: readonly number[], current: number, direction: 1 | -1): number {
  const at = stakes.findLastIndex((stake) => stake <= current)
  const next = Math.min(stakes.length - 1, Math.max(0, (at === -1 ? 0 : at) + direction))
  return stakes[next] ?? current
}

/** The initial stake: the last one of this game if it is still offered, else the default. */
export function firstStake(stakes: readonly number[], usual: number, remembered: string | null): number {
  const stake = Number(remembered)
  return stakes.includes(stake) ? stake : stakes.includes(usual) ? usual : (stakes[0] ?? usual)
}
