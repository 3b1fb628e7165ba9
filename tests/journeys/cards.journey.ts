import { randomInt } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import pin from '#apps/player/src/messages/cs/pin.ts'
import sign from '#apps/player/src/messages/cs/signIn.ts'
import texts from '#apps/player/src/messages/cs/venueCards.ts'
import money from '#apps/player/src/messages/cs/withdraw.ts'
import { enterBackOffice, openPlayer, openTab } from './back-office.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { balanceLink, crowns, enter } from './site.ts'
import { openDesk } from './staff-calls.ts'

const account = messages.cs.account

const PIN = '4071'

async function signInByCard(page: Page, cardNumber: string, digits: string) {
  await enter(page, '/cs/login')
  await page.getByRole('button', { name: sign.byCard }).click()
  await page.getByLabel(sign.cardNumber).fill(cardNumber)
  await page.getByLabel(sign.cardPin).fill(digits)
  await page.getByRole('button', { name: sign.submit, exact: true }).click()
}

/** Adds a card by the form, after an invalid number, and sets the PIN. Returns its number. */
async function getCard(page: Page, password: string): Promise<string> {
  const cardNumber = `9203${randomInt(100_000_000, 999_999_999)}417`

  await enter(page, '/cs/account/venue-cards')
  // The second with a control character, which a card reader may type.
  for (const odd of ['not a card', `${cardNumber}\u0003`]) {
    await page.getByLabel(texts.number).fill(odd)
    await page.getByRole('button', { name: texts.add }).click()
    await expect(page.getByRole('alert')).toContainText('Kartu jsme nepoznali. Zkontrolujte číslo')
    await expect(page.getByLabel(texts.number)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(texts.number)).toBeFocused()
  }
  await page.getByLabel(texts.number).fill(cardNumber)
  await page.getByRole('button', { name: texts.add }).click()
  await expect(page.getByText(texts.added)).toBeVisible()

  await page.getByRole('link', { name: texts.setPin }).click()
  await page.getByLabel(pin.pin, { exact: true }).fill(PIN)
  await page.getByLabel(pin.again).fill(PIN)
  await page.getByLabel(pin.password).fill(password)
  await page.getByRole('button', { name: pin.submit }).click()
  await expect(page.getByText(pin.done)).toBeVisible()
  return cardNumber
}

test('a venue card is added, signs in with its PIN, and is locked by staff: its session ends at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  const cardNumber = await getCard(page, player.password)

  const terminal = await (await browser.newContext({ locale: 'cs-CZ' })).newPage()
  await signInByCard(terminal, cardNumber, '9999')
  await expect(terminal.getByRole('alert')).toHaveText(sign.cardWrong)
  await signInByCard(terminal, cardNumber, PIN)
  await expect(balanceLink(terminal)).toBeVisible()

  const desk = await openDesk(browser)
  await enterBackOffice(desk)
  await openPlayer(desk, player)
  await openTab(desk, 'Karty')
  await desk.getByRole('table', { name: 'Karty' }).getByRole('button', { name: 'Zamknout' }).click()
  const question = desk.getByRole('dialog', { name: /^Zamknout kartu/ })
  await question.getByLabel('Důvod').selectOption({ label: 'Krádež' })
  await question.getByLabel('Vysvětlení pro audit').fill('Hráč volal, že mu kartu v provozovně někdo vzal.')
  await question.getByLabel('Vysvětlení pro audit').press('Control+Enter')
  await expect(desk.getByRole('table', { name: 'Karty' }).getByText('Zamčená')).toBeVisible()

  await enter(terminal, '/cs/account')
  await expect(terminal.getByText(account.ended)).toBeVisible()
  await signInByCard(terminal, cardNumber, PIN)
  await expect(terminal.getByText(sign.cardLocked)).toBeVisible()
  // The player's own session continues, and shows the state of the card.
  await enter(page, '/cs/account/venue-cards')
  await expect(page.getByText(texts.askStaff)).toBeVisible()
  await terminal.context().close()
  await desk.context().close()
})

test('a withdrawal is confirmed by a card instead of the code of the letter', async ({ page }) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, 100_000)
  const cardNumber = await getCard(page, player.password)

  await enter(page, '/cs/withdraw')
  await page.getByLabel(money.amount, { exact: true }).fill('400')
  await page.getByLabel(money.account).fill('19-2000145399/0800')
  await page.getByRole('button', { name: `Vybrat ${crowns(40_000)}` }).click()
  await page.getByRole('button', { name: money.byVenueCard }).click()
  await expect(page.getByLabel(money.venueCard)).toBeFocused()
  const confirm = async (digits: string) => {
    await page.getByLabel(money.venueCard).fill(cardNumber)
    await page.getByLabel(money.venuePin).fill(digits)
    await page.getByLabel(money.venuePin).press('Enter')
  }
  await confirm('9999')
  await expect(page.getByRole('alert')).toContainText('PIN')
  await confirm(PIN)
  await expect(page.getByText(money.held)).toBeVisible()
})
