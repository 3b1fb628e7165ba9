import type { Deed } from '../facts.ts'
import type { Person, ReportViolation } from './check-facts.ts'

type Refused = NonNullable<Deed['refused']>

/** These keep from every stake; the others only from one as great as was refused. */
const WHOLE = ['ERR_PANIC_STOP', 'ERR_SELF_EXCLUDED', 'ERR_BREAK_REQUIRED', 'ERR_LIMIT_REACHED_LOGONBREAK'] as const

/**
 * What was told holds: no stake before the moment that was told as the earliest, and no refusal by the same rule with the
 * same moment at or after it.
 */
export function findBroken({ deeds, rounds, stakes }: Person, tell: ReportViolation): void {
  for (const [index, deed] of deeds.entries()) {
    const { refused } = deed
    if (!refused?.earliestAllowedAt || !isOfStake(deed)) continue
    const from = Date.parse(deed.at)
    const earliest = Date.parse(refused.earliestAllowedAt)
    if (earliest <= from)
      tell('told-moment', from, `${refused.code} until ${refused.earliestAllowedAt}, which has passed`)
    const least = keepsFromAll(refused) || deed.did !== 'stake' ? 0 : deed.stake
    // A sum of losses shrinks with a win and a limit with a request: who was allowed more meanwhile was told nothing wrong. The
    // books know the wins, for the win of a round that was left open comes without anything that its player does.
    const isSum = least > 0
    const later = deeds.slice(index + 1).filter(({ at }) => Date.parse(at) < earliest)
    const hasWon = rounds.some(({ at, win }) => win > 0 && at >= from && at < earliest)
    if (isSum && (hasWon || later.some(isChange))) continue
    for (const { at, stake } of stakes)
      if (at > from && at < earliest && stake >= least)
        tell('told-moment', at, `a stake before ${refused.earliestAllowedAt}, told with ${refused.code}`)
  }
}

const isOfStake = ({ did }: Deed) => did === 'stake' || did === 'open-game'
const isChange = ({ did, refused }: Deed) => !refused && (did === 'change' || did === 'cancel')
const keepsFromAll = ({ code }: Refused) => WHOLE.some((one) => one === code)
