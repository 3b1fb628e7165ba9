import { expect } from 'vitest'
import * as calls from '#contract/play-v1/campaigns.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { TestApi } from './api.ts'
import { signByTwo } from './sign-by-two.ts'

const DAY_MS = 86_400_000

/** Terms of a gift without a deposit for everybody, from yesterday on for a month. */
export function termsOfGift({ clock }: Pick<TestApi, 'clock'>, more: Partial<CampaignTerms> = {}): CampaignTerms {
  const day = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString()
  return {
    name: 'A gift of tests',
    gift: { kind: 'no-deposit', amountMinor: 5000 },
    wagering: { times: 5, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 7 },
    games: { kind: 'all', shares: [] },
    people: { kind: 'everyone' },
    window: { from: day(-1), softEnd: day(30), hardEnd: day(60) },
    budgetMinor: 1_000_000,
    giftsPerPlayerMax: 1,
    endsAtWithdrawal: false,
    ...more,
  }
}

/** A live campaign, written by one person and approved by another; returns its id. */
export async function liveCampaign(api: TestApi, terms: CampaignTerms): Promise<string> {
  const token = await api.freshToken('staff')
  const made = await api.send(calls.create, { input: { body: { terms } }, token })
  expect(made.statusCode, made.body).toBe(200)
  const { campaignId } = made.json<{ campaign: { campaignId: string } }>().campaign
  await api.send(calls.check, { input: { body: { campaignId, version: 1 } }, token })
  const body = { campaignId, version: 1, explanation: 'A test of what players are offered.' }
  const second = await api.tokenOfRole('payments')
  const acceptedWarnings = terms.people.kind === 'everyone' ? ['for-everyone'] : []
  const signed = await signByTwo(api, calls.approve, { body: { ...body, acceptedWarnings }, second, acceptedWarnings })
  expect(signed, JSON.stringify(signed)).toMatchObject({ status: 200 })
  return campaignId
}
