import { expect, test } from '@playwright/test'
import { riskCs } from '#apps/backoffice/src/texts/risk/cs.ts'
import { riskSignalsCs } from '#apps/backoffice/src/texts/risk-signals/cs.ts'
import { beginCase, noteInCase } from '#contract/play-v1/risk-cases.ts'
import { demoColleagues } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { becomePlayer } from './people.ts'
import { openDesk, sendAsStaff } from './staff-calls.ts'

const [, risk] = demoColleagues
const WHY = 'Cesta prohlížeče: případ pro dva kolegy.'

test('what is being written in a case stays when a colleague adds an entry meanwhile', async ({ page, browser }) => {
  const { playerId } = await becomePlayer(page)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/risk', risk)
  const { caseId, version } = await sendAsStaff(desk, beginCase, {
    aboutPlayerId: playerId,
    area: 'money',
    words: WHY,
  })
  await desk.goto(`${addresses().backoffice}/risk/cases/${caseId}`)
  const words = desk.getByLabel(riskCs['risk.words'])
  await words.fill('Volala jsem hráči, výpis z účtu')
  const due = desk.getByLabel(riskCs['risk.dueField'])
  await due.fill('2027-01-15T10:00')

  const others = 'Kolega: hráč poslal výplatní pásku.'
  await sendAsStaff(desk, noteInCase, { caseId, seenVersion: version, kind: 'note', words: others })
  // The page loads the case again when it comes to the front, as it does by itself every half a minute.
  await expect(async () => {
    await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(desk.getByText(others)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(words).toHaveValue('Volala jsem hráči, výpis z účtu')
  await expect(due).toHaveValue('2027-01-15T10:00')

  await desk.getByRole('button', { name: riskCs['risk.write'], exact: true }).click()
  await expect(desk.getByText('Volala jsem hráči, výpis z účtu')).toBeVisible()
  await expect(words).toHaveValue('')
  await expect(due).toHaveValue('2027-01-15T10:00')
  await desk.context().close()
})

test('an entry that a colleague was faster with is shown, and what was written is sent after it', async ({
  page,
  browser,
}) => {
  const { playerId } = await becomePlayer(page)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/risk', risk)
  const begun = { aboutPlayerId: playerId, area: 'money', words: WHY } as const
  const { caseId, version } = await sendAsStaff(desk, beginCase, begun)
  await desk.goto(`${addresses().backoffice}/risk/cases/${caseId}`)
  const words = desk.getByLabel(riskCs['risk.words'])
  await words.fill('Zapisuji ve stejnou chvíli')
  const others = 'Kolega: byl jsem rychlejší.'
  await sendAsStaff(desk, noteInCase, { caseId, seenVersion: version, kind: 'note', words: others })

  const write = desk.getByRole('button', { name: riskCs['risk.write'], exact: true })
  await write.click()
  await expect(desk.getByText(riskCs['risk.changedMeanwhile'])).toBeVisible()
  await expect(desk.getByText(others)).toBeVisible()
  await expect(words).toHaveValue('Zapisuji ve stejnou chvíli')
  await write.click()
  await expect(words).toHaveValue('')
  await expect(desk.getByText('Zapisuji ve stejnou chvíli')).toBeVisible()
  await desk.context().close()
})

test('who approves other thresholds of signals sees how many alerts they would have raised', async ({ browser }) => {
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/risk?view=thresholds', risk)
  const signal = riskSignalsCs['risk.signal.many-cards']
  const field = desk.getByLabel(riskCs['risk.thresholds.atOf'].replace('{signal}', signal))
  const now = Number(await field.inputValue())
  await field.fill(String(now + 1))
  await desk.getByRole('button', { name: riskCs['risk.thresholds.change'] }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill('Cesta prohlížeče: karet je u hráčů víc.')
  await dialog.getByRole('button', { name: riskCs['risk.thresholds.change'] }).click()
  await expect(dialog.getByRole('link', { name: 'Otevřít schválení' })).toBeVisible()

  const second = await openDesk(browser)
  await enterBackOffice(second, '/approvals?view=mine', demoColleagues[0])
  await second
    .getByRole('button', { name: /změna prahů signálů/ })
    .first()
    .click()
  const request = second.getByRole('complementary', { name: 'Žádost' })
  await expect(request.getByRole('heading', { name: riskCs['risk.thresholds.preview'] })).toBeVisible()
  await expect(request.getByRole('status').getByText(/^peníze: \d+ podnět/)).toBeVisible()
  for (const open of [desk, second]) await open.context().close()
})
