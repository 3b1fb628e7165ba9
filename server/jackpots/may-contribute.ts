import { decide, unknownState } from '../law/index.ts'

/** Whether the law of a market lets a round take part in a progressive jackpot today; where the law is not known, it does not. */
export function mayContribute(market: string, now: Date): boolean {
  const asked = ['jackpot', 'market-unknown'] as const
  return decide(unknownState(market), { kind: 'join-jackpot' }, now, asked).outcome === 'allowed'
}
