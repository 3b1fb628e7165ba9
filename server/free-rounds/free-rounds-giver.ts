import { assert, publish, publishMany, type Transaction } from '../kernel/index.ts'
import type { Giver, GiftToMake, TermsProblem } from '../campaigns/index.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { GiverNeeds } from './needs.ts'
import { cancelUnused } from './relations/cancel-relation.ts'
import * as queries from './relations/relations.queries.ts'
import { giftOf, isHeld, needsBonusTerms } from './terms-of.ts'

/** Free rounds as campaigns give them: an offer that the player accepts, by the terms of the version that gave it. */
export function freeRoundsGiver({ findGame, writeBonusTerms, offerBonus }: GiverNeeds): Giver {
  return {
    findProblems: (terms) => findProblems(terms, findGame),
    writeTerms: async (tx, version) => {
      const { versionId, currency, terms, at } = version
      await queries.insertTerms(tx, { versionId, currency, terms, at })
      if (needsBonusTerms(terms)) await writeBonusTerms(tx, version)
    },
    give: async (tx, gift) => {
      await queries.insertRelations(tx, [gift], offerOf(gift))
      await publish(tx, 'free-rounds.offered', { relationId: gift.giftId, playerId: gift.playerId })
      return gift.giftId
    },
    giveMany: async (tx, gifts) => {
      const [first] = gifts
      if (!first) return
      await queries.insertRelations(tx, gifts, offerOf(first))
      const told = gifts.map(({ giftId, playerId }) => ({ relationId: giftId, playerId }))
      await publishMany(tx, 'free-rounds.offered', told)
    },
    takeBack: (tx, relationId, atMostMinor, at) => takeBack(tx, relationId, { atMostMinor, at, offerBonus }),
  }
}

const offerOf = ({ campaignId, versionId, cause, terms, at }: GiftToMake) => ({
  campaignId,
  versionId,
  source: sourceOf(cause),
  offeredAt: at,
  endsAt: new Date(terms.window.hardEnd),
})

function sourceOf(cause: string): queries.RelationRow['source'] {
  if (cause.startsWith('list:')) return 'staff'
  if (cause.startsWith('code:')) return 'code'
  return cause.startsWith('firing:') ? 'trigger' : 'campaign'
}

/** Problems of terms: unknown games, stakes that a game does not offer, games whose win is not known at the stake. */
function findProblems(terms: CampaignTerms, findGame: GiverNeeds['findGame']): TermsProblem[] {
  const gift = giftOf(terms)
  const isOfUnknown = terms.games.shares.some(({ gameKey }) => !findGame(gameKey))
  const ofWagering = isOfUnknown ? [{ field: 'games.shares', problem: 'unknown-game' }] : []
  const ofRounds = gift.gameKeys.flatMap((gameKey) => {
    const game = findGame(gameKey)
    const field = 'gift.gameKeys'
    if (!game) return [{ field, problem: 'unknown-game' }]
    if (!game.stakesMinor.includes(gift.stakeMinor)) return [{ field: 'gift.stakeMinor', problem: 'not-offered' }]
    return isHeld(terms) && !game.canHoldWins ? [{ field, problem: 'win-not-known-at-once' }] : []
  })
  return [...ofRounds, ...ofWagering]
}

/** Takes back the unplayed part, in whole rounds. An offer is cancelled completely. */
async function takeBack(
  tx: Transaction,
  relationId: string,
  { atMostMinor, at, offerBonus }: Pick<GiverNeeds, 'offerBonus'> & { readonly atMostMinor: number; readonly at: Date },
): Promise<number> {
  const row = await queries.lockRelation(tx, relationId)
  assert(row, 'A gift has the relation that it made.')
  if (row.state !== 'offered' && row.state !== 'accepted' && row.state !== 'active') return 0
  const { stakeMinor, rounds } = giftOf(row.terms)
  const unused = stakeMinor * (rounds - row.used)
  await cancelUnused({ offerBonus }, tx, row, at)
  return Math.min(unused, atMostMinor)
}
