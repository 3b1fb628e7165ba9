import { expect, test, type Page } from '@playwright/test'
import { campaignsCs } from '#apps/backoffice/src/texts/campaigns/cs.ts'
import { playerListsCs } from '#apps/backoffice/src/texts/player-lists/cs.ts'
import { loyaltyCs } from '#apps/backoffice/src/texts/loyalty/cs.ts'
import { useCode } from '#contract/onling-v2/bonuses.ts'
import { sendSupportTicket } from '#contract/onling-v2/feedback.ts'
import { createRelations } from '#contract/onling-v2/free-round.ts'
import { createDefinition, createTrigger } from '#contract/onling-v2/platform-event.ts'
import { makeCodes } from '#contract/play-v1/campaigns.ts'
import { addresses } from './addresses.ts'
import { check, checkThemes } from './check-page.ts'
import { becomePlayer, verifyAtBank } from './people.ts'
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

/**
 * Data for screens of promotions: codes, a gift, rounds of a list, a trigger and a question; created by the calls of
 * the screens.
 */
async function fill(page: Page, desk: Page, open: Parameters<typeof liveCampaign>[1]) {
  const { playerId } = await becomePlayer(page)
  await verifyAtBank(page)
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

test('promotions and support in the back office, each with its dialogs, in both themes', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'staff work at a desk')
  test.setTimeout(300_000)
  const desk = await openDesk(browser)
  // A page that waits for the end of its session always has an open request.
  await desk.route('**/OwnProfile/Watch*', (route) => route.abort())
  const { campaignId, definitionId, triggerId, playerId } = await fill(page, desk, browser)
  const look = async (path: string) => {
    await desk.goto(addresses().backoffice + path)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await desk.waitForLoadState('networkidle')
    await checkThemes(desk)
  }
  for (const view of ['terms', 'gifts', 'codes', 'restricted'] as const)
    await look(`/campaigns/${campaignId}?view=${view}`)
  await look(`/campaigns/${campaignId}/terms`)
  for (const view of ['stats', 'lists', 'relations'] as const) await look(`/free-rounds/${definitionId}?view=${view}`)
  for (const view of ['terms', 'firings', 'preview'] as const) await look(`/triggers/${triggerId}?view=${view}`)
  await look(`/triggers/${triggerId}/terms`)
  for (const tab of ['bonuses', 'points'] as const) await look(`/players/${playerId}?tab=${tab}`)
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
