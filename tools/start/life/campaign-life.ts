import * as bonuses from '#contract/onling-v2/bonuses.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as campaigns from '#contract/play-v1/campaigns.ts'
import * as promotions from '#contract/play-v1/promotions.ts'
import type { Person, World } from './player-life.ts'
import type { Desk } from './staff-life.ts'

const DAY_MS = 86_400_000
const AMOUNT_MINOR = { CZK: 5_000, EUR: 200 } as const
const BUDGET_MINOR = { CZK: 1_000_000, EUR: 40_000 } as const
/** Of three people two take an offer: those who leave it show what it changed. */
const TAKES_NOT_EVERY = 3
const AGREED = 'Nabídka podle plánu, který schválilo vedení.'
const READ = 'Podmínky i rozpočet odpovídají plánu.'

/** A campaign that two people agree on: a small gift for everybody who verified their identity, to be wagered once. */
export async function bringCampaign(
  { ask, currency }: World,
  { payments, administrator }: Pick<Desk, 'payments' | 'administrator'>,
  now: Date,
): Promise<void> {
  const known = await ask(campaigns.list, { query: {}, token: payments })
  if (!known.ok || known.data.rows.length > 0) return
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const made = await ask(campaigns.create, {
    token: payments,
    body: {
      terms: {
        name: 'Zlatý start',
        gift: { kind: 'no-deposit', amountMinor: AMOUNT_MINOR[currency] },
        wagering: { times: 1, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 14 },
        games: { kind: 'all', shares: [] },
        people: { kind: 'everyone' },
        window: { from: now.toISOString(), softEnd: day(60), hardEnd: day(90) },
        budgetMinor: BUDGET_MINOR[currency],
        giftsPerPlayerMax: 1,
        endsAtWithdrawal: false,
      },
    },
  })
  // The law of a market may not know such a gift.
  if (!made.ok) return
  const { campaignId } = made.data.campaign
  const version = { campaignId, version: 1 }
  await ask(campaigns.check, { body: version, token: payments })
  const acceptedWarnings = ['for-everyone']
  const body = { ...version, explanation: AGREED, acceptedWarnings }
  const asked = await ask(campaigns.approve, { body, token: payments })
  const approvalId = asked.ok ? undefined : asked.details['approvalId']
  if (typeof approvalId !== 'string') return
  await ask(approve, { body: { approvalId, explanation: READ, acceptedWarnings }, token: administrator })
}

/** Most people take what is offered to them, and accept it. */
export async function takeOffer({ ask }: World, { no }: Person, token: string): Promise<void> {
  if (no % TAKES_NOT_EVERY === 0) return
  const offered = await ask(promotions.listOwnPromotions, { token })
  const offer = offered.ok ? offered.data.offers.find(({ gift }) => gift.kind === 'no-deposit') : undefined
  if (!offer) return
  const { campaignId, version, largestGift } = offer
  const taken = await ask(promotions.takePromotion, { body: { campaignId, version }, token })
  if (!taken.ok) return
  const { amountMinor } = largestGift
  await ask(bonuses.activate, { body: { awardId: taken.data.made, acceptsTerms: true, amountMinor }, token })
}
