import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'
import { isBetDefinition } from '#games/engines.ts'
import { bonusGiver } from '#server/bonuses/index.ts'
import type { CampaignNeeds } from '#server/campaigns/index.ts'
import { findBetOutcomes } from '#server/crash/index.ts'
import type { BonusOffer, FreeRoundNeeds, GameToGive, GiverNeeds, JobNeeds } from '#server/free-rounds/index.ts'
import { provider } from '#server/game-catalogue/index.ts'
import { offeredStakes, readOutcomes } from '#server/game-rounds/index.ts'
import { newId, type Clock } from '#server/kernel/index.ts'
import { findEntries } from '#server/ledger/index.ts'
import { roundFiguresOf } from '#server/law/index.ts'
import { isKeptFromPlaying } from '#server/wallet/index.ts'
import type { Ground } from './open-base.ts'

const DAY_MS = 86_400_000

/** Bonus money of free rounds has its own period after the rounds: winnings of their last day can still be played. */
function afterRounds(terms: BonusOffer['terms']): BonusOffer['terms'] {
  const { daysToAccept, daysToPlay } = terms.wagering ?? { daysToAccept: 1, daysToPlay: 1 }
  const hardEnd = new Date(new Date(terms.window.hardEnd).getTime() + (daysToAccept + daysToPlay) * DAY_MS)
  return { ...terms, window: { ...terms.window, hardEnd: hardEnd.toISOString() } }
}

/** What free rounds need of the room of bonuses: how bonus money is played, and offers of it. */
export const bonusOfFreeRounds: Pick<GiverNeeds, 'writeBonusTerms' | 'offerBonus'> = {
  writeBonusTerms: (tx, version) => bonusGiver.writeTerms(tx, { ...version, terms: afterRounds(version.terms) }),
  offerBonus: (tx, { terms, at, wasTaken, ...offer }) => {
    const giftId = newId(at)
    const of = { campaignId: offer.versionId, cause: wasTaken ? 'taken' : 'free-rounds', givenBy: null }
    return bonusGiver.give(tx, { ...offer, ...of, giftId, terms: afterRounds(terms), at })
  },
}

/** The games of the catalogue with the stakes that the law of the market allows today. */
export function gamesToGive({
  configuration: { market },
  clock,
}: {
  configuration: Ground['configuration']
  clock: Clock
}) {
  const { code } = market.currency
  const find = (gameKey: string): GameToGive | undefined => {
    const entry = listCatalogue().find(({ key }) => key === gameKey)
    const found = entry && loadDefinition(gameKey)
    if (!entry || !found) return undefined
    const { minimumRoundMs: _, ...bounds } = roundFiguresOf(market.key, clock.now())
    const stakesMinor = offeredStakes(found.definition, code, bounds)
    if (stakesMinor.length === 0) return undefined
    return {
      gameKey,
      name: entry.name.cs,
      names: entry.name,
      rtp: entry.declaredRtp ?? '',
      provider: provider.normalizedName,
      stakesMinor,
      canHoldWins: !isBetDefinition(found.definition),
    }
  }
  const list = () =>
    listCatalogue()
      .map(({ key }) => find(key))
      .filter((game) => game !== undefined)
  return { find, list }
}

/** Puts the room of free rounds together with the campaigns that give them, the games, and bonus money. */
export function composeFreeRounds(
  ground: Ground,
  parts: { readonly campaigns: CampaignNeeds } & Pick<FreeRoundNeeds, 'isEnabled' | 'listProviders'>,
): FreeRoundNeeds {
  const { find, list } = gamesToGive(ground)
  const { offerBonus } = bonusOfFreeRounds
  return { ...parts, findGame: find, listGames: list, offerBonus, isPlayingBlocked: isKeptFromPlaying }
}

/** Ends free rounds and records what they won. */
export function freeRoundsWork({ db, clock }: Pick<Ground, 'db' | 'clock'>): JobNeeds {
  return {
    db,
    clock,
    offerBonus: bonusOfFreeRounds.offerBonus,
    findWins: async (querier, roundIds) => {
      const entries = await findEntries(querier, roundIds)
      const own = await readOutcomes(
        querier,
        entries.filter(({ seriesId }) => seriesId > 0),
      )
      const shared = await findBetOutcomes(querier, roundIds)
      return [
        ...own.flatMap(({ roundId, wonMinor, endedAt }) => (endedAt ? [{ roundId, wonMinor }] : [])),
        ...shared.flatMap(({ reference, win, endedAt }) => (endedAt ? [{ roundId: reference, wonMinor: win }] : [])),
      ]
    },
  }
}
