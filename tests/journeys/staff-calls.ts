import { expect, type Browser, type Page } from '@playwright/test'
import type { BodyOf, CallDefinition, ReplyOf } from '#contract/call.ts'
import { approve as sign } from '#contract/play-v1/approvals.ts'
import * as campaigns from '#contract/play-v1/campaigns.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { demoPayments } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'

const DAY_MS = 86_400_000
const WHY = 'Cesta prohlížeče: kampaň po dohodě s vedením.'
const SEEN = 'Podmínky jsem si přečetla a souhlasí.'

/** A signed-in page of a member of staff, with the Czech texts of the demonstration. */
export async function openDesk(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })).newPage()
}

/** Sends a call as a screen would, with the sign-in of a page; screens have journeys of their own. */
async function send(desk: Page, { path }: CallDefinition, data: object): Promise<{ status: number; body: unknown }> {
  const origin = addresses().backoffice
  const answer = await desk.request.post(origin + path, { data, headers: { origin } })
  return { status: answer.status(), body: await answer.json() }
}

/** The same, expecting success. */
export async function sendAsStaff<Call extends CallDefinition>(
  desk: Page,
  call: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  const answer = await send(desk, call, body as object)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as ReplyOf<Call>
}

/** The same for what two people do: it waits for the second one. Returns the id of the request. */
export async function askForApproval<Call extends CallDefinition>(
  desk: Page,
  call: Call,
  body: BodyOf<Call>,
): Promise<string> {
  const asked = await send(desk, call, body as object)
  expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  return (asked.body as { details: { approvalId: string } }).details.approvalId
}

/** A day from now, rounded to a minute: inputs have no smaller units. */
export const inDays = (days: number): string =>
  new Date(Math.floor((Date.now() + days * DAY_MS) / 60_000) * 60_000).toISOString()

/** An instant formatted for the input, in the page's time zone. */
export const localTime = (desk: Page, at: string): Promise<string> =>
  desk.evaluate((instant) => {
    const time = new Date(instant)
    return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  }, at)

/** Terms from yesterday on for a month; the journey adds the gift. */
export function termsOf(more: Pick<CampaignTerms, 'gift' | 'people'> & Partial<CampaignTerms>): CampaignTerms {
  return {
    name: `Cesta ${crypto.randomUUID().slice(0, 8)}`,
    wagering: { times: 1, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 7 },
    games: { kind: 'all', shares: [] },
    window: { from: inDays(-1), softEnd: inDays(30), hardEnd: inDays(60) },
    budgetMinor: 1_000_000,
    giftsPerPlayerMax: 1,
    endsAtWithdrawal: false,
    ...more,
  }
}

/** A live campaign: written at a desk, approved by a second person. Returns its id. */
export async function liveCampaign(desk: Page, browser: Browser, terms: CampaignTerms): Promise<string> {
  await enterBackOffice(desk, '/campaigns')
  const { campaign } = await sendAsStaff(desk, campaigns.create, { terms })
  const { campaignId } = campaign
  const version = 1
  await sendAsStaff(desk, campaigns.check, { campaignId, version })
  const approvalId = await askForApproval(desk, campaigns.approve, { campaignId, version, explanation: WHY })
  const second = await openDesk(browser)
  await enterBackOffice(second, '/approvals', demoPayments)
  await sendAsStaff(second, sign, { approvalId, explanation: SEEN, acceptedWarnings: [] })
  await second.context().close()
  return campaignId
}
