import { expect, test, type Page } from '@playwright/test'
import { save, uploadGamePlan } from '#contract/onling-v2/manage-online-game.ts'
import play from '#apps/player/src/messages/cs/play.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { openByAddress, waitUntilPlayable } from './game.ts'
import { enter } from './site.ts'

const GAME = 'OvocnyKolotoc'
const TEXT = 'Schváleno pod číslem 2026/117.'
const EXPLANATION = 'Herní plán schválený dozorem se zveřejňuje na stránce hry.'

async function saveGame(staff: Page, settings: object): Promise<void> {
  const origin = addresses().backoffice
  const data = { gameKey: GAME, explanation: EXPLANATION, ...settings }
  const answer = await staff.request.post(origin + save.path, { data, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('the plan and the legal text of a game appear on its page and in its rules, and disappear when staff hide them', async ({
  page,
  browser,
}) => {
  const staff = await browser.newPage()
  await enterBackOffice(staff)
  await saveGame(staff, { legalTexts: [{ language: 'cs', text: TEXT }], isGamePlanVisible: true })
  const origin = addresses().backoffice
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const uploaded = await staff.request.post(origin + uploadGamePlan.path.replace('{id}', GAME), {
    multipart: { explanation: EXPLANATION, file: plan },
    headers: { origin },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(200)

  await enter(page, `/cs/play/${GAME}`)
  await expect(page.getByRole('heading', { name: play.gamePlan })).toBeVisible()
  await expect(page.getByText(TEXT)).toBeVisible()
  const address = await page.getByRole('link', { name: play.openPlan }).getAttribute('href')
  const document = await page.request.get(new URL(address ?? '', addresses().player).href)
  expect(document.headers()['content-type']).toBe('application/pdf')

  await openByAddress(page, GAME, 'demo')
  await waitUntilPlayable(page)
  await page.getByRole('button', { name: 'Pravidla' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: play.gamePlan })).toBeVisible()
  await expect(sheet.getByText(TEXT)).toBeVisible()
  const own = await sheet.getByRole('link', { name: play.openPlan }).getAttribute('href')
  expect((await page.request.get(new URL(own ?? '', addresses().games).href)).status()).toBe(200)

  await saveGame(staff, { isGamePlanVisible: false })
  // Publicly cached pages may be some seconds old.
  await expect(async () => {
    await enter(page, `/cs/play/${GAME}`)
    await expect(page.getByRole('link', { name: play.toLobby })).toBeVisible()
    await expect(page.getByRole('heading', { name: play.gamePlan })).toBeHidden({ timeout: 500 })
  }).toPass()
  await saveGame(staff, { isGamePlanVisible: true, legalTexts: [] })
  await staff.close()
})
