import { expect, test } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import { writeGpc } from '#providers/bank-statements/write-gpc.ts'
import type { Movement } from '#providers/bank-statements/movement.ts'
import { enterBackOffice, signAsSecond } from './back-office.ts'
import { becomePlayer } from './people.ts'
import { enter, readBalance } from './site.ts'
import { openDesk } from './staff-calls.ts'

const texts = messages.cs.deposit

/**
 * The account of the demonstration's operator, an example of the public registry. The bank gives only the player's
 * name.
 */
const OWN = { iban: 'CZ6508000000192000145399', currency: 'CZK' } as const
const PLAYERS = { counterName: 'POUTNÍK BEDŘICH' }
const AMOUNT_MINOR = 50_000
const EXPLANATION = 'Cesta prohlížeče: hráč zaplatil bez symbolu, dohledáno podle zprávy.'

test('a deposit by bank transfer is credited from the statement, and a movement without a symbol by hand', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  await enter(page, '/cs/deposit')
  await page.getByLabel(new RegExp(texts.ways.transfer)).check()
  await page.getByLabel(texts.otherAmount).fill('500')
  await page.getByRole('button', { name: /^Vložit 500/ }).click()
  await expect(page.getByRole('heading', { name: texts.transfer.title })).toBeVisible()
  await expect(page.getByRole('img', { name: texts.transfer.picture })).toBeVisible()
  const row = page.locator('div').filter({ has: page.getByText(texts.transfer.variableSymbol, { exact: true }) })
  const symbol = /\d{10}/.exec(await row.last().innerText())?.[0] ?? ''
  expect(symbol).not.toBe('')

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/bank?view=statements')
  const movements: Movement[] = [
    { ...PLAYERS, reference: symbol, amountMinor: AMOUNT_MINOR, variableSymbol: symbol },
    { ...PLAYERS, reference: `${symbol}7`, amountMinor: 12_300, message: `Vklad hráče ${player.playerId}` },
  ]
  const day = new Date().toISOString().slice(0, 10)
  const buffer = writeGpc({ ...OWN, number: 1, day, openingMinor: 100_000, movements })
  const hand = desk.getByRole('dialog', { name: 'Načíst výpis vypis.gpc' })
  const bring = async () => {
    await desk.getByLabel('Načíst výpis…').setInputFiles({ name: 'vypis.gpc', mimeType: 'text/plain', buffer })
    await hand.getByLabel('Vysvětlení pro audit').fill('Banka dnes pohyby sama nedala, výpis je z bankovnictví.')
    await desk.keyboard.press('Control+Enter')
  }
  // A file could contain an invented payment: a second person approves it.
  await bring()
  await expect(hand.getByText(/Čeká na druhou osobu|čeká na druhou osobu/)).toBeVisible()
  const second = await openDesk(browser)
  await signAsSecond(second, /^Načtení výpisu z banky/, 'Stejný výpis jsem si stáhla z bankovnictví sama.')
  await second.context().close()
  await expect.poll(async () => (await readBalance(page)).amountMinor).toBe(AMOUNT_MINOR)

  // The bank is also queried automatically, and staff see the results.
  const answers = desk.getByRole('region', { name: 'Fio dává pohyby sama' })
  await expect(answers.getByText(OWN.iban)).toBeVisible()
  await expect(answers.getByRole('row').nth(1)).toContainText(/nic nového|nové pohyby/)

  // The same file again changes nothing and needs no approval.
  await desk.goto(desk.url())
  await bring()
  await expect(desk.locator('output')).toContainText('už známé 2')

  const open = desk.getByRole('row').filter({ hasText: `Vklad hráče ${player.playerId}` })
  await open.getByRole('button').click()
  await desk.getByLabel('Číslo hráče').fill(String(player.playerId))
  await desk.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await desk.getByRole('button', { name: /^Připsat hráči/ }).click()
  await expect(open).toHaveCount(0)
  expect((await readBalance(page)).amountMinor).toBe(AMOUNT_MINOR + 12_300)
  await office.close()
})

test('an unpaid order is shown on the page of deposits, and cancelled there', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/deposit')
  await page.getByLabel(new RegExp(texts.ways.transfer)).check()
  await page.getByLabel(texts.otherAmount).fill('700')
  await page.getByRole('button', { name: /^Vložit 700/ }).click()
  await expect(page.getByRole('heading', { name: texts.transfer.title })).toBeVisible()
  const order = page.url()

  await enter(page, '/cs/deposit')
  await expect(page.getByText(/Čekáme na váš převod 700/)).toBeVisible()
  await page.getByRole('button', { name: texts.transfer.cancel }).click()
  await page.getByRole('button', { name: texts.transfer.keep }).click()
  await page.getByRole('button', { name: texts.transfer.cancel }).click()
  await expect(page.getByText(texts.transfer.cancelAsk)).toBeVisible()
  await page.getByRole('button', { name: texts.transfer.cancelSure }).click()
  await expect(page.getByText(/Čekáme na váš převod/)).toHaveCount(0)

  await page.goto(order)
  await expect(page.getByText(texts.transfer.over)).toBeVisible()
})
