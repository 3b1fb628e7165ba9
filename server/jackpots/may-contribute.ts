import { decide, refuseByLaw, unknownState } from '../law/index.ts'

/** Whether the law of a market lets a round take part in a progressive jackpot at a moment; where the law is not known, it does not. */
export function mayContribute(market: string, at: Date): boolean {
  return decideJackpot(market, at).outcome === 'allowed'
}

/** Refuses by the rule of the market's law that stands against progressive jackpots, if one does. */
export function refuseForbidden(market: string, now: Date): void {
  const decided = decideJackpot(market, now)
  if (decided.outcome === 'refused') refuseByLaw(decided.refusal, market, now)
}

function decideJackpot(market: string, now: Date) {
  return decide(unknownState(market), { kind: 'join-jackpot' }, now, ['jackpot', 'market-unknown'])
}
