import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import { bankCs } from '#apps/backoffice/src/texts/bank/cs.ts'
import { entriesCs } from '#apps/backoffice/src/texts/entries/cs.ts'
import { feesCs } from '#apps/backoffice/src/texts/fees/cs.ts'
import { demoPayments, demoStaff } from '#tools/start/demo.ts'
import { enterBackOffice, openPlayer, openTab } from './back-office.ts'
import { becomePlayer } from './people.ts'
import { crowns, enter, readBalance } from './site.ts'

const account = messages.cs.account
const deposit = messages.cs.deposit

const FEES = '/bank?view=fees'
const PAID_IN_MINOR = 50_000
const FEE_MINOR = 1_000
const office = { locale: 'cs-CZ', viewport: { width: 1440, height: 900 } }

/** The player's fee of a deposit through Netera, in the table of methods beside the house's fee. */
const feeOfWay = (desk: Page) =>
  desk
    .getByRole('table', { name: feesCs['fees.ways'] })
    .getByRole('row')
    .filter({ hasText: `${bankCs['restrictions.deposit']} · Netera` })
    .getByRole('cell')
    .nth(1)

const explain = async (question: Locator, button: string, why: string) => {
  await question.getByLabel('Vysvětlení pro audit').fill(why)
  await question.getByRole('button', { name: new RegExp(`^${button}`) }).click()
  await expect(question).toBeHidden()
}

/** One member of staff proposes a percentage for deposits through Netera, another one approves. */
async function setFee(browser: Browser, percent: string): Promise<void> {
  const why = `Cesta prohlížeče: sazba ${crypto.randomUUID()}.`
  const [first, second] = [await browser.newContext(office), await browser.newContext(office)]
  const proposer = await first.newPage()
  await enterBackOffice(proposer, FEES, demoStaff)
  await feeOfWay(proposer).getByRole('button', { name: feesCs['fees.edit'] }).click()
  const form = proposer.getByRole('dialog')
  await form.getByLabel(feesCs['fees.percent']).fill(percent)
  await explain(form, feesCs['fees.change'], why)
  const tariffOn = (desk: Page) =>
    desk.getByRole('table', { name: feesCs['fees.history'] }).getByRole('row').filter({ hasText: why })
  await expect(tariffOn(proposer)).toContainText(bankCs['corrections.other'])
  await expect(tariffOn(proposer).getByRole('button', { name: bankCs['corrections.do.approve'] })).toHaveCount(0)
  await first.close()

  const approver = await second.newPage()
  await enterBackOffice(approver, FEES, demoPayments)
  await tariffOn(approver).getByRole('button', { name: bankCs['corrections.do.approve'] }).click()
  await explain(approver.getByRole('dialog'), bankCs['corrections.do.approve'], why)
  await expect(tariffOn(approver)).toContainText(demoPayments.name)
  await second.close()
}

/** Opens the form of deposits with the method and the amount. */
async function chooseNetera(page: Page): Promise<void> {
  await enter(page, '/cs/deposit')
  await page.getByRole('radio', { name: deposit.ways.wallet }).check()
  await page.getByLabel(deposit.otherAmount).fill('500')
}

// A failed journey must not leave a fee for later deposits through Netera.
test.afterEach(async ({ browser }, { status, expectedStatus }) => {
  if (status !== expectedStatus) await setFee(browser, '0')
})

test('two members of staff set a fee, the player sees it before paying, and it is booked separately', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  await setFee(browser, '2')

  await chooseNetera(page)
  await expect(page.getByText(`Poplatek ${crowns(FEE_MINOR)}. Na účet přijde ${crowns(49_000)}.`)).toBeVisible()
  await page.getByRole('button', { name: `Vložit ${crowns(PAID_IN_MINOR)}` }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: deposit.progress.settled })).toBeVisible()
  expect((await readBalance(page)).amountMinor).toBe(PAID_IN_MINOR - FEE_MINOR)
  await enter(page, '/cs/account')
  const entries = page.locator('section').filter({ has: page.getByRole('heading', { name: account.entries }) })
  await expect(entries.getByRole('listitem')).toHaveCount(2)
  await expect(entries.getByRole('listitem').first()).toContainText(account.kinds['deposit-fee'])
  await expect(entries.getByRole('listitem').first()).toContainText(`−${crowns(FEE_MINOR)}`)
  await expect(entries.getByRole('listitem').last()).toContainText(`+${crowns(PAID_IN_MINOR)}`)
  await expect(entries.getByRole('listitem').last()).toContainText(/Netera · č\. \d{10}/)

  const desk = await (await browser.newContext(office)).newPage()
  await enterBackOffice(desk)
  await openPlayer(desk, player)
  await openTab(desk, 'Vklady')
  // Staff see amounts with hellers.
  await expect(desk.getByRole('table', { name: 'Vklady' })).toContainText(`${feesCs['deposits.fee']} 10,00`)
  await openTab(desk, 'Pohyby účtu')
  await expect(
    desk
      .getByRole('table', { name: 'Pohyby účtu' })
      .getByRole('row')
      .filter({ hasText: entriesCs['movement.deposit-fee'] }),
  ).toHaveCount(1)
  await desk.context().close()

  // The next tariff replaces it: no fee is charged any more.
  await setFee(browser, '0')
  await chooseNetera(page)
  await expect(page.getByRole('button', { name: `Vložit ${crowns(PAID_IN_MINOR)}` })).toBeEnabled()
  await expect(page.getByText(/^Poplatek/)).toBeHidden()
})
