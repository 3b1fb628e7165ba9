import { expect, test, type Page } from '@playwright/test'
import { bankCs } from '#apps/backoffice/src/texts/bank/cs.ts'
import { reportsCs } from '#apps/backoffice/src/texts/reports/cs.ts'
import { riskCs } from '#apps/backoffice/src/texts/risk/cs.ts'
import { roundsCs } from '#apps/backoffice/src/texts/rounds/cs.ts'
import { shellCs } from '#apps/backoffice/src/texts/shell/cs.ts'
import { getReportFile } from '#contract/play-v1/risk-reports.ts'
import { demoColleagues, demoFinance, demoGames, demoPayments, demoStaff, demoSupport } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading, openTab, signAsSecond } from './back-office.ts'
import { becomePlayer, payIn } from './people.ts'
import { openBeside } from './play-beside.ts'
import { openDesk } from './staff-calls.ts'

// A working day of each of five roles: from the queue to the result, by the palette; screens of other roles are not
// found.

const WHY = 'Cesta prohlížeče: zapsáno po hovoru s hráčem.'
const [, risk] = demoColleagues

const palette = (desk: Page) => desk.getByRole('combobox', { name: shellCs['palette.hint'] })

/** Finds something by the palette and opens it, by keys alone. */
async function open(desk: Page, typed: string, option: RegExp, address: RegExp): Promise<void> {
  await desk.keyboard.press('Control+k')
  await palette(desk).fill(typed)
  // The search has finished: no result can be inserted above the selected one.
  await expect(desk.getByText(/^Výsledků: [1-9]/)).toBeVisible()
  const wanted = desk.getByRole('option', { name: option }).first()
  await expect(wanted).toBeVisible()
  for (const above of await desk.getByRole('option').all()) {
    if ((await wanted.getAttribute('aria-selected')) === 'true') break
    await expect(above).toHaveAttribute('aria-selected', 'true')
    await desk.keyboard.press('ArrowDown')
  }
  await expect(wanted).toHaveAttribute('aria-selected', 'true')
  await desk.keyboard.press('Enter')
  await expect(palette(desk)).toHaveCount(0)
  await expect(desk).toHaveURL(address)
}

/** A screen without the permission is not found. */
async function isNotFound(desk: Page, screen: string): Promise<void> {
  await desk.keyboard.press('Control+k')
  await palette(desk).fill(screen)
  await expect(desk.getByText(shellCs['palette.count'].replace('{count}', '0'))).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(palette(desk)).toHaveCount(0)
}

test('support: from the tickets to a player, and a note for colleagues', async ({ page, browser }) => {
  const { playerId } = await becomePlayer(page)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/support', demoSupport)
  await expect(heading(desk, 'Dotazy hráčů')).toBeVisible()
  await open(desk, String(playerId), new RegExp(`^Hráč ${playerId} `), new RegExp(`/players/${playerId}$`))
  await expect(heading(desk, `Hráč ${playerId}`)).toBeVisible()
  await desk.getByRole('button', { name: /^Poznámka/ }).click()
  const dialog = desk.getByRole('dialog', { name: `Poznámka o hráči ${playerId}` })
  await dialog.getByLabel('Text').fill(WHY)
  await dialog.getByRole('button', { name: /^Uložit/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText(WHY).first()).toBeVisible()
  await isNotFound(desk, riskCs['screen.risk'])
  await desk.context().close()
})

test('payments: from the withdrawals to a payment by its number, and the rates', async ({ page, browser }) => {
  const { playerId } = await becomePlayer(page)
  await payIn(page, 50_000)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/withdrawals', demoPayments)
  await expect(heading(desk, 'Výplaty')).toBeVisible()
  await desk.goto(`${addresses().backoffice}/players/${playerId}`)
  await openTab(desk, 'Vklady')
  const number = await desk
    .getByRole('table')
    .getByText(/^\d{10}$/)
    .first()
    .innerText()
  await open(desk, number, new RegExp(number), new RegExp(`/payments/${number}$`))
  await open(desk, bankCs['bank.view.rates'], new RegExp(bankCs['bank.view.rates']), /\/bank\?view=rates$/)
  await isNotFound(desk, riskCs['screen.risk'])
  await desk.context().close()
})

test('AML: a case of a player, its note and file, the decision, and a report that a second person approves', async ({
  page,
  browser,
}) => {
  const { playerId } = await becomePlayer(page)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/risk', risk)
  await expect(heading(desk, riskCs['screen.risk'])).toBeVisible()
  await open(desk, String(playerId), new RegExp(`^Hráč ${playerId} `), new RegExp(`/players/${playerId}$`))
  await desk.getByRole('button', { name: riskCs['risk.begin'] }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(riskCs['risk.reason']).fill(WHY)
  await desk.keyboard.press('Control+Enter')
  await expect(heading(desk, /^Případ \d+: peníze/)).toBeVisible()
  await expect(desk.getByText(riskCs['risk.noSimilar'])).toBeVisible()
  await desk.getByLabel(riskCs['risk.words']).fill('Původ peněz: výplatní páska je v příloze.')
  await desk.getByRole('button', { name: riskCs['risk.write'], exact: true }).click()
  await expect(desk.getByText('Původ peněz: výplatní páska je v příloze.')).toBeVisible()
  const paper = { name: 'paska.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 mzda %%EOF') }
  await expect(desk.getByLabel(riskCs['risk.words'])).toHaveValue('')
  await desk.getByLabel(riskCs['risk.addFile']).setInputFiles(paper)
  await expect(desk.getByRole('button', { name: riskCs['risk.openFile'] })).toBeVisible()
  await desk.getByRole('button', { name: riskCs['risk.move.decide'] }).click()
  await dialog.getByLabel(riskCs['risk.outcome']).selectOption({ label: riskCs['risk.outcome.reported'] })
  await dialog.getByLabel(riskCs['risk.reason']).fill(WHY)
  await desk.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)

  await desk.getByRole('button', { name: riskCs['risk.makeReport'] }).click()
  await dialog
    .getByLabel(riskCs['risk.reportWords'])
    .fill('Vklady z cizích účtů a rychlé výplaty, bez sázek. Oznamujeme.')
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await desk.keyboard.press('Control+Enter')
  await expect(dialog).toContainText('čeká na druhou osobu')
  const second = await openDesk(browser)
  // Whoever approves reads the case first, from the request.
  await enterBackOffice(second, '/approvals?view=mine', demoStaff)
  await second
    .getByRole('button', { name: /oznámení úřadu/i })
    .first()
    .click()
  await second.getByRole('link', { name: /^Otevřít případ \d+$/ }).click()
  await expect(second.getByText('Původ peněz: výplatní páska je v příloze.')).toBeVisible()
  await signAsSecond(second, /oznámení úřadu/i, 'Četla jsem případ i přílohu a souhlasím.', demoStaff)
  await second.context().close()
  await desk.reload()
  const linked = desk.waitForResponse((answer) => answer.url().includes(getReportFile.path))
  await desk.getByRole('button', { name: riskCs['risk.downloadPdf'] }).click()
  expect((await linked).ok()).toBe(true)
  await desk.context().close()
})

test('games: from the games to a round, to jackpots and to the returns of games', async ({ page, browser }) => {
  await becomePlayer(page)
  await payIn(page, 50_000)
  const roundId = crypto.randomUUID()
  const play = await openBeside(page, 'OvocnyKolotoc')
  expect((await play({ roundId, stakeMinor: 200 })).status()).toBe(200)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/games', demoGames)
  await expect(heading(desk, 'Hry')).toBeVisible()
  // Without the permission for players a round opens on the screen of games.
  await open(desk, roundId, /^Kolo hry/, /\/games\?view=rounds&round=/)
  const pane = desk.getByRole('complementary', { name: roundsCs['rounds.one'] })
  await expect(pane.getByText(roundId)).toBeVisible()
  await expect(pane.getByText('2,00')).not.toHaveCount(0)
  await pane.getByRole('button', { name: /Esc$/ }).click()
  await expect(pane).toHaveCount(0)
  await expect(desk).toHaveURL(/\/games\?view=rounds$/)
  await open(desk, 'Jackpoty', /^Jackpoty/, /\/jackpots\b/)
  await expect(heading(desk, 'Jackpoty')).toBeVisible()
  await open(desk, 'Přehledy', /^Přehledy/, /\/reports\b/)
  await desk.getByRole('navigation', { name: 'Druhy přehledů' }).getByRole('link', { name: 'Výkonnost her' }).click()
  await expect(desk).toHaveURL(/view=performance/)
  await isNotFound(desk, 'Výplaty')
  await desk.context().close()
})

test('finance: from the deposits to the books, the months to close, the bank and the statements', async ({
  browser,
}) => {
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/reports?view=funds', demoFinance)
  await expect(heading(desk, 'Přehledy')).toBeVisible()
  const kinds = desk.getByRole('navigation', { name: 'Druhy přehledů' })
  await kinds.getByRole('link', { name: 'Účetnictví' }).click()
  await expect(desk).toHaveURL(/reports\?view=accounting/)
  await expect(desk).toHaveTitle(
    new RegExp(`^${reportsCs['reports.view.accounting']} · ${reportsCs['screen.reports']}`),
  )
  await kinds.getByRole('link', { name: reportsCs['reports.view.months'] }).click()
  await expect(desk.getByText(reportsCs['months.rule'])).toBeVisible()
  await open(desk, 'Záznamy dat', /^Záznamy dat/, /\/logs\b/)
  await desk.getByRole('navigation', { name: 'Druhy záznamů' }).getByRole('link', { name: 'Účetnictví' }).click()
  await expect(desk).toHaveURL(/view=accounting/)
  await open(desk, bankCs['bank.view.days'], new RegExp(bankCs['bank.view.days']), /\/bank\?view=days$/)
  await open(desk, 'Úřady', /^Úřady/, /\/authorities\b/)
  await expect(heading(desk, 'Úřady')).toBeVisible()
  await isNotFound(desk, riskCs['screen.risk'])
  // Players and their pages are not visible.
  await expect(desk.getByRole('navigation').getByRole('link', { name: 'Hráči' })).toHaveCount(0)
  await desk.context().close()
})
