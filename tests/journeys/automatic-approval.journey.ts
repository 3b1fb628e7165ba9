import { expect, test, type Browser, type Page } from '@playwright/test'
import texts from '#apps/player/src/messages/cs/withdraw.ts'
import { neteraTexts } from '#partners/netera/texts.ts'
import { approvalCs } from '#apps/backoffice/src/texts/approval/cs.ts'
import { bankCs } from '#apps/backoffice/src/texts/bank/cs.ts'
import { demoPayments, demoStaff } from '#tools/start/demo.ts'
import { enterBackOffice } from './back-office.ts'
import { readLetter } from './mailbox.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { enter } from './site.ts'

const APPROVAL = '/bank?view=approval'
const WHY = 'Cesta prohlížeče: nejmenší pravidlo, které nic nepustí.'
const open = (browser: Browser) => browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
const inWords = (name: string) => new RegExp(`^${name}`)

async function explain(desk: Page, button: string): Promise<void> {
  const question = desk.getByRole('dialog')
  await question.getByLabel('Vysvětlení pro audit').fill(WHY)
  await question.getByRole('button', { name: inWords(button) }).click()
  await expect(question).toBeHidden()
}

test('two people enable automatic approval, a withdrawal above it shows why it needs a person, and one person stops it', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const desk = await (await open(browser)).newPage()
  await enterBackOffice(desk, APPROVAL, demoStaff)
  await expect(desk.getByText(approvalCs['approval.everyOne'], { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: approvalCs['approval.propose'] }).click()
  const form = desk.getByRole('dialog')
  // Below the minimum withdrawal, so that no withdrawal of another journey is approved.
  await form.getByLabel(approvalCs['approval.max'].replace('{currency}', 'CZK')).fill('1')
  await form.getByLabel(approvalCs['approval.dayMax'].replace('{currency}', 'CZK')).fill('1')
  await explain(desk, approvalCs['approval.propose'])
  const proposed = desk.getByRole('row').filter({ hasText: WHY }).first()
  await expect(proposed).toContainText(bankCs['corrections.other'])

  const second = await (await open(browser)).newPage()
  await enterBackOffice(second, APPROVAL, demoPayments)
  await second
    .getByRole('row')
    .filter({ hasText: WHY })
    .getByRole('button', { name: bankCs['corrections.do.approve'] })
    .click()
  await explain(second, bankCs['corrections.do.approve'])
  await expect(second.getByRole('button', { name: approvalCs['approval.stop'] })).toBeVisible()
  await second.context().close()

  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, 100_000)
  await enter(page, '/cs/withdraw')
  await page.getByRole('radio', { name: neteraTexts.payouts.NeteraBankTransfer.way.cs }).check()
  await page.getByLabel(texts.amount, { exact: true }).fill('400')
  await page.getByLabel(texts.account).fill('19-2000145399/0800')
  await page.getByRole('button', { name: /^Vybrat 400/ }).click()
  await page.getByLabel(texts.code).fill(await readLetter(page, player.email, /\b\d{6}\b/))
  await page.getByRole('button', { name: texts.confirm }).click()
  await expect(page.getByText(texts.held)).toBeVisible()
  const held = page.getByRole('listitem').filter({ hasText: /Číslo \d+/ })
  const reference = /Číslo (\d+)/.exec(await held.first().innerText())?.[1] ?? 'none'

  await expect(async () => {
    await desk.goto(new URL('/withdrawals', desk.url()).href)
    const row = desk.getByRole('row').filter({ hasText: reference })
    await expect(row).toContainText(approvalCs['held.over-amount'], { timeout: 2_000 })
  }).toPass()

  await desk.goto(new URL(APPROVAL, desk.url()).href)
  await desk.getByRole('button', { name: approvalCs['approval.stop'] }).click()
  await explain(desk, approvalCs['approval.stop'])
  await expect(desk.getByText(approvalCs['approval.everyOne'], { exact: true })).toBeVisible()
  await desk.context().close()
})
