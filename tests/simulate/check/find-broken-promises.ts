import type { Deed } from '../facts.ts'
import type { Person, ReportViolation } from './check-facts.ts'

type Refused = NonNullable<Deed['refused']>

/** These refuse every stake; the others only stakes at least as large as the refused one. */
const WHOLE = ['ERR_PANIC_STOP', 'ERR_SELF_EXCLUDED', 'ERR_BREAK_REQUIRED', 'ERR_LIMIT_REACHED_LOGONBREAK'] as const

/**
 * Announced instants are kept: no stake before the earliest instant in a response, and no refusal by the same rule with
 * the same instant at or after it.
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
    // A sum of losses shrinks with a win, and a limit may be changed: then an earlier stake is no violation. Wins are
    // read from the books, because the win of an open round comes without an action of its player.
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
