import { expect, test } from '@playwright/test'
import { riskCs } from '#apps/backoffice/src/texts/risk/cs.ts'
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
