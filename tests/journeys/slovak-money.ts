import { expect, type Browser, type Page } from '@playwright/test'
import accountMenu from '#apps/player/src/messages/sk/accountMenu.ts'
import deposit from '#apps/player/src/messages/sk/deposit.ts'
import signIn from '#apps/player/src/messages/sk/signIn.ts'
import withdraw from '#apps/player/src/messages/sk/withdraw.ts'
import { payoutOneTexts } from '#partners/payout-one/texts.ts'
import { formatMoney } from '#money'
import { addresses } from './addresses.ts'
import { enterBackOffice, signAsSecond, tickWarnings } from './back-office.ts'
import { readLetter } from './mailbox.ts'
import { countTaps } from './count-taps.ts'
import { balanceLink, enter, readBalance, waitUntilAlive } from './site.ts'
import { openDesk } from './staff-calls.ts'

const TWENTY_MINOR = 2_000
const EXPLANATION = 'Cesta prohlížeče: výplata přes Payout, všechno sedí.'
const euros = (amountMinor: number) => formatMoney({ amountMinor, currency: 'EUR' }, 'sk')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string) => button(page, name).click()

export async function signInSlovak(page: Page, person: { readonly email: string; readonly password: string }) {
  await enter(page, '/sk/login')
  await page.getByLabel(signIn.email).fill(person.email)
  await page.getByLabel(signIn.password, { exact: true }).fill(person.password)
  await press(page, signIn.submit)
  await page.waitForURL(/\/sk\/?$/)
  await waitUntilAlive(page)
}

/**
 * Deposits twenty euros on the partner's page.
 * @param way kind of the method, or a pattern that distinguishes one gateway of cards from the others
 */
export async function payBy(page: Page, way: 'button' | 'app' | 'phone' | RegExp): Promise<void> {
  const before = await readBalance(page)
  await enter(page, '/sk/deposit')
  const radio = page.getByRole('radio', {
    name: typeof way === 'string' ? deposit.ways[way] : way,
    includeHidden: true,
  })
  await expect(radio).toBeAttached()
  // Cards have one row; other acquirers are collapsed below the methods.
  if (!(await radio.isVisible())) await page.getByText(deposit.otherAcquirers).click()
  await radio.check()
  await page.getByLabel(deposit.otherAmount).fill('20')
  if (way === 'button') await press(page, 'Tatra banka')
  await press(page, deposit.submit.replace('{amount}', euros(TWENTY_MINOR)))
  await press(page, 'Pay')
  await expect(page.getByRole('heading', { name: deposit.progress.settled })).toBeVisible()
  const after = await readBalance(page)
  expect(after.amountMinor - before.amountMinor).toBe(TWENTY_MINOR)
}

/**
 * Requests twenty euros through Payout, in at most six taps besides an amount and a code; staff send it, Payout pays,
 * and the page of the withdrawal updates itself, with a receipt.
 */
export async function withdrawByPayout(page: Page, browser: Browser, email: string): Promise<void> {
  const { tap, fill, taps, fields } = countTaps(page, 'keys')
  await enter(page, '/sk')
  await tap('account', balanceLink(page))
  await tap('withdraw', page.getByRole('main').getByRole('link', { name: accountMenu.withdraw }))
  await tap('way', page.getByRole('radio', { name: payoutOneTexts.payouts.PayoutOne.way.sk }))
  await fill('amount', page.getByLabel(withdraw.amount, { exact: true }), '20')
  await tap('ask', button(page, withdraw.submit.replace('{amount}', euros(TWENTY_MINOR))))
  await fill('code', page.getByLabel(withdraw.code), await readLetter(page, email, /\b\d{6}\b/))
  await tap('confirm', button(page, withdraw.confirm))
  await expect(page.getByText(withdraw.held)).toBeVisible()
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(6)
  expect(fields.length, fields.join(', ')).toBeLessThanOrEqual(2)
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: withdraw.mine }) })
  const reference = /\d{10}/.exec(await mine.getByRole('listitem').first().innerText())?.[0] ?? ''

  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/withdrawals')
  await desk.getByRole('checkbox', { name: `Označit výplatu ${reference}` }).check()
  await desk.getByRole('button', { name: /^Do souboru pro banku/ }).click()
  const question = desk.getByRole('dialog')
  // The first payment to this account: it needs a second person.
  await tickWarnings(question)
  await question.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await question.getByRole('button', { name: /^Vytvořit soubor/ }).click()
  await expect(desk.getByText('Žádost je zapsaná a čeká na druhou osobu')).toBeVisible()
  await desk.context().close()
  const second = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  await signAsSecond(await second.newPage(), new RegExp(reference), EXPLANATION)
  await second.close()

  await mine.getByRole('link', { name: withdraw.receipt.open }).first().click()
  await expect(page.getByRole('main')).toContainText(reference)
  // The worker orders it; the stand-in's bank pays orders on command.
  await expect(async () => {
    await page.request.post(`${addresses().payoutOne}/__sandbox/settle`)
    await expect(page.getByRole('heading', { name: withdraw.receipt.paidTitle })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  const told = withdraw.moved.replace('{number}', reference).replace('{state}', withdraw.states.done)
  await expect(page.getByRole('status').filter({ hasText: told })).toHaveCount(1)
  const file = await page.request.get(`${addresses().player}/sk/withdraw/receipt.pdf?number=${reference}`)
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
}
