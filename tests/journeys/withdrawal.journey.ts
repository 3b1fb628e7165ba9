import { expect, test } from '@playwright/test'
import texts from '#apps/player/src/messages/cs/withdraw.ts'
import { enterBackOffice, signAsSecond, tickWarnings } from './back-office.ts'
import { readLetter } from './mailbox.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { crowns, enter, readBalance, withMotion } from './site.ts'

const PAID_IN_MINOR = 7_000_000
/** Above the maximum that one person may send (config/approval-policy.ts). */
const OUT_MINOR = 6_000_000
const ACCOUNT = '19-2000145399/0800'
const EXPLANATION = 'Cesta prohlížeče: denní výplata, všechno sedí.'

test('a withdrawal passes from the request through staff to the bank, and another is cancelled', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await withMotion(page)
  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, PAID_IN_MINOR / 2)
  await payIn(page, PAID_IN_MINOR / 2)
  await enter(page, '/cs/withdraw')

  // More than can be withdrawn is said beside the amount, and not sent.
  await page.getByLabel(texts.amount, { exact: true }).fill('9000000')
  await expect(page.getByText(texts.tooMuch.split('{')[0] ?? '')).toBeVisible()
  await page.getByRole('button', { name: /^Vybrat 9 000 000/ }).click()
  await expect(page.getByLabel(texts.amount, { exact: true })).toBeFocused()
  await page.getByLabel(texts.amount, { exact: true }).fill('60000')
  await page.getByLabel(texts.account).fill('123456789/0300')
  await page.getByRole('button', { name: `Vybrat ${crowns(OUT_MINOR)}` }).click()
  await expect(page.getByRole('alert')).toContainText('Číslo účtu nesedí')
  expect((await readBalance(page)).amountMinor).toBe(PAID_IN_MINOR)

  // The refusal is about what was sent: it goes while a field is corrected.
  await page.getByLabel(texts.account).fill(ACCOUNT)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: `Vybrat ${crowns(OUT_MINOR)}` }).click()
  await page.getByLabel(texts.code).fill(await readLetter(page, player.email, /\b\d{6}\b/))
  await page.getByRole('button', { name: texts.confirm }).click()
  await expect(page.getByText(texts.held)).toBeVisible()
  expect((await readBalance(page)).amountMinor).toBe(PAID_IN_MINOR - OUT_MINOR)
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: texts.mine }) })
  const reference = /Číslo (\d+)/.exec(await mine.getByRole('listitem').first().innerText())?.[1] ?? ''

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await withMotion(desk)
  await enterBackOffice(desk, '/withdrawals')
  await desk.getByRole('checkbox', { name: `Označit výplatu ${reference}` }).check()
  await desk.getByRole('button', { name: /^Do souboru pro banku/ }).click()
  // A new account, and an amount above one person's maximum: the confirmation shows both warnings.
  await tickWarnings(desk.getByRole('dialog'))
  await desk.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await desk.getByRole('button', { name: /^Vytvořit soubor/ }).click()
  await expect(desk.getByText('Žádost je zapsaná a čeká na druhou osobu')).toBeVisible()
  await desk.keyboard.press('Escape')
  const secondOffice = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const secondDesk = await secondOffice.newPage()
  await signAsSecond(secondDesk, new RegExp(reference), EXPLANATION)
  await desk.reload()
  await desk.getByRole('button', { name: `Otevřít výplatu ${reference}` }).click()
  await desk.getByRole('button', { name: 'Banka zaplatila' }).click()
  await tickWarnings(desk.getByRole('dialog', { name: /^Banka zaplatila/ }))
  await desk.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await desk.getByRole('button', { name: /^Banka zaplatila/ }).click()
  await expect(desk.getByText('Žádost je zapsaná a čeká na druhou osobu')).toBeVisible()
  await signAsSecond(secondDesk, new RegExp(reference), EXPLANATION)
  await secondOffice.close()
  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.getByRole('button', { name: `Otevřít výplatu ${reference}` })).toHaveCount(0)
  await office.close()

  await page.reload()
  await expect(mine.getByRole('listitem').first()).toContainText(texts.states.done)

  await page.getByLabel(texts.amount, { exact: true }).fill('300')
  await page.getByLabel(texts.account).fill(ACCOUNT)
  await page.getByRole('button', { name: /^Vybrat 300/ }).click()
  await expect(page.getByLabel(texts.code)).toBeVisible()
  await mine.getByRole('listitem').first().getByRole('button', { name: texts.cancel }).click()
  await expect(page.getByText(texts.cancelled)).toBeVisible()
  expect((await readBalance(page)).amountMinor).toBe(PAID_IN_MINOR - OUT_MINOR)
})

test('a withdrawal that another tab cancels is no longer said to be waiting', async ({ page, context }) => {
  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, PAID_IN_MINOR / 100)
  await enter(page, '/cs/withdraw')
  await page.getByLabel(texts.amount, { exact: true }).fill('500')
  await page.getByRole('button', { name: /^Vybrat 500/ }).click()
  await page.getByLabel(texts.code).fill(await readLetter(page, player.email, /\b\d{6}\b/))
  await page.getByRole('button', { name: texts.confirm }).click()
  await expect(page.getByText(texts.held)).toBeVisible()

  const other = await context.newPage()
  await enter(other, '/cs/withdraw')
  await other.getByRole('button', { name: texts.cancel, exact: true }).click()
  await expect(other.getByText(texts.cancelled)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: texts.states.cancelled })).toBeVisible()
  await expect(page.getByText(texts.held)).toHaveCount(0)
})
