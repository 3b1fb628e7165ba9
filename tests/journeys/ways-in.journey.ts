import { expect, test, type Page } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import withdraw from '#apps/player/src/messages/cs/withdraw.ts'
import { neteraTexts } from '#partners/netera/texts.ts'
import { addresses } from './addresses.ts'
import { readLetter } from './mailbox.ts'
import { becomePlayer, verifyAtBank } from './people.ts'
import { crowns, enter, readBalance } from './site.ts'

const texts = messages.cs.deposit
const wallet = messages.cs.wallet

const FIVE_HUNDRED_MINOR = 50_000

async function chooseWay(page: Page, way: string): Promise<void> {
  await page.getByRole('radio', { name: way }).check()
  await page.getByLabel(texts.otherAmount).fill('500')
}
const payFiveHundred = (page: Page) =>
  page.getByRole('button', { name: `Vložit ${crowns(FIVE_HUNDRED_MINOR)}` }).click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function expectCredited(page: Page, amountMinor: number): Promise<void> {
  await expect(page.getByRole('heading', { name: texts.progress.settled })).toBeVisible()
  expect((await readBalance(page)).amountMinor).toBe(amountMinor)
}

/** The code that the partner would send to the player's phone. */
async function codeOfPayment(page: Page): Promise<string> {
  const orderId = new URL(page.url()).searchParams.get('payment')
  const answer = await page.request.get(`${addresses().netera}/__sandbox/codes`)
  const { payments } = (await answer.json()) as { payments: { orderId: string; code: string }[] }
  return payments.find((one) => one.orderId === orderId)?.code ?? ''
}

test('a wallet is connected, a deposit is confirmed by a code, and a withdrawal goes back to it', async ({ page }) => {
  test.setTimeout(120_000)
  const person = await becomePlayer(page)
  await verifyAtBank(page)
  await enter(page, '/cs/account/wallet')
  await page.getByLabel(wallet.phone).fill('777 000 123')
  await press(page, wallet.connect)
  await press(page, 'Agree')
  await expect(page.getByText(wallet.connected)).toBeVisible()
  await expect(page.getByText(crowns(500_000))).toBeVisible()

  await page.getByRole('link', { name: wallet.deposit }).click()
  await chooseWay(page, texts.ways.wallet)
  await payFiveHundred(page)
  await expect(page.getByRole('heading', { name: texts.walletCode.title })).toBeVisible()
  const code = await codeOfPayment(page)
  await page.getByLabel(texts.walletCode.code).fill(code === '000000' ? '000001' : '000000')
  await press(page, texts.walletCode.submit)
  await expect(page.getByText('Zbývají 2 pokusy.')).toBeVisible()
  await page.getByLabel(texts.walletCode.code).fill(code)
  await press(page, texts.walletCode.submit)
  await expectCredited(page, FIVE_HUNDRED_MINOR)

  await enter(page, '/cs/withdraw')
  await page.getByRole('radio', { name: neteraTexts.payouts.NeteraWallet.way.cs }).check()
  await page.getByLabel(withdraw.amount, { exact: true }).fill('200')
  await page.getByRole('button', { name: `Vybrat ${crowns(20_000)}` }).click()
  const mailed = await readLetter(page, person.email, /\b\d{6}\b/)
  await page.getByLabel(withdraw.code).fill(mailed)
  await press(page, withdraw.confirm)
  await expect(page.getByText(withdraw.held)).toBeVisible()
})

test('the button of a bank opens its page; after a refusal the form is unchanged', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/deposit')
  await chooseWay(page, texts.ways.button)
  await expect(page.getByRole('button', { name: texts.chooseBank })).toBeDisabled()
  await press(page, 'Komerční banka')
  await payFiveHundred(page)
  await press(page, 'Decline')
  await expect(page.getByRole('heading', { name: texts.progress.failed })).toBeVisible()

  await page.getByRole('link', { name: texts.tryAgain }).click()
  await expect(page.getByLabel(texts.otherAmount)).toHaveValue('500')
  await expect(page.getByRole('radio', { name: texts.ways.button })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Komerční banka' })).toHaveAttribute('aria-pressed', 'true')
  await payFiveHundred(page)
  await press(page, 'Pay')
  await expectCredited(page, FIVE_HUNDRED_MINOR)
})

test('ČSOB’s own button opens its internet banking directly, and returns', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/deposit')
  await chooseWay(page, texts.ways.button)
  await press(page, 'ČSOB')
  await payFiveHundred(page)
  await expect(page.getByRole('heading', { name: 'Internet banking' })).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await press(page, 'Pay')
  await expectCredited(page, FIVE_HUNDRED_MINOR)
})

test('a payment is approved in the bank’s app, and the bank reports the owner of an account', async ({ page }) => {
  await becomePlayer(page)
  await enter(page, '/cs/deposit')
  await chooseWay(page, texts.ways.app)
  await payFiveHundred(page)
  // Back at the form without a result, as from an app: the open payment is offered.
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
  const bank = page.url()
  await enter(page, '/cs/deposit')
  await expect(page.getByText(texts.stillOpen)).toBeVisible()
  await page.goto(bank)
  await press(page, 'Pay')
  await expectCredited(page, FIVE_HUNDRED_MINOR)

  await enter(page, '/cs/account/bank')
  await press(page, wallet.look.start)
  await page.getByLabel('Owner of the account').fill('POUTNIK Bedrich')
  await press(page, 'Approve')
  await expect(page.getByText(wallet.look.own)).toBeVisible()
})

test('a deposit by text message is paid once the operator has billed it', async ({ page }) => {
  await becomePlayer(page)
  const phone = `+42077${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
  await enter(page, '/cs/deposit')
  await page.getByRole('link', { name: texts.bySms }).click()
  // The previous page has amounts too, and is left a moment after the click.
  await expect(page.getByRole('heading', { name: texts.sms.title })).toBeVisible()
  await page.getByRole('button', { name: crowns(20_000) }).click()
  await page.getByLabel(texts.sms.phone).fill(phone)
  await press(page, texts.sms.begin)
  await page.getByLabel(texts.sms.code).fill(await readLetter(page, phone, /\b\d{6}\b/))
  await press(page, texts.sms.confirm)
  const text = (await page.getByText(/^TOLAR \d{10}$/).innerText()).trim()
  const sandbox = async (path: string, data: object) =>
    (await (await page.request.post(`${addresses().mobileTech}/__sandbox/${path}`, { data })).json()) as {
      messageId: string
    }
  const { messageId } = await sandbox('message', { msisdn: phone, shortCode: '90733200', text })
  await page.getByRole('link', { name: texts.sms.watch }).click()
  await expect(page.getByRole('heading', { name: texts.progress.waiting })).toBeVisible()
  await sandbox('delivery', { messageId, amountMinor: 20_000, currency: 'CZK' })
  await expectCredited(page, 20_000)
})
