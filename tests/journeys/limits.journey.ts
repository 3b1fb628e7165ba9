import { expect, test, type Page } from '@playwright/test'
import account from '#apps/player/src/messages/cs/account.ts'
import limits from '#apps/player/src/messages/cs/limits.ts'
import { getReminder } from '#contract/play-v1/limits.ts'
import { playRound } from '#contract/play-v1/play.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, openPlayer, openTab } from './back-office.ts'
import { openByAddress, openForMoney, playOneRound, skipToEnd, waitUntilPlayable } from './game.ts'
import { becomePlayer, becomePlayerWithoutLimits, payIn } from './people.ts'
import { playBeside } from './play-beside.ts'
import { crowns, enter, forgetSignIn, readBalance, tile } from './site.ts'

const FIVE_HUNDRED_MINOR = 50_000
const CZECH_LIMITS = 10
const GAME = 'Ovocný kolotoč'
const KEY = 'OvocnyKolotoc'

const choice = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const typed = (amountMinor: number) => String(amountMinor / 100).replace('.', ',')

/** Opens the form of a limit, enters an amount, and waits for the preview of the platform. */
async function input(page: Page, name: string, amountMinor: number, answer: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Změnit: ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Změnit limit' })
  await dialog.getByRole('radio', { name: 'Nastavit hodnotu' }).check()
  await dialog.getByLabel('Částka').fill(typed(amountMinor))
  await expect(dialog.getByText(answer)).toBeVisible()
}

test('a new player plays for money only after choosing every limit', async ({ page }) => {
  await becomePlayerWithoutLimits(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await enter(page, `/cs?q=${encodeURIComponent(GAME)}`)
  await tile(page, GAME).click()
  await page.waitForURL(/\/cs\/account\/limits\?return=/)
  await expect(page.getByRole('heading', { name: 'Zvolte si limity' })).toBeVisible()

  await page.getByRole('button', { name: /^Vlastní hodnoty/ }).click()

  // Nothing is preselected, and nothing can be left out.
  await expect(page.getByRole('radio')).toHaveCount(2 * CZECH_LIMITS)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Uložit limity' }).click()
  await expect(page.getByRole('alert')).toHaveText(`Ještě není zvoleno vše. Zbývá: ${CZECH_LIMITS}.`)
  await expect(choice(page, 'Čas přihlášení za den').getByRole('radio').first()).toBeFocused()

  // By keyboard alone: the time is set, everything else is declined.
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2:30')
  await expect(page.getByText('To je 2\u00a0h\u00a030\u00a0min.')).toBeVisible()
  for (let chosen = 1; chosen < CZECH_LIMITS; chosen += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByText(`Zvoleno ${CZECH_LIMITS} z ${CZECH_LIMITS}`)).toBeVisible()
  await page.keyboard.press('Enter')

  // Continues to the requested page.
  await waitUntilPlayable(page)
  expect((await playOneRound(page)).mode).toBe('real')
  await enter(page, '/cs/account')
  await page.getByRole('link', { name: 'Moje limity' }).click()
  await expect(card(page, 'Čas přihlášení za den')).toContainText('z 2\u00a0h\u00a030\u00a0min')
  await expect(card(page, 'Sázky za měsíc')).toContainText('Bez omezení')
  const total = page.getByRole('region', { name: 'Přehled hraní' }).getByRole('row', { name: /^Celkem 1 / })
  await expect(total).toContainText(crowns(FIVE_HUNDRED_MINOR))
})

test('a tighter limit applies at once; a looser value waits, with the date, and can be withdrawn', async ({ page }) => {
  test.setTimeout(120_000)
  const person = await becomePlayer(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await openForMoney(page, KEY)
  const { stake } = await playOneRound(page)
  const limit = crowns(stake.amountMinor)

  // The limit equals today's stakes: no more stakes today.
  await enter(page, '/cs/account/limits')
  await input(page, 'Sázky za den', stake.amountMinor, 'Přísnější hodnota: platí hned po uložení.')
  const dialog = page.getByRole('dialog', { name: 'Změnit limit' })
  await expect(dialog.getByText('počet takových dnů: 1 z 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText('Sázky za den: nová hodnota platí od této chvíle.')).toBeVisible()
  await expect(card(page, 'Sázky za den')).toContainText(`${limit} z ${limit}`)
  await expect(page.getByText('Sázky za den: limit je vyčerpán')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Změnit: Sázky za den', exact: true })).toBeFocused()

  const before = await readBalance(page)
  await expectRefusedStake(page)
  expect(await readBalance(page)).toEqual(before)

  // A looser value applies seven calendar days later at the same time; until then the present one applies.
  await enter(page, '/cs/account/limits')
  const later = new Date()
  later.setDate(later.getDate() + 7)
  const day = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' }).format(later)
  await input(page, 'Sázky za den', FIVE_HUNDRED_MINOR, `Mírnější hodnota: začne platit ${day}`)
  await dialog.getByRole('button', { name: 'Požádat o změnu' }).click()
  await expect(card(page, 'Sázky za den')).toContainText(`Od ${day}`)
  await expect(card(page, 'Sázky za den')).toContainText(`bude platit: ${crowns(FIVE_HUNDRED_MINOR)}`)
  await expect(card(page, 'Sázky za den')).toContainText(`${limit} z ${limit}`)
  await expectRefusedStake(page)

  await enter(page, '/cs/account/limits')
  await page.getByRole('button', { name: 'Zrušit změnu: Sázky za den', exact: true }).click()
  await expect(page.getByText('změna je zrušena, dosavadní hodnota platí dál')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zrušit změnu: Sázky za den', exact: true })).toHaveCount(0)

  // Staff see the same, with the rule that refused the stakes.
  await forgetSignIn(page)
  await enterBackOffice(page)
  await openPlayer(page, person)
  await openTab(page, 'Limity')
  const stakes = page.getByRole('table', { name: 'Limity' }).getByRole('row').filter({ hasText: 'Sázky za den' })
  await expect(stakes).toContainText('vyčerpán')
  await expect(page.getByRole('table', { name: 'Odmítnutí podle pravidel' })).toContainText('CZ-06')
})

test('a player is warned from four fifths of a limit on', async ({ page }) => {
  await becomePlayer(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await openForMoney(page, KEY)
  const { stake } = await playOneRound(page)
  await enter(page, '/cs/account/limits')
  await input(page, 'Sázky za den', (stake.amountMinor * 5) / 4, 'Přísnější hodnota: platí hned po uložení.')
  await page.getByRole('button', { name: 'Uložit', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Blížíte se ke svým limitům' })).toHaveText(
    /Sázky za den: využito 80 %/,
  )
})

test('a reminder of time and result can be enabled for play, and the player continues or leaves', async ({ page }) => {
  await becomePlayer(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await enter(page, '/cs/account/limits')
  await page.getByRole('button', { name: 'Nastavit: Připomínka času hraní', exact: true }).click()
  const change = page.getByRole('dialog', { name: 'Změnit limit' })
  await change.getByRole('radio', { name: 'Nastavit hodnotu' }).check()
  await change.getByLabel('Doba v minutách').fill('0:05')
  await change.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText('Připomínka času hraní: nová hodnota platí od této chvíle.')).toBeVisible()

  await page.clock.install()
  const asked = page.waitForResponse((response) => response.url().endsWith(getReminder.path))
  await openByAddress(page, KEY, 'real')
  await waitUntilPlayable(page)
  await (await asked).finished()
  const reminder = page.getByRole('dialog', { name: 'Připomínka času hraní' })
  await expect(reminder).toHaveCount(0)
  await page.clock.fastForward('05:00')
  await expect(reminder).toContainText(/Přihlášeni jste 0:05:\d\d\. Čistý výsledek od přihlášení: .*0.*Kč\./)

  // A key continues; it does not stake.
  await expect(reminder.getByRole('button', { name: 'Hrát dál' })).toBeFocused()
  const before = await readBalance(page)
  const askedAgain = page.waitForResponse((response) => response.url().endsWith(getReminder.path))
  await page.keyboard.press('Enter')
  await expect(reminder).toHaveCount(0)
  expect(await readBalance(page)).toEqual(before)
  await (await askedAgain).finished()
  await page.clock.fastForward('05:00')
  await reminder.getByRole('link', { name: 'Zpět do lobby' }).click()
  await page.waitForURL((url) => url.href.startsWith(addresses().player))
})

/** A stake in the game is refused by the limit of stakes. */
async function expectRefusedStake(page: Page): Promise<void> {
  await openByAddress(page, KEY, 'real')
  await skipToEnd(page)
  const answered = page.waitForResponse((response) => response.url().endsWith(playRound.path))
  await page.keyboard.press(' ')
  const answer = (await (await answered).json()) as { code?: string }
  expect(answer.code).toBe('ERR_STAKE_LIMIT_REACHED')
}

test('the summary of a month has the figures of the statement and of the list of rounds, and a round leads to its proof', async ({
  page,
}) => {
  await becomePlayer(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await playBeside(
    page,
    KEY,
    Array.from({ length: 6 }, () => ({ stakeMinor: 200 })),
  )
  const linesOf = async (file: string) => {
    const text = await (await page.request.get(`${addresses().player}/cs/account/${file}`)).text()
    return text
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(';'))
  }
  const minor = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague' }).format())
  const rounds = await linesOf(`rounds.csv?from=${today}&to=${today}`)
  expect(rounds).toHaveLength(6)
  const staked = sum(rounds.map(([, , stake]) => minor(stake)))
  const result = sum(rounds.map(([, , , win]) => minor(win))) - staked
  expect(staked).toBe(6 * 200)
  const moved = await linesOf(`statement.csv?from=${today}&to=${today}`)
  expect(sum(moved.map(([, , , , amount]) => minor(amount)))).toBe(FIVE_HUNDRED_MINOR + result)
  expect((await readBalance(page)).amountMinor).toBe(FIVE_HUNDRED_MINOR + result)

  await enter(page, '/cs/account/limits')
  const month = page.getByRole('region', { name: limits.month.title })
  const figure = (name: string) => month.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
  await expect(figure(limits.month.deposited)).toContainText(crowns(FIVE_HUNDRED_MINOR))
  await expect(figure(limits.month.withdrawn)).toContainText(crowns(0))
  await expect(figure(limits.month.staked)).toContainText(crowns(staked))
  await expect(figure(limits.month.result)).toContainText(crowns(result))

  await enter(page, '/cs/account')
  const played = page.getByRole('region', { name: account.rounds })
  await expect(played.getByRole('listitem')).toHaveCount(6)
  const proof = played.getByRole('link', { name: account.verify, exact: true }).first()
  await expect(proof).toHaveAccessibleDescription(new RegExp(GAME))
  expect(rounds[0]?.at(-1)).toBe(await proof.getAttribute('href'))
})
