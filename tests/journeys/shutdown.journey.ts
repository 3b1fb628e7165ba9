import { expect, test, type Page } from '@playwright/test'
import { shutdownsCs as texts } from '#apps/backoffice/src/texts/shutdowns/cs.ts'
import { demoRedirect } from '#contract/onling-v2/online-game.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { desktop, phone } from './browser.ts'
import { enter } from './site.ts'

const MINUTE_MS = 60_000
const WHY = 'Databáze dostane novou verzi, v noci hraje nejméně lidí.'

/** Formatted for the input, in the time zone of the test browser. */
function inMinutes(minutes: number): string {
  const at = new Date(Date.now() + minutes * MINUTE_MS)
  const written = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Prague',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return written.format(at).replace(' ', 'T')
}

async function write(page: Page, from: number, to: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts['shutdowns.from'], { exact: true }).fill(inMinutes(from))
  await dialog.getByLabel(texts['shutdowns.to'], { exact: true }).fill(inMinutes(to))
  await dialog.getByLabel(texts['shutdowns.message']).fill('Nová verze databáze')
  await dialog.getByRole('textbox').last().fill(WHY)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
}

const launch = async (page: Page) => {
  const answer = await page.request.get(`${addresses().player}${demoRedirect.path}?gameKey=OvocnyKolotoc`)
  return ((await answer.json()) as { code?: string }).code ?? 'open'
}

async function endShutdown(page: Page): Promise<void> {
  const end = page.getByRole('button', { name: texts['shutdowns.end'], exact: true })
  await end.or(page.getByRole('button', { name: texts['shutdowns.cancel'], exact: true })).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(texts['shutdowns.none'])).toBeVisible()
}

test.afterEach('later journeys meet no shutdown', async ({ page }) => {
  await enterBackOffice(page, '/shutdowns')
  const none = page.getByText(texts['shutdowns.none'])
  await expect(none.or(page.getByRole('table'))).toBeVisible()
  if (!(await none.isVisible())) await endShutdown(page)
})

test('staff plan a shutdown, players see the announcement, it blocks rounds, and staff end it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await enterBackOffice(page, '/shutdowns')
  await expect(page.getByText(texts['shutdowns.none'])).toBeVisible()
  await page.getByRole('button', { name: texts['shutdowns.planTitle'] }).click()
  await write(page, 60, 120)
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(texts['shutdowns.comes'])
  await page.screenshot({ path: 'build/journeys/shutdown-staff.png' })

  for (const [name, size] of Object.entries({ phone, desktop })) {
    const context = await browser.newContext(size)
    const player = await context.newPage()
    await enter(player, '/cs/')
    const banner = player.getByRole('status').filter({ hasText: 'Plánovaná odstávka' })
    // A publicly cached page is updated within seconds.
    await expect(async () => {
      await player.reload()
      await expect(banner).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
    await expect(banner).toContainText('nejde vkládat')
    await player.screenshot({ path: `build/journeys/shutdown-${name}.png` })
    await player.goto(`${addresses().player}/en/`)
    await expect(player.getByText('Planned maintenance')).toBeVisible()
    await context.close()
  }
  expect(await launch(page)).toBe('open')

  await row.getByRole('button', { name: texts['shutdowns.change'] }).click()
  await write(page, -1, 120)
  await expect(row).toContainText(texts['shutdowns.runs'])
  await expect.poll(() => launch(page)).toBe('ERR_SHUTDOWN_PLANNED')
  const guest = await (await browser.newContext(desktop)).newPage()
  await expect(async () => {
    await guest.goto(`${addresses().player}/cs/`)
    await expect(guest.getByText('Právě probíhá odstávka')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await guest.screenshot({ path: 'build/journeys/shutdown-now.png' })
  await guest.goto(`${addresses().games}/OvocnyKolotoc?lang=cs`)
  // Also shown in the panel in place of an unavailable game.
  await expect(guest.getByRole('alert').getByText('Odstávka, otevřeme')).toBeVisible()
  await guest.screenshot({ path: 'build/journeys/shutdown-game.png' })
  await guest.context().close()

  await endShutdown(page)
  await expect.poll(() => launch(page)).toBe('open')
})
