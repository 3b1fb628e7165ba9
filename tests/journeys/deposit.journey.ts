import { expect, test, type Page } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import type { ReplyOf } from '#contract/call.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { partnerNotices } from '#contract/onling-v2/partner-notices.ts'
import { demoPlayer } from '#tools/start/demo.ts'
import { becomePlayer, payIn, signInByCall } from './people.ts'
import { balanceLink, crowns, enter, readBalance, signIn } from './site.ts'

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
