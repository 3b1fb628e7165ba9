import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { logsCs } from '#apps/backoffice/src/texts/logs/cs.ts'
import { reportsCs as reports } from '#apps/backoffice/src/texts/reports/cs.ts'
import { updateLimits } from '#contract/capi-v1.1/player-limits.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading } from './back-office.ts'
import { exportAsCsv } from './export-list.ts'
import { becomePlayer, payIn } from './people.ts'
import { openDesk } from './staff-calls.ts'

/** The number of rows shown by a list. */
async function countOf(desk: Page): Promise<number> {
  const said = desk.getByText(/^\d[\d\s]* řád\S+ ve filtru$/)
  await expect(said).toBeVisible()
  return Number((await said.innerText()).replaceAll(/\D/g, ''))
}

/** The figure of today's row, which links to its entries. */
async function figureOf(desk: Page, column: string): Promise<Locator> {
  const table = desk.getByRole('table', { name: reports['reports.view.overview'] })
  await expect(table).toBeVisible()
  const place = (await table.getByRole('columnheader').allInnerTexts()).indexOf(column)
  return table.getByRole('row').last().locator('th, td').nth(place).getByRole('link')
}

/** Follows a figure of the overview: its list must have as many rows as the figure. */
async function follow(desk: Page, columns: string, column: string): Promise<void> {
  await desk.goto(`${addresses().backoffice}/reports?columns=${columns}`)
  const figure = await figureOf(desk, column)
  const count = Number((await figure.innerText()).replaceAll(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await figure.click()
  await expect(heading(desk, logsCs['screen.logs'])).toBeVisible()
  expect(await countOf(desk)).toBe(count)
}

test('a figure of the overview opens the list of what it counts, with the same number of rows', async ({
  page,
  browser,
}) => {
  const { playerId } = await becomePlayer(page)
  const origin = addresses().player
  const tighter = { kind: 'LossDayCasinoLimit', value: { amountMinor: 500_000, currency: 'CZK' } }
  const asked = await page.request.post(origin + updateLimits.path, {
    data: { changes: [tighter] },
    headers: { origin },
  })
  expect(asked.status(), await asked.text()).toBe(200)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/reports')

  await follow(desk, 'people', reports['reports.figure.registrations'])
  // This list has no filters, so no empty filter bar is shown.
  await expect(desk.getByRole('button', { name: /^Filtr/ })).toHaveCount(0)
  await expect(desk.locator('tr[data-row]').first()).toBeVisible()
  await desk.keyboard.press('j')
  await expect(desk.locator('tr[data-row] :focus')).toBeVisible()

  await follow(desk, 'protection', reports['reports.figure.limitsTightened'])
  await expect(desk.getByRole('link', { name: `Hráč ${playerId}`, exact: true })).toBeVisible()
  await desk.getByRole('link', { name: `Hráč ${playerId}`, exact: true }).click()
  await expect(desk).toHaveURL(new RegExp(`/players/${playerId}\\?tab=limits$`))
  await desk.goBack()
  await desk.keyboard.press('Backspace')
  await expect(desk).toHaveURL(/\/reports\?columns=protection$/)
  await desk.context().close()
})

test('a report is saved as a file: every row of the screen, and every figure', async ({ page, browser }) => {
  await becomePlayer(page)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/reports')
  const table = desk.getByRole('table', { name: reports['reports.view.overview'] })
  await expect(table).toBeVisible()
  const days = await table.locator('tr[data-row]').count()
  expect(days).toBeGreaterThan(0)
  const file = await exportAsCsv(desk, 'Cesta prohlížeče: přehled domu pro poradu.')
  expect(file.suggestedFilename()).toMatch(/^overview-days-E-\d+\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(days + 1)
  // Figures of every group, whichever of them is shown.
  for (const name of ['registrations', 'depositsMinor', 'exclusionsSelf'] as const)
    expect(lines[0]).toContain(`"${reports[`reports.figure.${name}`]}"`)
  await desk.context().close()
})

test('a sum of payments opens the payments that it consists of', async ({ page, browser }) => {
  const { playerId } = await becomePlayer(page)
  await payIn(page, 43_200)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/reports?view=funds&by=day')
  const table = desk.getByRole('table', { name: reports['reports.view.funds'] })
  await expect(table).toBeVisible()
  const place = (await table.getByRole('columnheader').allInnerTexts()).indexOf(reports['reports.count'])
  const settled = table.getByRole('row').filter({ hasText: 'ČSOB' }).filter({ hasText: 'Připsána' })
  const figure = settled.last().locator('td').nth(place).getByRole('link')
  const count = Number((await figure.innerText()).replaceAll(/\D/g, ''))
  expect(count).toBeGreaterThan(0)
  await figure.click()
  await expect(heading(desk, logsCs['screen.logs'])).toBeVisible()
  expect(await countOf(desk)).toBe(count)
  await expect(desk.getByRole('link', { name: `Hráč ${playerId}`, exact: true })).toBeVisible()
  await desk.keyboard.press('Backspace')
  await expect(desk).toHaveURL(/\/reports\?view=funds&by=day$/)
  await desk.context().close()
})

test('an account of the trial balance opens down to its entries', async ({ page, browser }) => {
  await becomePlayer(page)
  await payIn(page, 31_000)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/reports?view=accounting')
  await desk.getByRole('link', { name: reports['reports.account.player:cash'] }).first().click()
  await desk
    .getByRole('link', { name: /^Vklad ↔ / })
    .first()
    .click()
  await expect(heading(desk, logsCs['screen.logs'])).toBeVisible()
  expect(await countOf(desk)).toBeGreaterThan(0)
  await desk.locator('tr[data-row] a[data-opener]').first().click()
  await expect(desk.getByRole('table', { name: logsCs['logs.entriesOfRow'] })).toBeVisible()
  await desk.context().close()
})
