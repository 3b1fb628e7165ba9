import { test } from '@playwright/test'
import { enterBackOffice } from './back-office.ts'
import { becomePlayer, payIn } from './people.ts'
import { enter } from './site.ts'
const out = '/tmp/F-shots'
test('shots', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await becomePlayer(page)
  await payIn(page, 100_000)
  await enter(page, '/cs/account/venues')
  await page.getByRole('button', { name: 'Zapnout' }).click()
  await page.getByText('Peněženka je zapnutá').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${out}/venues-390.png`, fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: `${out}/venues-1440.png` })
  await enter(page, '/cs/withdraw')
  await page.getByLabel('Číslo účtu').fill('19-2000145399/0800')
  await page.getByLabel('Částka', { exact: true }).fill('400')
  await page.getByRole('button', { name: /^Vybrat 400/ }).click()
  await page.waitForTimeout(1500)
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/withdrawals')
  await desk.waitForTimeout(1500)
  await desk.screenshot({ path: `${out}/queue-1440.png` })
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.waitForTimeout(500)
  await desk.screenshot({ path: `${out}/queue-390.png` })
})
