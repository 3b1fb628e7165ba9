import type { CampaignTerms, WhyNot } from '#contract/shapes/campaigns.ts'
import { assert, newId, Refusal, publish, type Transaction } from '../kernel/index.ts'
import { amountOf, type Occasion } from './amount-of.ts'
import * as queries from './campaigns.queries.ts'
import * as giftQueries from './gifts.queries.ts'
import * as versionQueries from './versions.queries.ts'
import { findListedIn } from './lists/lists.queries.ts'
import { endWithReason } from './move-campaign.ts'
import type { CampaignNeeds } from './needs.ts'
import { findOtherAccounts, isOfSegment } from '../players/index.ts'
import { isRestricted } from './restrict-players.ts'

export type GiftInput = {
  readonly campaignId: string
  readonly playerId: number
  /** What it is given for: `deposit:<id>`, `code:<id>`, `firing:<id>`. The same cause gives once. */
  readonly cause: string
  readonly occasion: Occasion
  /** The member of staff who gives it, if one does. */
  readonly givenBy?: number | null
  /** The second person, where the policy required one. */
  readonly approvedBy?: number | null
}

export type GiftOutcome =
  | { readonly outcome: 'given'; readonly giftId: string; readonly made: string }
  /** An earlier call gave it. */
  | { readonly outcome: 'given-before'; readonly giftId: string; readonly made: string }
  | { readonly outcome: 'not-given'; readonly why: WhyNot }

/**
 * Gives a player what a campaign gives, once for each cause: checks law and exclusions for the player first, then takes
 * it from the budget and makes it in one transaction. The reason for giving nothing is stored.
 */
export async function giveGift(needs: CampaignNeeds, input: GiftInput): Promise<GiftOutcome> {
  const { db, clock, target } = needs
  const why = await judgeRecipient(needs, input)
  const outcome: GiftOutcome = why
    ? { outcome: 'not-given', why }
    : await db.transaction((tx) => giveWithin(needs, tx, input))
  // An unknown campaign gives nothing and stores no reason.
  if (outcome.outcome === 'not-given' && (await queries.findCampaign(db, target, input.campaignId)))
    await giftQueries.insertNotGiven(db, { ...input, why: outcome.why, at: clock.now() })
  return outcome
}

/** Obstacle for a player, checked before any transaction; undefined when there is none. */
export async function judgeRecipient(
  needs: CampaignNeeds,
  { campaignId, playerId, occasion }: Pick<GiftInput, 'campaignId' | 'playerId'> & Partial<Pick<GiftInput, 'occasion'>>,
): Promise<WhyNot | undefined> {
  const { db, target } = needs
  const row = await queries.findCampaign(db, target, campaignId)
  const versionNo = row && versionOf(row, occasion)
  const live = row && versionNo ? await versionQueries.findVersion(db, row.id, versionNo) : undefined
  if (!live) return 'not-live'
  if (needs.judgeTerms(live.terms).length > 0) return 'not-lawful'
  if (await needs.isToBeLeftAlone(db, playerId)) return 'limit-lowered'
  try {
    await needs.judgePlayer(playerId, live.terms)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === 'ERR_NOT_ALLOWED_BY_LAW' || error.code === 'ERR_IDENTITY_NOT_VERIFIED'
      ? 'not-lawful'
      : 'blocked'
  }
  return undefined
}

/**
 * Gives inside the caller's transaction, which stores the cause; the caller has called `judgeRecipient`. Gifts of one
 * campaign are serialized, so that its budget holds on any number of processes.
 */
export async function giveWithin(needs: CampaignNeeds, tx: Transaction, input: GiftInput): Promise<GiftOutcome> {
  const { clock, target } = needs
  const { campaignId, playerId, cause } = input
  const row = await queries.lockCampaign(tx, target, campaignId)
  const earlier = await giftQueries.findGift(tx, { campaignId, playerId, cause })
  if (earlier) return { outcome: 'given-before', giftId: earlier.id, made: earlier.made }
  const at = clock.now()
  const { occasion } = input
  const versionNo = row && versionOf(row, occasion)
  if (!row || !versionNo) return not('not-live')
  const version = await versionQueries.findVersion(tx, campaignId, versionNo)
  assert(version, 'A campaign that gives has the version that it names.')
  const { terms } = version
  const closed = whyClosed(row, terms, occasion, at)
  if (closed) return not(closed)
  // The player may have tightened a limit or excluded themselves while this transaction waited.
  if (await needs.isToBeLeftAlone(tx, playerId)) return not('limit-lowered')
  if (await isRestricted(tx, { target, playerId, campaignId, at })) return not('restricted')
  const player = await needs.findPlayer(tx, playerId)
  const isListed = terms.people.kind === 'list' && (await findListedIn(tx, playerId, [campaignId])).has(campaignId)
  if (!player || !isAmong(terms.people, player, { ...input, isListed })) return not('not-among-people')
  // A person counts once: what an account got that they closed counts for the next one.
  const accounts = [playerId, ...(await findOtherAccounts(tx, playerId))]
  if ((await giftQueries.countGifts(tx, campaignId, accounts)) >= timesOf(terms)) return not('given-often-enough')
  const amount = amountOf(terms.gift, occasion)
  if (typeof amount === 'string') return not(amount)
  if (row.given + amount > row.budget) {
    // The rest of the budget does not pay a whole gift: the campaign ends.
    if (row.state !== 'ended') await endWithReason(tx, row, 'budget', at)
    return not('budget-used-up')
  }
  const giver = needs.givers[row.kind]
  assert(giver, 'What no room gives is never approved.')
  const giftId = newId(at)
  const { givenBy = null, approvedBy = null } = input
  const made = await giver.give(tx, {
    giftId,
    campaignId,
    cause,
    versionId: version.id,
    playerId,
    amountMinor: amount,
    terms,
    at,
    givenBy,
  })
  const by = { givenAt: at, givenBy, approvedBy }
  await giftQueries.insertGift(tx, {
    id: giftId,
    campaignId,
    version: version.version,
    playerId,
    cause,
    amount,
    made,
    ...by,
  })
  await publish(tx, 'campaigns.gift-given', { giftId, campaignId, playerId, kind: row.kind })
  return { outcome: 'given', giftId, made }
}

/** By which version something is given: part of a loss by the one in force when its period began. */
const versionOf = ({ liveVersion }: queries.CampaignRow, occasion: Occasion | undefined): number | null =>
  occasion?.kind === 'loss' && liveVersion !== null ? occasion.version : liveVersion

/** Why a campaign gives nothing to anybody now; undefined while it gives. */
function whyClosed(
  row: queries.CampaignRow,
  { window }: CampaignTerms,
  occasion: Occasion,
  at: Date,
): WhyNot | undefined {
  if (row.state === 'ended' && row.endedBy === 'budget') return 'budget-used-up'
  const gives = row.state === 'live' || row.state === 'approved'
  if (occasion.kind !== 'loss') {
    if (!gives) return 'not-live'
    return row.startsAt > at || row.softEnd <= at ? 'outside-window' : undefined
  }
  // A period that was over by the soft end is given although it is counted only afterwards.
  if (!gives && row.endedBy !== 'time') return 'not-live'
  const isOutside = occasion.endsAt > new Date(window.softEnd) || at >= new Date(window.hardEnd)
  return isOutside ? 'outside-window' : undefined
}

/** How often one player is given it: by the campaign, and by the gift where that says it too. */
export const timesOf = ({ gift, giftsPerPlayerMax }: CampaignTerms): number =>
  gift.kind === 'reload' ? Math.min(gift.timesMax, giftsPerPlayerMax) : giftsPerPlayerMax

const not = (why: WhyNot): GiftOutcome => ({ outcome: 'not-given', why })

/**
 * Whether terms are for a player. The cause tells who has a code or was named by a trigger; the lists tell who is
 * listed.
 */
export function isAmong(
  people: versionQueries.VersionRow['terms']['people'],
  player: { readonly registeredAt: Date; readonly language: string },
  { playerId, cause, isListed }: Pick<GiftInput, 'playerId' | 'cause'> & { readonly isListed: boolean },
): boolean {
  if (people.kind === 'named') return people.playerIds.includes(playerId)
  if (people.kind === 'list') return isListed
  if (people.kind === 'code') return cause.startsWith('code:')
  if (people.kind === 'trigger') return cause.startsWith('firing:')
  return people.kind !== 'segment' || isOfSegment(people, player)
}
