import { expect, test } from '@playwright/test'
import account from '#apps/player/src/messages/cs/account.ts'
import accountMenu from '#apps/player/src/messages/cs/accountMenu.ts'
import adult from '#apps/player/src/messages/cs/adultMessage.ts'
import deposit from '#apps/player/src/messages/cs/deposit.ts'
import limits from '#apps/player/src/messages/cs/limits.ts'
import play from '#apps/player/src/messages/cs/play.ts'
import signIn from '#apps/player/src/messages/cs/signIn.ts'
import withdraw from '#apps/player/src/messages/cs/withdraw.ts'
import { playRound } from '#contract/play-v1/play.ts'
import type { ReplyOf } from '#contract/call.ts'
import { addresses } from './addresses.ts'
import { countTaps, type Hand } from './count-taps.ts'
import { spinButton, waitUntilPlayable } from './game.ts'
import { readLetter } from './mailbox.ts'
import { newBirth } from './new-birth.ts'
import { becomePlayer, payIn, verifyAtBank } from './people.ts'
import { adultQuestion, balanceLink, crowns, enter, newEmail, readBalance, tile, waitUntilAlive } from './site.ts'

const GAME = 'Ovocný kolotoč'
/** The smallest amount of the brand: preselected for a player who comes from a game. */
const SMALLEST_MINOR = 20_000
const PAID_IN_MINOR = 100_000
/** On a phone with a finger, at a desk by the keyboard alone. */
const handOf = (): Hand => (test.info().project.name === 'phone' ? 'touch' : 'keys')

test('from arrival to the first stake in ten taps, besides the fields required by the rule pack', async ({ page }) => {
  const { tap, fill, tick, taps, fields } = countTaps(page, handOf())
  await page.goto(`${addresses().player}/cs?q=${encodeURIComponent(GAME)}`)
  await waitUntilAlive(page)
  await tap('of age', adultQuestion(page).getByRole('button', { name: adult.button }))
  await tap('the game', tile(page, GAME))
  await tap('for money', page.getByRole('link', { name: play.forMoney }))

  await page.waitForURL(/\/cs\/register\?return=/)
  await waitUntilAlive(page)
  await fill('first name', page.getByLabel(signIn.firstName), 'Alžběta')
  await fill('surname', page.getByLabel(signIn.surname), 'Příchozí')
  await fill('e-mail', page.getByLabel(signIn.email), newEmail())
  await fill('birth date', page.getByLabel(signIn.birthDate), newBirth().birthDate)
  await fill('password', page.getByLabel(signIn.newPassword), 'lampa kosatec mlyn')
  await tick('terms', page.locator('input[name="terms"]'))
  await tap('register', page.getByRole('button', { name: signIn.registerSubmit }))

  await page.waitForURL(/\/cs\/account\/limits\?return=/)
  await waitUntilAlive(page)
  await tap('usual limits', page.getByRole('button', { name: new RegExp(`^${limits.presets.usual.name}`) }))
  // Opening the choices selects none.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  // Neither does Enter.
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await tap('accept and save', page.getByRole('button', { name: /^Přijmout 10 návrhů/ }))

  await page.waitForURL(/\/cs\/deposit\?return=/)
  await tap('pay in', page.getByRole('button', { name: deposit.submit.replace('{amount}', crowns(SMALLEST_MINOR)) }))
  await tap('at the bank', page.getByRole('button', { name: 'Pay', exact: true }))
  await tap('to the game', page.getByRole('link', { name: deposit.toGame }))

  await waitUntilPlayable(page)
  const answered = page.waitForResponse((response) => response.url().endsWith(playRound.path))
  await tap('stake', spinButton(page))
  const { round } = (await (await answered).json()) as ReplyOf<typeof playRound>
  expect(round.mode).toBe('real')
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(10)
  expect(fields.length, fields.join(', ')).toBeLessThanOrEqual(6)

  // Statements of movements, as files for programs.
  const ask = async (path: string) => (await page.request.get(addresses().player + path)).body()
  expect(String(await ask('/cs/account/statement.csv'))).toMatch(/Vklad;kartou \d+;;200,00;200,00;CZK/)
  const statement = await ask('/cs/account/statement.pdf')
  expect(statement.subarray(0, 5).toString()).toBe('%PDF-')
  // Bytes decoded as text would contain replacement characters.
  expect(statement.includes(Buffer.from('\u{fffd}'))).toBe(false)
  await enter(page, '/cs/account')
  await page.getByRole('link', { name: account.receipt, exact: true }).click()
  await expect(page.getByRole('heading', { name: deposit.receipt.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(crowns(SMALLEST_MINOR))
})

test('a withdrawal in at most six taps, with an amount and a code', async ({ page }) => {
  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, PAID_IN_MINOR)
  const { tap, fill, taps, fields } = countTaps(page, handOf())
  await enter(page, '/cs')
  await tap('account', balanceLink(page))
  await tap('withdraw', page.getByRole('main').getByRole('link', { name: accountMenu.withdraw }))
  const amount = page.getByLabel(withdraw.amount, { exact: true })
  await amount.fill('1')
  await expect(page.getByText(withdraw.tooLittle.replace('{min}', crowns(SMALLEST_MINOR)))).toBeVisible()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await fill('amount', amount, String(PAID_IN_MINOR / 100))
  const ask = withdraw.submit.replace('{amount}', crowns(PAID_IN_MINOR))
  await tap('ask', page.getByRole('button', { name: ask }))
  await fill('code', page.getByLabel(withdraw.code), await readLetter(page, player.email, /\b\d{6}\b/))
  await tap('confirm', page.getByRole('button', { name: withdraw.confirm }))
  // The form is gone: the keyboard continues at what was said.
  await expect(page.getByText(withdraw.held)).toBeFocused()
  expect((await readBalance(page)).amountMinor).toBe(0)
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(6)
  expect(fields.length, fields.join(', ')).toBeLessThanOrEqual(2)
})
