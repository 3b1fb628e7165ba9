import { expect, test } from '@playwright/test'
import texts from '#apps/player/src/messages/cs/withdraw.ts'
import { enterBackOffice } from './back-office.ts'
import { readLetter } from './mailbox.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { enter } from './site.ts'

const EXPLANATION = 'Cesta prohlížeče: hromadné pozastavení, než se ozve banka.'

test('staff find a withdrawal, look at its player and suspend many at once', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, 100_000)
  await enter(page, '/cs/withdraw')
  await page.getByLabel(texts.amount, { exact: true }).fill('400')
  await page.getByLabel(texts.account).fill('19-2000145399/0800')
  await page.getByRole('button', { name: /^Vybrat 400/ }).click()
  await page.getByLabel(texts.code).fill(await readLetter(page, player.email, /\b\d{6}\b/))
  await page.getByRole('button', { name: texts.confirm }).click()
  await expect(page.getByText(texts.held)).toBeVisible()
  const held = page.getByRole('listitem').filter({ hasText: /Číslo \d+/ })
  const reference = /Číslo (\d+)/.exec(await held.first().innerText())?.[1] ?? 'none'

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/withdrawals')
  await desk.getByLabel('Číslo, celé jméno nebo poslední 4 číslice účtu').fill(reference)
  await desk.getByRole('button', { name: 'Najít' }).click()
  await expect(desk.getByRole('checkbox', { name: /^Označit výplatu/ })).toHaveCount(1)
  await desk.getByRole('button', { name: `Otevřít výplatu ${reference}` }).click()
  await expect(desk.getByText('karta ČSOB: 1×')).toBeVisible()
  await desk.keyboard.press('Escape')

  await desk.getByRole('checkbox', { name: `Označit výplatu ${reference}` }).check()
  await desk.getByRole('button', { name: /^Posunout označené/ }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('listitem').filter({ hasText: reference })).toContainText('lze')
  await desk.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await desk.getByRole('button', { name: /^Pozastavit \(1\)/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Jak to dopadlo' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: reference })).toContainText('pozastavená')
  await desk.keyboard.press('Escape')
  const row = desk.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText('pozastavená')
  // The files for the bank take their room below the queue, not from it: here there is none beside them.
  await desk.setViewportSize({ width: 1024, height: 420 })
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport()
  await office.close()
})
