import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { BonusTerms } from '#server/bonuses/index.ts'
import { largestGift, type JudgedPlayer } from '#server/campaigns/index.ts'
import { findVerifiedPlayers } from '#server/documents/index.ts'
import { findKeptAway } from '#server/exclusion/index.ts'
import { decide, unknownState } from '#server/law/index.ts'
import { findTightenedSince } from '#server/limits/index.ts'
import { findPlayersByIds } from '#server/players/index.ts'
import { findPlayable } from '#server/wallet/index.ts'
import type { Ground } from '../compose/open-base.ts'
import { BONUS_RULES, giftOf } from './account-gate.ts'
import { leftAloneSince } from './left-alone.ts'

/** A campaign's terms as the law of bonuses looks at them. */
export function bonusTermsOf(terms: CampaignTerms): BonusTerms {
  return {
    name: terms.name,
    amount: largestGift(terms),
    wageringTimes: terms.wagering?.times ?? 1,
    stakeMax: terms.wagering?.stakeMaxMinor ?? null,
    daysToAccept: terms.wagering?.daysToAccept ?? 1,
    daysToPlay: terms.wagering?.daysToPlay ?? 1,
    wereTermsTold: true,
  }
}

/**
 * Judges many players by stored facts: no request to a register, and no refusal is stored. At the acceptance of an
 * offer the player is judged again, with the register (decision 0083).
 */
export const judgePlayersBy =
  ({ db, clock, configuration: { brand, market } }: Ground) =>
  async (playerIds: readonly number[], terms: CampaignTerms): Promise<ReadonlyMap<number, JudgedPlayer>> => {
    const { target } = brand
    const now = clock.now()
    const since = leftAloneSince(now)
    const [players, playable, kept, tightened, verified] = await Promise.all([
      findPlayersByIds(db, target, playerIds),
      findPlayable(db, playerIds),
      findKeptAway(db, playerIds, since),
      findTightenedSince(db, playerIds, since),
      findVerifiedPlayers({ clock, market, target }, db, playerIds),
    ])
    const keptAway = new Map(kept.map(({ playerId, isStanding }) => [playerId, isStanding]))
    const gift = giftOf(bonusTermsOf(terms))
    const lawOf = (isVerified: boolean, birthDate: string) => {
      const account = {
        state: isVerified ? ('verified' as const) : ('temporary' as const),
        temporaryUntil: null,
        depositedMinor: 0,
        hasVerifiedPaymentAccount: false,
        isClosureAsked: false,
      }
      return decide({ ...unknownState(market.key), birthDate, account }, gift, now, BONUS_RULES)
    }
    const judge = ({ id, state, birthDate, registeredAt, language }: (typeof players)[number]): JudgedPlayer => {
      const isVerified = verified.has(id)
      if (keptAway.get(id)) return { why: 'excluded' }
      if (state !== 'open' || !playable.has(id)) return { why: 'blocked' }
      if (keptAway.has(id) || tightened.has(id)) return { why: 'limit-lowered' }
      if (lawOf(isVerified, birthDate).outcome === 'refused') return { why: isVerified ? 'not-lawful' : 'unverified' }
      return { why: null, registeredAt, language }
    }
    return new Map(players.map((player) => [player.id, judge(player)]))
  }
