import { decide, refuseByLaw, unknownState } from '../law/index.ts'
import type { JackpotBrand } from './needs.ts'

/**
 * Whether the law of a market allows a round to take part in a progressive jackpot at an instant; false where the law
 * is not known.
 */
export function mayContribute(market: string, at: Date): boolean {
  return decideJackpot(market, at).outcome === 'allowed'
}

/** Whether a brand can have jackpots at an instant: it lists ours, and the law allows them. */
export const mayHaveJackpots = ({ isOn, market }: Pick<JackpotBrand, 'isOn' | 'market'>, at: Date): boolean =>
  isOn && mayContribute(market, at)

/** Refuses where a rule of the market's law forbids progressive jackpots. */
export function refuseForbidden(market: string, now: Date): void {
  const decided = decideJackpot(market, now)
  if (decided.outcome === 'refused') refuseByLaw(decided.refusal, market, now)
}

function decideJackpot(market: string, now: Date) {
  return decide(unknownState(market), { kind: 'join-jackpot' }, now, ['jackpot', 'market-unknown'])
}
