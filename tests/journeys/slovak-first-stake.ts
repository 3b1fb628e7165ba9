import { expect, type Browser, type Page } from '@playwright/test'
import { sk as game } from '#apps/games-host/texts/sk.ts'
import adult from '#apps/player/src/messages/sk/adultMessage.ts'
import deposit from '#apps/player/src/messages/sk/deposit.ts'
import identity from '#apps/player/src/messages/sk/identity.ts'
import limits from '#apps/player/src/messages/sk/limits.ts'
import play from '#apps/player/src/messages/sk/play.ts'
import requirements from '#apps/player/src/messages/sk/requirements.ts'
import signIn from '#apps/player/src/messages/sk/signIn.ts'
import type { ReplyOf } from '#contract/call.ts'
import { get } from '#contract/onling-v2/player.ts'
import { playRound } from '#contract/play-v1/play.ts'
import { addresses } from './addresses.ts'
import { phone } from './browser.ts'
import { countTaps } from './count-taps.ts'
import { newBirth } from './new-birth.ts'
import { newEmail, waitUntilAlive } from './site.ts'
import { verifyByDocuments } from './verify-by-documents.ts'

const GAME = 'Ovocný kolotoč'

/**
 * From arrival to the first stake in Slovakia, on a phone: at most ten taps, like in Czechia, of which the last is the stake that
 * is refused before two documents are approved (SK-12). The taps for the documents are counted separately: two kinds
 * with number, day and pictures, and the way there and back.
 */
export async function firstSlovakStake(browser: Browser): Promise<void> {
  const context = await browser.newContext({ ...phone, locale: 'cs-CZ', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const arrival = countTaps(page, 'touch')
  const spin = page.getByRole('button', { name: game.spin, exact: true })
  await arrive(page, arrival)
  await page.waitForURL((url) => url.href.startsWith(addresses().games))
  await expect(spin).toBeEnabled()
  await arrival.tap('stake', spin)

  const proof = countTaps(page, 'touch')
  await proof.tap('to the account', page.getByRole('link', { name: game.toAccount }))
  await waitUntilAlive(page)
  await proof.tap('to identity', page.getByRole('link', { name: requirements.toIdentity }))
  await waitUntilAlive(page)
  const me = await page.request.get(`${addresses().player}${get.path}`)
  const { playerId } = (await me.json()) as ReplyOf<typeof get>
  await verifyByDocuments(page, browser, { texts: identity, playerId, count: proof })
  await proof.tap('to the game', page.getByRole('link', { name: identity.toGame }))
  await page.waitForURL((url) => url.href.startsWith(addresses().games))
  await expect(spin).toBeEnabled()
  const answered = page.waitForResponse((response) => response.url().endsWith(playRound.path))
  await proof.tap('stake', spin)
  const { round } = (await (await answered).json()) as ReplyOf<typeof playRound>
  expect(round.mode).toBe('real')

  expect(arrival.taps.length, arrival.taps.join(', ')).toBeLessThanOrEqual(10)
  expect(arrival.fields.length, arrival.fields.join(', ')).toBeLessThanOrEqual(6)
  expect(proof.taps.length, proof.taps.join(', ')).toBeLessThanOrEqual(7)
  expect(proof.fields.length, proof.fields.join(', ')).toBeLessThanOrEqual(9)
  await context.close()
}

/** Registered, with limits and money, before the game. */
async function arrive(page: Page, { tap, fill, tick }: ReturnType<typeof countTaps>): Promise<void> {
  await page.goto(`${addresses().player}/sk?q=${encodeURIComponent(GAME)}`)
  await waitUntilAlive(page)
  await tap('of age', page.getByRole('button', { name: adult.button }))
  await tap('the game', page.getByRole('link', { name: new RegExp(GAME) }).first())
  await tap('for money', page.getByRole('link', { name: play.forMoney }))

  await page.waitForURL(/\/sk\/register\?return=/)
  await waitUntilAlive(page)
  await fill('first name', page.getByLabel(signIn.firstName), 'Božena')
  await fill('surname', page.getByLabel(signIn.surname), 'Príchodzia')
  await fill('e-mail', page.getByLabel(signIn.email), newEmail())
  await fill('birth date', page.getByLabel(signIn.birthDate), newBirth().birthDate)
  await fill('password', page.getByLabel(signIn.newPassword), 'lampa kosatec mlyn')
  await tick('terms', page.locator('input[name="terms"]'))
  await tap('register', page.getByRole('button', { name: signIn.registerSubmit }))

  await page.waitForURL(/\/sk\/account\/limits\?return=/)
  await waitUntilAlive(page)
  await tap('usual limits', page.getByRole('button', { name: new RegExp(`^${limits.presets.usual.name}`) }))
  await tap('accept and save', page.getByRole('button', { name: /^Prijať \d+ / }))

  await page.waitForURL(/\/sk\/deposit\?return=/)
  const amount = '[\\d,\\s]+\\s€'
  await tap('pay in', page.getByRole('button', { name: new RegExp(`^${deposit.submit.replace('{amount}', amount)}$`) }))
  await tap('at the bank', page.getByRole('button', { name: 'Pay', exact: true }))
  await tap('to the game', page.getByRole('link', { name: deposit.toGame }))
}
