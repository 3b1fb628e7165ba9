import type { Static } from 'typebox'
import type { CodeGift, WhyNot } from '#contract/shapes/campaigns.ts'
import { assert, refuse, type Querier } from '../kernel/index.ts'
import { findOtherAccounts } from '../players/index.ts'
import * as queries from './campaigns.queries.ts'
import * as giftQueries from './gifts.queries.ts'
import * as versionQueries from './versions.queries.ts'
import * as codes from './codes.queries.ts'
import { giveWithin, judgeRecipient } from './give-gift.ts'
import type { CampaignNeeds } from './needs.ts'

const BAD_ATTEMPTS_MAX = 5
const WITHIN_MS = 60 * 60_000

/** A person uses a code once, with whichever account. */
const accountsOf = async (db: Querier, playerId: number) => [playerId, ...(await findOtherAccounts(db, playerId))]

/** A code in the one form that is hashed: capitals, without dashes and blanks. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/**
 * A player uses a code: once for each person, as often in all as it may be. What it gives is an offer, accepted under
 * its terms. An invalid code counts as a bad attempt; five within an hour block further ones, in every process. Refuses
 * with ERR_NOT_GIVEN and why when its campaign gives this player nothing; such a code is not used up.
 */
export async function useCode(
  needs: CampaignNeeds,
  { code, playerId }: { readonly code: string; readonly playerId: number },
): Promise<Static<typeof CodeGift>> {
  const hash = needs.hashCode(plainCode(code))
  const { code: found, triesLeft } = await findTried(needs, { hash, playerId })
  if (!found) return refuse('ERR_CODE_NOT_VALID', { triesLeft })
  const usedAt = await codes.findUse(needs.db, found.id, await accountsOf(needs.db, playerId))
  if (usedAt) return refuse('ERR_CODE_USED', { usedAt: usedAt.toISOString() })
  const why = await judgeRecipient(needs, { campaignId: found.campaignId, playerId })
  if (why) return refuse('ERR_NOT_GIVEN', { why })
  const given = await giveByCode(needs, { hash, playerId })
  // Refused after the commit, in which an exhausted budget has ended the campaign.
  if ('why' in given) return refuse('ERR_NOT_GIVEN', { why: given.why })
  return given.gift
}

/** The code, if it exists; an invalid one is counted. Attempts of a player are serialized. */
async function findTried(
  { db, clock, target }: CampaignNeeds,
  { hash, playerId }: { readonly hash: Buffer; readonly playerId: number },
): Promise<{ readonly code: codes.CodeRow | undefined; readonly triesLeft: number }> {
  const tried = await db.transaction(async (tx) => {
    await codes.lockAttempts(tx, playerId)
    const at = clock.now()
    const attempts = await codes.listAttempts(tx, playerId, new Date(at.getTime() - WITHIN_MS))
    const [first] = attempts
    if (first && attempts.length >= BAD_ATTEMPTS_MAX)
      return { until: new Date(first.getTime() + WITHIN_MS).toISOString() }
    const code = await codes.findCode(tx, target, hash)
    const isGood = code && code.endedAt === null
    if (!isGood) await codes.insertAttempt(tx, playerId, at)
    return { code: isGood ? code : undefined, triesLeft: BAD_ATTEMPTS_MAX - attempts.length - (isGood ? 0 : 1) }
  })
  if ('until' in tried) return refuse('ERR_TOO_MANY_BAD_ATTEMPTS', { until: tried.until })
  return tried
}

async function giveByCode(
  needs: CampaignNeeds,
  { hash, playerId }: { readonly hash: Buffer; readonly playerId: number },
): Promise<{ readonly why: WhyNot } | { readonly gift: Static<typeof CodeGift> }> {
  return needs.db.transaction(async (tx) => {
    const code = await codes.lockCode(tx, needs.target, hash)
    if (!code || code.endedAt !== null) return refuse('ERR_CODE_NOT_VALID')
    // A repeated request gets ERR_CODE_USED, even when it was the last use of the code.
    const usedAt = await codes.findUse(tx, code.id, await accountsOf(tx, playerId))
    if (usedAt) return refuse('ERR_CODE_USED', { usedAt: usedAt.toISOString() })
    if (code.used >= code.usesMax) return refuse('ERR_CODE_NOT_VALID')
    const { campaignId } = code
    const cause = `code:${code.id}`
    const outcome = await giveWithin(needs, tx, { campaignId, playerId, cause, occasion: { kind: 'plain' } })
    if (outcome.outcome === 'not-given') return { why: outcome.why }
    await codes.insertUse(tx, code.id, playerId, needs.clock.now())
    const gift = await giftQueries.findGift(tx, { campaignId, playerId, cause })
    const campaign = await queries.findCampaign(tx, needs.target, campaignId)
    const version = gift && (await versionQueries.findVersion(tx, campaignId, gift.version))
    assert(campaign && version, 'A gift that was just made is there.')
    const amount = { amountMinor: gift.amount, currency: campaign.currency }
    const { name } = version.terms
    return { gift: { giftId: gift.id, kind: campaign.kind, name, amount, made: gift.made } }
  })
}
