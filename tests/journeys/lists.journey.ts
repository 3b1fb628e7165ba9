import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { listsCs as lists } from '#apps/backoffice/src/texts/lists/cs.ts'
import { enterBackOffice } from './back-office.ts'
import { exportAsCsv } from './export-list.ts'
import { becomePlayer, payIn } from './people.ts'

const EXPLANATION = 'Cesta prohlížeče: vklady dne pro srovnání s bankou.'

test('a list is filtered, sorted, saved as a view and exported as a file', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  await payIn(page, 123_400)
  await payIn(page, 45_600)

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1024, height: 768 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/deposits?which=all')
  // Keyboard shortcuts work once the screen has loaded.
  await expect(desk.getByRole('button', { name: lists['lists.columns'] })).toBeVisible()
  await desk.keyboard.press('/')
  const sheet = desk.getByRole('dialog')
  // What is no amount is not left out silently: the sheet stays, with the focus in the field.
  const least = sheet.getByLabel('Částka, od')
  await least.fill('12,3x')
  await sheet.getByRole('button', { name: lists['lists.show'] }).click()
  await expect(least).toBeFocused()
  await least.fill('')
  await sheet.getByLabel('Hráč', { exact: true }).pressSequentially(`${player.playerId}a`)
  await sheet.getByRole('checkbox', { name: 'Připsána' }).check()
  await sheet.getByRole('button', { name: lists['lists.show'] }).click()
  await expect(desk.getByText('2 řádky ve filtru')).toBeVisible()
  await expect(desk.getByRole('rowheader', { name: 'Celkem CZK, řádků 2' })).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: 'Celkem' })).toContainText(/1\s690,00/)

  const amount = desk.getByRole('columnheader', { name: 'Částka' })
  await amount.getByRole('button').click()
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await expect(desk.locator('tr[data-row]').first()).toContainText(/456,00/)
  await amount.getByRole('button').click()
  await expect(amount).toHaveAttribute('aria-sort', 'descending')
  await expect(desk.locator('tr[data-row]').first()).toContainText(/1\s234,00/)

  await desk.getByRole('button', { name: lists['lists.columns'] }).click()
  await desk.getByRole('dialog').getByRole('checkbox', { name: 'Brána' }).check()
  await desk.getByRole('dialog').getByRole('button', { name: lists['lists.done'] }).click()
  await expect(desk.getByRole('columnheader', { name: 'Brána' })).toBeVisible()
  // The URL contains the view: opened elsewhere it shows the same.
  const address = desk.url()
  expect(address).toContain('sort=amount')
  await desk.goto(address)
  await expect(desk.locator('tr[data-row]').first()).toContainText(/1\s234,00/)

  const name = `Cesta ${player.playerId}`
  await desk.getByRole('button', { name: lists['lists.saveView'] }).click()
  await desk.getByLabel(lists['lists.viewName']).fill(name)
  await desk.getByRole('dialog').getByRole('button', { name: lists['lists.saveView'] }).click()
  await expect(desk.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')

  const file = await exportAsCsv(desk, EXPLANATION)
  expect(file.suggestedFilename()).toMatch(/^deposits-E-\d+\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"Částka";"Částka, měna"')
  expect(lines[1]).toContain(';1234;"CZK"')
  // The words of the screen, not those of the contract.
  expect(lines[1]).toContain(`;"Připsána";`)
  await office.close()
})
