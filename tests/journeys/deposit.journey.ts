import { expect, test, type Page } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import type { ReplyOf } from '#contract/call.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import * as cards from '#contract/onling-v2/player-payment-cards.ts'
import { partnerNotices } from '#contract/onling-v2/partner-notices.ts'
import { demoPlayer } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { becomePlayer, payIn, payOnCardPage, post, signInByCall, type Person } from './people.ts'
import { balanceLink, crowns, enter, forgetSignIn, readBalance, signIn, waitUntilAlive } from './site.ts'

const texts = messages.cs.deposit

const FIVE_HUNDRED_MINOR = 50_000

/** Goes to the card page with the demonstration's player; returns the balance before. */
async function goToCardPage(page: Page): Promise<Awaited<ReturnType<typeof readBalance>>> {
  await signInByCall(page, demoPlayer)
  const before = await readBalance(page)
  await enter(page, '/cs/deposit')
  await payByCard(page)
  return before
}

async function payByCard(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vložit peníze' })).toBeVisible()
  await page.getByLabel('Jiná částka').fill('500')
  await page.getByRole('button', { name: `Vložit ${crowns(FIVE_HUNDRED_MINOR)}` }).click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
}

test('a card payment adds exactly what was paid', async ({ page }) => {
  await signIn(page)
  const before = await readBalance(page)
  await page.getByRole('banner').getByRole('link', { name: 'Vložit' }).click()
  await payByCard(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Peníze jsou na účtu' })).toBeVisible()
  const after = await readBalance(page)
  expect(after.amountMinor - before.amountMinor).toBe(FIVE_HUNDRED_MINOR)
  await expect(balanceLink(page)).toContainText(crowns(after.amountMinor))

  await balanceLink(page).click()
  const entries = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pohyby na účtu' }) })
  await expect(entries.getByRole('listitem').first()).toContainText(`+${crowns(FIVE_HUNDRED_MINOR)}`)
  await expect(entries.getByRole('listitem').first()).toContainText(crowns(after.amountMinor))
})

for (const [button, what] of [
  ['Decline', 'declined'],
  ['Cancel', 'cancelled'],
] as const) {
  test(`a card payment that is ${what} does not change the balance`, async ({ page }) => {
    const before = await goToCardPage(page)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Vklad neproběhl' })).toBeVisible()
    expect(await readBalance(page)).toEqual(before)
    await expect(page.getByRole('link', { name: 'Zkusit znovu' })).toBeVisible()
  })
}

test('after a declined card the amount is still there for a second try', async ({ page }) => {
  const before = await goToCardPage(page)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('link', { name: 'Zkusit znovu' }).click()
  await expect(page.getByLabel('Jiná částka')).toHaveValue('500')
  await page.getByRole('button', { name: `Vložit ${crowns(FIVE_HUNDRED_MINOR)}` }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Peníze jsou na účtu' })).toBeVisible()
  expect((await readBalance(page)).amountMinor - before.amountMinor).toBe(FIVE_HUNDRED_MINOR)
})

test('a stored card says that it must be allowed, and is chosen in the deposit once it is', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/deposit')
  await page.getByLabel(texts.stored.keep).check()
  await payByCard(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: texts.progress.settled })).toBeVisible()
  const waiting = page.getByText(texts.stored.waiting.replace('{digits}', '0006'))
  await expect(waiting).toBeVisible()
  await page.getByRole('link', { name: texts.receipt.title }).click()
  await expect(page.getByRole('heading', { name: texts.receipt.title })).toBeVisible()
  await expect(waiting).toBeVisible()

  await enter(page, '/cs/deposit')
  await expect(waiting).toBeVisible()
  await page.getByLabel('Jiná částka').fill('300')
  const pay = page.getByRole('button', { name: `Vložit ${crowns(30_000)}` })
  await expect(pay).toBeVisible()
  await page.getByRole('link', { name: texts.stored.allow }).click()
  await page.getByRole('button', { name: messages.cs.cards.activate }).click()
  await expect(page.getByRole('radio', { name: texts.stored.name.replace('{digits}', '0006') })).toBeChecked()
  await expect(waiting).toBeHidden()
  await pay.click()
  await expect(page.getByRole('heading', { name: texts.progress.settled })).toBeVisible()
  expect((await readBalance(page)).amountMinor).toBe(FIVE_HUNDRED_MINOR + 30_000)
})

test('an amount that is not a number cannot be sent', async ({ page }) => {
  await signInByCall(page, demoPlayer)
  await enter(page, '/cs/deposit')
  await page.getByLabel('Jiná částka').fill('pětset')
  await expect(page.getByText(texts.badAmount)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.chooseAmount })).toBeDisabled()
})

test('amounts above the maximum are not offered, and after another sign-in the amount is still there', async ({
  page,
}) => {
  const player = await becomePlayer(page)
  await payIn(page, 250_000)
  await enter(page, '/cs/deposit')
  // A temporary account may deposit 3 000 Kč in total.
  const bounds = { min: crowns(10_000), max: crowns(FIVE_HUNDRED_MINOR) }
  const note = page.getByText(texts.bounds.replace('{min}', bounds.min).replace('{max}', bounds.max))
  const reason = texts.boundedByAccount.replace('{figure}', crowns(300_000)).replace('{present}', crowns(250_000))
  await expect(note).toContainText(reason)
  const quick = page.getByRole('group', { name: texts.amount, exact: true }).getByRole('button')
  await expect(quick).toHaveText([crowns(20_000), bounds.max])
  await page.getByLabel('Jiná částka').fill('501')
  await expect(page.getByText(texts.tooMuch.replace('{max}', bounds.max))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Vložit 501/ })).toBeDisabled()

  await page.getByLabel('Jiná částka').fill('500')
  await page.context().clearCookies()
  await page.getByRole('button', { name: `Vložit ${bounds.max}` }).click()
  await page.getByLabel('E-mail').fill(player.email)
  await page.getByLabel('Heslo', { exact: true }).fill(player.password)
  await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
  await expect(page.getByLabel('Jiná částka')).toHaveValue('500')
})

test('a deposit whose response was lost is repeated with the same key: it is one payment', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/deposit')
  const ordered: ReplyOf<typeof deposit>[] = []
  // The API writes the payment, and the connection breaks before the browser has the response.
  await page.route(`**${deposit.path}`, async (route) => {
    const answer = await route.fetch()
    ordered.push((await answer.json()) as ReplyOf<typeof deposit>)
    await (ordered.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await page.getByLabel('Jiná částka').fill('500')
  const pay = page.getByRole('button', { name: `Vložit ${crowns(FIVE_HUNDRED_MINOR)}` })
  await pay.click()
  await expect(page.getByRole('alert')).toContainText(messages.cs.shell.noConnection)
  await pay.click()
  await expect(page.getByRole('heading', { name: 'Card payment' })).toBeVisible()
  expect(ordered.map(({ paymentId }) => paymentId)).toEqual([ordered[0]?.paymentId, ordered[0]?.paymentId])
})

test("a player who closes the bank's page after paying still gets the money, once", async ({ page, context }) => {
  await becomePlayer(page)
  await enter(page, '/cs/deposit')
  // The bank takes the money, and the browser does not return.
  await context.route(`**${partnerNotices['Csob']?.path}`, (route) => route.abort())
  await payByCard(page)
  const paid = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/pay\//.test(response.url()),
  )
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await paid
  // A browser whose last page was closed may not be able to open another one.
  const later = await context.newPage()
  await page.close()

  await expect.poll(async () => (await readBalance(later)).amountMinor, { timeout: 20_000 }).toBe(FIVE_HUNDRED_MINOR)
  await enter(later, '/cs/account')
  const entries = later.locator('section').filter({ has: later.getByRole('heading', { name: 'Pohyby na účtu' }) })
  await expect(entries.getByRole('listitem')).toHaveCount(1)
})

test('back from the bank and over another sign-in there is what was sent, whatever the address named', async ({
  page,
}) => {
  const player = await becomePlayer(page)
  const cardIds = [await storeCard(page), await storeCard(page)] as const
  const amount = page.getByLabel('Jiná částka')
  const newCard = page.locator('input[value="way-Csob"]')
  const cardOf = (cardId: string) => page.locator(`input[value="way-card-${cardId}"]`)
  await enter(page, '/cs/deposit?amount=30000')
  await expect(amount).toHaveValue('300')
  await expect(page.getByRole('radio', { name: texts.stored.name.replace('{digits}', '0006') })).toHaveCount(2)
  await newCard.check()
  await payByCard(page)
  await page.goBack()
  await waitUntilAlive(page)
  await expect(amount).toHaveValue('500')
  await expect(newCard).toBeChecked()

  for (const cardId of cardIds) {
    await enter(page, `/cs/deposit?amount=30000`)
    await cardOf(cardId).check()
    await amount.fill('400')
    await page.context().clearCookies()
    await page.getByRole('button', { name: `Vložit ${crowns(40_000)}` }).click()
    await signInAgain(page, player)
    await expect(amount).toHaveValue('400')
    await expect(cardOf(cardId)).toBeChecked()
  }

  // An address with a card and an amount, opened without a session.
  await forgetSignIn(page)
  await page.goto(`${addresses().player}/cs/deposit?amount=60000&card=${cardIds[0]}`)
  await signInAgain(page, player)
  await expect(amount).toHaveValue('600')
  await expect(cardOf(cardIds[0])).toBeChecked()
})

async function signInAgain(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.waitForURL(/\/cs\/login/)
  await waitUntilAlive(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
  await page.waitForURL(/\/cs\/deposit/)
  await waitUntilAlive(page)
}

/** A card that the bank stores with a deposit, and that its player allows; by calls, since the pages have a journey. */
async function storeCard(page: Page): Promise<string> {
  const { paymentId, redirectUrl } = await post<ReplyOf<typeof cards.register>>(page, cards.register.path, {
    amount: { amountMinor: 20_000, currency: 'CZK' },
    gateway: 'Csob',
    idempotencyKey: crypto.randomUUID(),
    returnPath: '/cs/deposit/return',
  })
  await payOnCardPage(page, redirectUrl)
  const stored = async () => {
    const answer = await page.request.get(addresses().player + cards.list.path)
    const { cards: all } = (await answer.json()) as ReplyOf<typeof cards.list>
    return all.find((card) => card.paymentId === paymentId)?.cardId ?? ''
  }
  await expect.poll(stored).not.toBe('')
  const cardId = await stored()
  await post(page, cards.verify.path, { cardId })
  await post(page, cards.activate.path, { cardId })
  return cardId
}
