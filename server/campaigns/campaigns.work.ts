import { campaignCan } from '#contract/states/campaign-states.ts'
import type { Heartbeat, Reaction } from '../kernel/index.ts'
import { forEachOfPages, publish } from '../kernel/index.ts'
import * as queries from './campaigns.queries.ts'
import { listWaitingBack } from './gifts.queries.ts'
import { giveGift } from './give-gift.ts'
import { goThroughLists } from './lists/go-through-lists.ts'
import { endWithReason } from './move-campaign.ts'
import type { CampaignNeeds } from './needs.ts'
import { takeBackFor } from './take-back.ts'

const EVERY_MS = 5_000
const LISTS_EVERY_MS = 1_000
const BATCH = 50

/**
 * Campaigns whose window begins go live, and those whose soft end has come end, each in its own transaction: a failure does not
 * affect the others. Returns how many moved.
 */
export async function moveByTime({
  db,
  clock,
  target,
}: Pick<CampaignNeeds, 'db' | 'clock' | 'target'>): Promise<number> {
  const at = clock.now()
  const moved = await forEachOfPages<string, boolean>({
    limit: BATCH,
    list: (page) => queries.listDue(db, target, { at, ...page }),
    work: (campaignId) =>
      db.transaction(async (tx) => {
        const row = await queries.lockDue(tx, campaignId, at)
        if (!row) return false
        if (row.softEnd <= at) await endWithReason(tx, row, 'time', at)
        else if (campaignCan('start', row.state)) {
          await queries.setState(tx, campaignId, 'live')
          await publish(tx, 'campaigns.moved', { campaignId, move: 'start' })
        }
        return true
      }),
    message: 'Some campaigns could not be moved.',
  })
  return moved.filter(Boolean).length
}

/** Heartbeats of the worker for this room. */
export function campaignHeartbeats(needs: CampaignNeeds): Heartbeat[] {
  const goThroughAll = async () => {
    while ((await goThroughLists(needs)) > 0);
  }
  return [
    { name: 'campaigns.move-by-time', everyMs: EVERY_MS, beat: () => moveByTime(needs) },
    { name: 'campaigns.go-through-lists', everyMs: LISTS_EVERY_MS, beat: goThroughAll },
    { name: 'campaigns.take-back-waiting', everyMs: EVERY_MS, beat: () => takeBackWaiting(needs) },
  ]
}

/**
 * Takes back what waited for an open round, for as long as that may be open; a failure does not affect the others.
 * Returns how many were tried.
 */
export async function takeBackWaiting(needs: CampaignNeeds): Promise<number> {
  // All of them each time: those whose rounds stay open for a day delay nobody else.
  const tried = await forEachOfPages<string, void>({
    limit: BATCH,
    list: (page) => listWaitingBack(needs.db, needs.target, page),
    work: (cause) => takeBackOf(needs, cause.slice(DEPOSIT_CAUSE.length)),
    message: 'Some gifts could not be taken back.',
  })
  return tried.length
}

/** A settled deposit is matched by each campaign that gives for deposits; a repeated event gives nothing more. */
export async function giveForDeposit(needs: CampaignNeeds, paymentId: string): Promise<void> {
  const { db, target, currency } = needs
  const deposit = await needs.findDeposit(db, paymentId)
  if (!deposit || deposit.currency !== currency || deposit.returnedMinor >= deposit.amountMinor) return
  const { playerId, amountMinor, earlier, settledAt: at } = deposit
  // Brands of a market share a database: a player of another one gets nothing here, and no reason is stored.
  if (!(await needs.findPlayer(db, playerId))) return
  const campaigns = await queries.listGiving(db, { target, kinds: ['deposit-match', 'reload'], at })
  for (const campaignId of campaigns) {
    const occasion = { kind: 'deposit', amountMinor, earlier } as const
    await giveGift(needs, { campaignId, playerId, cause: causeOfDeposit(paymentId), occasion })
  }
  // The event of a refund before the gift existed found nothing to take back, so it is checked now.
  await takeBackOf(needs, paymentId)
}

const DEPOSIT_CAUSE = 'deposit:'
export const causeOfDeposit = (paymentId: string): string => DEPOSIT_CAUSE + paymentId

/** Reactions of this room to events of others. */
export function campaignReactions(needs: CampaignNeeds): Reaction[] {
  return [
    {
      event: 'payments.deposit-settled',
      name: 'campaigns.on-deposit-settled',
      react: async ({ paymentId }) => giveForDeposit(needs, paymentId),
    },
    {
      event: 'payments.deposit-refunded',
      name: 'campaigns.on-deposit-refunded',
      react: async ({ paymentId }) => takeBackOf(needs, paymentId),
    },
    {
      event: 'payments.deposit-reversed',
      name: 'campaigns.on-deposit-reversed',
      react: async ({ paymentId }) => takeBackOf(needs, paymentId),
    },
  ]
}

/** The refunded sum of a deposit is read, not added up from events, so that a repeated event takes nothing more. */
async function takeBackOf(needs: CampaignNeeds, paymentId: string): Promise<void> {
  const { db } = needs
  const deposit = await needs.findDeposit(db, paymentId)
  if (!deposit || deposit.returnedMinor === 0) return
  const refund = { returnedMinor: deposit.returnedMinor, ofMinor: deposit.amountMinor }
  await db.transaction((tx) => takeBackFor(needs, tx, causeOfDeposit(paymentId), refund))
}
