import { test } from '@playwright/test'
import address from '#apps/player/src/messages/sk/address.ts'
import identity from '#apps/player/src/messages/sk/identity.ts'
import registration from '#apps/player/src/messages/sk/registration.ts'
import requirements from '#apps/player/src/messages/sk/requirements.ts'
import type { Target } from '#config/targets.ts'
import { demoTargets, manyWaysTarget, wholePersonTargets } from '#config/demo.ts'
import type { ReplyOf } from '#contract/call.ts'
import { get } from '#contract/onling-v2/player.ts'
import { demoPlayer } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { becomeWholePlayer } from './become-player.ts'
import { openOffice } from './content-office.ts'
import { startOwnProduct } from './own-product.ts'
import { seeEachSection } from './see-sections.ts'
import { firstSlovakStake } from './slovak-first-stake.ts'
import { playForPool, seePool, switchOnByTwo } from './slovak-jackpot.ts'
import { payBy, signInSlovak, withdrawByPayout } from './slovak-money.ts'
import { winTournament } from './slovak-tournament.ts'
import { verifyByDocuments } from './verify-by-documents.ts'

let end: (() => Promise<void>) | undefined
const startSlovak = async (target: Target) => (await startOwnProduct({ APP_TARGET: target, MARKET_LOCALE: 'SVK' })).end

test.describe.configure({ mode: 'serial', timeout: 420_000 })

test.describe('a Slovak brand that wants the whole person', () => {
  test.beforeAll(async () => {
    end = await startSlovak(wholePersonTargets.SVK)
  })
  test.afterAll(() => end?.())

  test('a person becomes a player, from nothing to verified', async ({ page, browser }) => {
    const device = await (await browser.newContext()).newPage()
    await becomeWholePlayer(page, device, {
      locale: 'sk',
      texts: { registration, requirements, address },
      town: 'Trnava',
      postCode: '917 01',
      phone: '+421905123456',
    })
    const me = await device.request.get(`${addresses().player}${get.path}`)
    const { playerId } = (await me.json()) as ReplyOf<typeof get>
    await device.getByRole('link', { name: requirements.toIdentity }).click()
    await verifyByDocuments(device, browser, { texts: identity, playerId })
    await device.context().close()
  })

  test('two gateways of cards and Payout take money in, and Payout pays it out', async ({ page, browser }) => {
    await signInSlovak(page, demoPlayer)
    await payBy(page, /ČSOB/)
    await payBy(page, /GP webpay/)
    await payBy(page, /Payout/)
    await withdrawByPayout(page, browser, demoPlayer.email)
  })
})

test.describe('a Slovak brand of many ways in', () => {
  test.beforeAll(async () => {
    end = await startSlovak(manyWaysTarget)
  })
  test.afterAll(() => end?.())

  test('a card of PayU, the button of a bank, its app and the phone take money in', async ({ page }) => {
    await signInSlovak(page, demoPlayer)
    for (const way of [/PayU/, 'button', 'app', 'phone'] as const) await payBy(page, way)
  })
})

test.describe('a Slovak brand with a jackpot of its own and tournaments', () => {
  test.beforeAll(async () => {
    end = await startSlovak(demoTargets.SVK)
  })
  test.afterAll(() => end?.())

  test('from arrival to the first stake: ten taps, and what two documents ask for', async ({ page, browser }) => {
    await firstSlovakStake(page, browser)
  })
  test('its pool is on tile and page, grows with a round, and two people switch on another', async ({
    page,
    browser,
  }) => {
    await seePool(page)
    await signInSlovak(page, demoPlayer)
    await playForPool(page)
    await switchOnByTwo(page, browser)
  })
  test('a section of its jackpots stands in every slot that takes one', async ({ page, browser }) => {
    const office = await openOffice(browser)
    const isMeant = (type: string) => type.startsWith('JACKPOT')
    expect(await seeEachSection(page, office, { language: 'sk', isMeant })).toBeGreaterThan(0)
    await office.close()
  })
  test('a tournament is written, entered, won and paid', async ({ page, browser }) => {
    await signInSlovak(page, demoPlayer)
    await winTournament(page, browser)
  })
})
