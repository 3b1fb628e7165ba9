import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { assert, newId, refuse, publishMany, type Querier, type Transaction } from '../kernel/index.ts'
import { findOtherAccountsOfMany } from '../players/index.ts'
import { amountOf } from './amount-of.ts'
import * as queries from './campaigns.queries.ts'
import * as versionQueries from './versions.queries.ts'
import { isAmong, timesOf } from './give-gift.ts'
import * as many from './many.queries.ts'
import { endWithReason } from './move-campaign.ts'
import { isSigned } from './lists/signed-list.ts'
import type { CampaignNeeds, GiftToMake, JudgedPlayer, WhyNotOfMany } from './needs.ts'
import { findRestricted } from './restricted.queries.ts'

export type ManyInput = {
  readonly campaignId: string
  readonly playerIds: readonly number[]
  /** The same for all of them: a player is given once for it. */
  readonly cause: string
}

/**
 * Why each is given nothing; null for who would be given it, `given-before` for who was given it for this cause earlier, `listed` for
 * who is of the campaign's people now and is given it when something calls for it.
 */
export type OutcomesOfMany = ReadonlyMap<number, WhyNotOfMany | 'given' | 'listed' | 'given-before' | null>

/** Whether a list is given it as it stands: it has an amount of its own, and nobody chooses the player each time. */
export const givesToLists = ({ gift }: CampaignTerms): boolean =>
  gift.kind === 'no-deposit' || gift.kind === 'free-rounds'

/**
 * Locks a campaign and refuses a list for one that does not give now, or that neither gives to lists nor is for who stands in them.
 * Returns the version by which it gives.
 */
export async function mustTakeLists(
  needs: CampaignNeeds,
  tx: Transaction,
  campaignId: string,
): Promise<versionQueries.VersionRow> {
  const { version } = await mustGive(needs, tx, await queries.lockCampaign(tx, needs.target, campaignId))
  return version
}

/**
 * Whom of many players a campaign would give to now, and why not the others: by the rules of `giveGift`, in one
 * statement each for all of them. Changes nothing. The budget is not checked: the caller sums it up.
 */
export async function judgeMany(needs: CampaignNeeds, input: ManyInput): Promise<OutcomesOfMany> {
  const { row, version, at } = await mustGive(
    needs,
    needs.db,
    await queries.findCampaign(needs.db, needs.target, input.campaignId),
  )
  const judged = await needs.judgePlayers(input.playerIds, version.terms)
  return standingOf(needs, needs.db, { ...input, row, version, at, judged })
}

/** Results of the gates for many players and the terms in force; computed before the transaction of `giveMany`. */
export async function judgeRecipients(
  needs: CampaignNeeds,
  { campaignId, playerIds }: Pick<ManyInput, 'campaignId' | 'playerIds'>,
): Promise<ReadonlyMap<number, JudgedPlayer>> {
  const row = await queries.findCampaign(needs.db, needs.target, campaignId)
  const version =
    row && row.liveVersion !== null && (await versionQueries.findVersion(needs.db, row.id, row.liveVersion))
  return version ? needs.judgePlayers(playerIds, version.terms) : new Map()
}

/**
 * Gives to many players inside the caller's transaction, in their order, until the budget pays no more: then the campaign ends and
 * the others are given nothing. A list that later terms do not name gives nothing any more. @param judged what `judgeRecipients` said
 */
export async function giveMany(
  needs: CampaignNeeds,
  tx: Transaction,
  input: ManyInput & {
    readonly judged: ReadonlyMap<number, JudgedPlayer>
    readonly givenBy: number
    /** Of the list in which they stand; null for lists of before. */
    readonly hash: string | null
  },
): Promise<OutcomesOfMany> {
  const { campaignId, playerIds, cause, givenBy, hash } = input
  const row = await queries.lockCampaign(tx, needs.target, campaignId)
  const found = await findGiving(needs, tx, row)
  if (typeof found === 'string') return new Map(playerIds.map((playerId) => [playerId, found]))
  const { version, at } = found
  if (!isSigned(version.terms, hash)) return new Map(playerIds.map((playerId) => [playerId, 'not-among-people']))
  const outcomes = new Map(await standingOf(needs, tx, { ...input, ...found }))
  if (!givesToLists(version.terms)) {
    for (const [playerId, why] of outcomes) if (why === null) outcomes.set(playerId, 'listed')
    return outcomes
  }
  const amountMinor = amountOf(version.terms.gift, { kind: 'plain' })
  assert(typeof amountMinor === 'number', 'What is given to many depends on no occasion.')
  const asked = playerIds.filter((playerId) => outcomes.get(playerId) === null)
  const paid = asked.slice(0, Math.max(0, Math.floor((found.row.budget - found.row.given) / amountMinor)))
  for (const playerId of asked.slice(paid.length)) outcomes.set(playerId, 'budget-used-up')
  const gifts = paid.map((playerId): GiftToMake => {
    const giftId = newId(at)
    return {
      giftId,
      campaignId,
      cause,
      versionId: version.id,
      playerId,
      amountMinor,
      terms: version.terms,
      at,
      givenBy,
    }
  })
  const giver = needs.givers[found.row.kind]
  assert(giver?.giveMany, 'What is given to many has a room that gives it to many.')
  await giver.giveMany(tx, gifts)
  await many.insertGifts(tx, gifts, { campaignId, version: version.version, cause, amountMinor, at, givenBy })
  const told = gifts.map(({ giftId, playerId }) => ({ giftId, campaignId, playerId, kind: found.row.kind }))
  await publishMany(tx, 'campaigns.gift-given', told)
  for (const playerId of paid) outcomes.set(playerId, 'given')
  // The rest of the budget does not pay a whole gift: the campaign ends.
  if (paid.length < asked.length) await endWithReason(tx, found.row, 'budget', at)
  return outcomes
}

type Giving = { readonly row: queries.CampaignRow; readonly version: versionQueries.VersionRow; readonly at: Date }

/** The version by which a campaign gives now, or why it does not. */
async function findGiving(
  needs: CampaignNeeds,
  db: Querier,
  row: queries.CampaignRow | undefined,
): Promise<Giving | 'not-live' | 'outside-window' | 'not-lawful'> {
  const at = needs.clock.now()
  if (!row || (row.state !== 'live' && row.state !== 'approved') || row.liveVersion === null) return 'not-live'
  const version = await versionQueries.findVersion(db, row.id, row.liveVersion)
  assert(version, 'A campaign that gives has the version that it names.')
  const { terms } = version
  // Its people can be listed before it begins.
  if ((row.startsAt > at && givesToLists(terms)) || row.softEnd <= at) return 'outside-window'
  return needs.judgeTerms(terms).length > 0 ? 'not-lawful' : { row, version, at }
}

async function mustGive(needs: CampaignNeeds, db: Querier, row: queries.CampaignRow | undefined): Promise<Giving> {
  if (!row) return refuse('ERR_CAMPAIGN_NOT_FOUND')
  const found = await findGiving(needs, db, row)
  if (typeof found === 'string') return refuse('ERR_STATE_CHANGED', { why: found })
  const { terms } = found.version
  return takesLists(terms) ? found : refuse('ERR_STATE_CHANGED', { why: 'no-lists' })
}

/** Where a code or a trigger decides, a list would give nothing to anybody. */
const takesLists = (terms: CampaignTerms): boolean =>
  terms.people.kind === 'list' ||
  (givesToLists(terms) && terms.people.kind !== 'code' && terms.people.kind !== 'trigger')

async function standingOf(
  { target }: CampaignNeeds,
  db: Querier,
  of: ManyInput & Giving & { readonly judged: ReadonlyMap<number, JudgedPlayer> },
): Promise<OutcomesOfMany> {
  const { campaignId, playerIds, cause, version, at, judged } = of
  const { people } = version.terms
  const restricted = new Set(await findRestricted(db, { target, playerIds, campaignId, at }))
  // A person counts once, also with what another of their accounts was given, or is given by the same list.
  const others = await findOtherAccountsOfMany(db, playerIds)
  const accountsOf = (playerId: number) => [playerId, ...(others.get(playerId) ?? [])]
  const earlier = await many.countGifts(db, { campaignId, playerIds: playerIds.flatMap(accountsOf), cause })
  const givenNow = new Set<number>()
  const countOf = (account: number) => (earlier.get(account)?.count ?? 0) + (givenNow.has(account) ? 1 : 0)
  const whyOf = (playerId: number): WhyNotOfMany | 'given-before' | null => {
    if (earlier.get(playerId)?.isForCause) return 'given-before'
    const player = judged.get(playerId)
    if (!player) return 'unknown'
    if (player.why !== null) return player.why
    if (restricted.has(playerId)) return 'restricted'
    if (!isAmong(people, player, { playerId, cause, isListed: true })) return 'not-among-people'
    if (!givesToLists(version.terms)) return null
    const count = accountsOf(playerId).reduce((sum, account) => sum + countOf(account), 0)
    if (count >= timesOf(version.terms)) return 'given-often-enough'
    givenNow.add(playerId)
    return null
  }
  return new Map(playerIds.map((playerId) => [playerId, whyOf(playerId)]))
}
