import { expect, test, type Page } from '@playwright/test'
import { PLAYER_TABS, paths } from '#apps/backoffice/src/shell/paths.ts'
import type { OpenedScreenName } from '#apps/backoffice/src/shell/screens.ts'
import { campaignsCs } from '#apps/backoffice/src/texts/campaigns/cs.ts'
import { playerListsCs } from '#apps/backoffice/src/texts/player-lists/cs.ts'
import { loyaltyCs } from '#apps/backoffice/src/texts/loyalty/cs.ts'
import { shellCs } from '#apps/backoffice/src/texts/shell/cs.ts'
import type { ReplyOf } from '#contract/call.ts'
import { useCode } from '#contract/onling-v2/bonuses.ts'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import { createRelations } from '#contract/onling-v2/free-round.ts'
import { createDefinition, createTrigger } from '#contract/onling-v2/platform-event.ts'
import { makeCodes } from '#contract/play-v1/campaigns.ts'
import { beginCase } from '#contract/play-v1/risk-cases.ts'
import { listContent } from '#contract/play-v1/staff-content.ts'
import { addresses } from './addresses.ts'
import { check, checkThemes } from './check-page.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { enter } from './site.ts'
import { liveCampaign, openDesk, sendAsStaff, termsOf } from './staff-calls.ts'

const WHY = 'Cesta prohlížeče: aby na obrazovkách něco stálo.'
const GIFT = { kind: 'no-deposit', amountMinor: 5_000 } as const
const ROUNDS = {
  kind: 'free-rounds',
  gameKeys: ['OvocnyKolotoc'],
  stakeMinor: 1_000,
  rounds: 5,
  winTo: 'cash',
  winCapMinor: null,
} as const

/** Screens of the back office about one thing: its address is found here, or this file does not compile. */
type OfOneThing = Exclude<
  OpenedScreenName,
  'newSection' | 'look' | 'texts' | 'migrations' | 'newTrigger' | 'newCampaign'
>

/** The address of the newest payment of a player. */
async function firstPayment(desk: Page, playerId: number): Promise<string> {
  await desk.goto(addresses().backoffice + paths.player(playerId, 'deposits'))
  const link = desk.getByRole('link', { name: /^Otevřít platbu/ }).first()
  await expect(link).toBeVisible()
  return (await link.getAttribute('href')) ?? ''
}

/** The address of a text of the site. */
async function firstPage(desk: Page): Promise<string> {
  const answer = await desk.request.get(`${addresses().backoffice}${listContent.path}?limit=1`)
  const [row] = ((await answer.json()) as ReplyOf<typeof listContent>).rows
  expect(row, 'a page of the site').toBeDefined()
  return paths.contentOf(row?.contentId ?? '')
}

async function beginCaseOf(desk: Page, aboutPlayerId: number): Promise<string> {
  const { caseId } = await sendAsStaff(desk, beginCase, { aboutPlayerId, area: 'care', words: WHY })
  return paths.riskCase(caseId)
}

/**
 * Data for screens of promotions: codes, a gift, rounds of a list, a trigger and a question; created by the calls of
 * the screens.
 */
async function fill(page: Page, desk: Page, open: Parameters<typeof liveCampaign>[1]) {
  const { playerId } = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, 50_000)
  const campaignId = await liveCampaign(desk, open, termsOf({ gift: GIFT, people: { kind: 'code', isPublic: true } }))
  const { codes } = await sendAsStaff(desk, makeCodes, {
    campaignId,
    codes: { kind: 'random', count: 2 },
    usesMax: 1,
    explanation: WHY,
  })
  await post(page, useCode.path, { code: codes[0] })
  const people = { kind: 'named' as const, playerIds: [playerId] }
  const gift = { ...ROUNDS, gameKeys: [...ROUNDS.gameKeys] }
  const definitionId = await liveCampaign(desk, open, termsOf({ gift, wagering: null, people }))
  const list = { definitionId, playerIds: [playerId, playerId], explanation: WHY, idempotencyKey: crypto.randomUUID() }
  await sendAsStaff(desk, createRelations, list)
  const key = `prihlaseni-${crypto.randomUUID().slice(0, 8)}`
  const definition = await sendAsStaff(desk, createDefinition, {
    key,
    event: 'sign-in.player-signed-in',
    description: 'Hráč se přihlásil',
    isEnabled: true,
    explanation: WHY,
  })
  const { trigger } = await sendAsStaff(desk, createTrigger, {
    terms: {
      name: 'Vítejte zpátky',
      definitionId: definition.definitionId,
      condition: { join: 'all', of: [{ field: 'player.daysRegistered', operator: 'at-most', value: 7 }] },
      action: { kind: 'points', points: 10, expiresAfterDays: null },
      limits: { perDay: 1, perPerson: 10, coolDownMinutes: null, budget: 100 },
    },
  })
  const ticket = { topic: 'payments', text: 'Kdy dorazí výplata?', idempotencyKey: crypto.randomUUID() }
  await post(page, sendSupportTicket.path, ticket)
  return { campaignId, definitionId, triggerId: trigger.triggerId, playerId }
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = addresses().player
  const answer = await page.request.post(origin + path, { data, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('every screen of one thing in the back office, promotions and support with their dialogs, in both themes', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'staff work at a desk')
  test.setTimeout(420_000)
  const desk = await openDesk(browser)
  // A page that waits for the end of its session always has an open request.
  await desk.route('**/OwnProfile/Watch*', (route) => route.abort())
  const { campaignId, definitionId, triggerId, playerId } = await fill(page, desk, browser)
  const look = async (path: string) => {
    await desk.goto(addresses().backoffice + path)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await desk.waitForLoadState('networkidle')
    await expect(desk.getByRole('heading', { name: shellCs['permission.screen'] })).toHaveCount(0)
    await checkThemes(desk)
  }
  const addressesOf: Record<OfOneThing, readonly string[]> = {
    player: PLAYER_TABS.map((tab) => paths.player(playerId, tab)),
    payment: [await firstPayment(desk, playerId)],
    contentItem: [await firstPage(desk)],
    riskCase: [await beginCaseOf(desk, playerId)],
    campaign: (['terms', 'gifts', 'codes', 'restricted'] as const).map((view) => paths.campaign(campaignId, view)),
    campaignTerms: [paths.campaignTerms(campaignId)],
    givenRounds: ['stats', 'lists', 'relations'].map((view) => `${paths.freeRoundsOf(definitionId)}?view=${view}`),
    trigger: (['terms', 'firings', 'preview'] as const).map((view) => paths.trigger(triggerId, view)),
    triggerTerms: [paths.triggerTerms(triggerId)],
  }
  for (const address of Object.values(addressesOf).flat()) await test.step(address, () => look(address))
  await test.step('what opens over them', async () => {
    await look(`/campaigns/${campaignId}?view=codes`)
    await openAndCheck(desk, campaignsCs['campaigns.makeCodes'])
    await look(`/free-rounds/${definitionId}?view=lists`)
    await openAndCheck(desk, playerListsCs['playerLists.giveList'])
    await look('/loyalty')
    await openAndCheck(desk, loyaltyCs['loyaltyWrite.rule'])
    await look('/support')
    await desk
      .getByRole('button', { name: /Kdy dorazí výplata/ })
      .first()
      .click()
    await expect(desk.getByRole('complementary')).toBeVisible()
    await checkThemes(desk)
  })
  await desk.context().close()
})

async function openAndCheck(desk: Page, button: string): Promise<void> {
  await desk.getByRole('button', { name: button }).click()
  await expect(desk.getByRole('dialog')).toBeVisible()
  await checkThemes(desk)
  await desk.keyboard.press('Escape')
}

test('pages of promotions for players: offers, bonuses, rounds, the club, messages and their questions', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const desk = await openDesk(browser)
  await fill(page, desk, browser)
  await desk.context().close()
  for (const path of [
    '/cs/promotions',
    '/cs/account/bonuses',
    '/cs/account/free-rounds',
    '/cs/tournaments',
    '/cs/club',
    '/cs/club?tab=missions',
    '/cs/club?tab=badges',
    '/cs/club?tab=store',
    '/cs/club?tab=points',
    '/cs/inbox',
    '/cs/help/tickets',
  ]) {
    await enter(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await check(page)
  }
})
