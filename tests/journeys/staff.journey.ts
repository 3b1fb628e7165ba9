import { expect, test } from '@playwright/test'
import { demoSupport } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, heading, openPlayer, openTab, signInAsStaff } from './back-office.ts'
import { openForMoney, playOneRound } from './game.ts'
import { becomePlayer, becomePlayerWithoutLimits, payIn } from './people.ts'
import { balanceLink, enter, signIn } from './site.ts'

const FIVE_HUNDRED_MINOR = 50_000
const EXPLANATION = 'Cesta prohlížeče: dvě relace z různých zemí během minuty.'

test('staff find the player, see the round with its replay and entries, lock and unlock, and everything is audited', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await openForMoney(page, 'OvocnyKolotoc')
  const round = await playOneRound(page)

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk)
  await openPlayer(desk, player)
  // Personal data is covered until a purpose is given.
  await expect(desk.getByText(player.email)).toHaveCount(0)

  await openTab(desk, 'Pohyby účtu')
  const entries = desk.getByRole('table', { name: 'Pohyby účtu' })
  await expect(entries.getByRole('row').filter({ hasText: round.roundId })).not.toHaveCount(0)
  await expect(entries.getByRole('row').filter({ hasText: 'Vklad' })).toHaveCount(1)
  await openTab(desk, 'Vklady')
  await expect(
    desk.getByRole('table', { name: 'Vklady' }).getByRole('row').filter({ hasText: 'Připsána' }),
  ).toHaveCount(1)

  await openTab(desk, 'Kola')
  await desk.getByRole('table', { name: 'Kola' }).getByRole('row').nth(1).getByRole('button').click()
  const pane = desk.getByRole('complementary', { name: 'Kolo hry' })
  await expect(pane).toContainText(round.roundId)
  await expect(pane.getByText('Přepočet souhlasí')).toBeVisible()
  await expect(pane.getByRole('table', { name: 'Symboly, které se platily' }).first()).toBeVisible()
  await expect(
    pane.getByRole('region', { name: 'Pohyby účtu' }).getByRole('row').filter({ hasText: round.roundId }),
  ).not.toHaveCount(0)

  await desk.getByRole('button', { name: 'Zamknout' }).click()
  const question = desk.getByRole('dialog', { name: new RegExp(`^Zamknout účet .*${player.playerId}$`) })
  const commit = question.getByRole('button', { name: /^Zamknout účet/ })
  // Without an explanation nothing is executed.
  await question.getByLabel('Vysvětlení pro audit').press('Control+Enter')
  await expect(question.getByText(/Napište aspoň 20 znaků/)).toBeVisible()
  await question.getByLabel('Důvod').selectOption({ label: 'Přání hráče' })
  await question.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await commit.click()
  await expect(question).toBeHidden()
  await expect(desk.getByText('Zamčený', { exact: true })).toBeVisible()

  // The player's session has ended, a stake is refused, and so is a new sign-in, with the reason.
  await page.keyboard.press(' ')
  await expect(page.getByRole('alert')).toBeVisible()
  await enter(page, '/cs')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Přihlásit' })).toBeVisible()
  await enter(page, '/cs/login')
  await page.getByLabel('E-mail').fill(player.email)
  await page.getByLabel('Heslo', { exact: true }).fill(player.password)
  await page.getByRole('button', { name: 'Přihlásit', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/zamčen|uzamčen|zablokov/i)

  await desk.getByRole('button', { name: 'Odemknout' }).click()
  const back = desk.getByRole('dialog', { name: new RegExp(`^Odemknout účet .*${player.playerId}$`) })
  await back.getByLabel('Vysvětlení pro audit').fill('Cesta prohlížeče: hráč doložil cestu letadlem.')
  await desk.keyboard.press('Control+Enter')
  await expect(back).toBeHidden()
  await signIn(page, player)
  await expect(balanceLink(page)).toBeVisible()

  await desk.goto(`${addresses().backoffice}/audit?looks=too&player=${player.playerId}`)
  const audit = desk.getByRole('table', { name: 'Audit' })
  const lines = (what: string) => audit.getByRole('row').filter({ hasText: what })
  await expect(lines('Zamčení hráče')).toHaveCount(1)
  await expect(lines('Zamčení hráče')).toContainText(EXPLANATION)
  await expect(lines('Zamčení hráče')).toContainText('Iveta Správcová')
  await expect(lines('Odemčení hráče')).toHaveCount(1)
  await expect(lines('Přehrání kola')).not.toHaveCount(0)
  await expect(lines('Otevření hráče')).not.toHaveCount(0)
  await office.close()
})

test('personal data is uncovered for a purpose, covered again, and the access is audited', async ({
  page,
  browser,
}) => {
  const player = await becomePlayer(page)
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk)
  await openPlayer(desk, player)
  await desk.getByRole('button', { name: 'Odkrýt' }).click()
  const question = desk.getByRole('dialog', { name: new RegExp(`^Odkrýt osobní údaje .*${player.playerId}$`) })
  await question.getByRole('textbox').fill('Volá na linku podpory')
  await question.getByRole('button', { name: /^Odkrýt údaje/ }).click()
  await expect(desk.getByText(player.email)).toBeVisible()
  await desk.getByRole('button', { name: 'Zakrýt' }).click()
  await expect(desk.getByText(player.email)).toHaveCount(0)
  await desk.goto(`${addresses().backoffice}/audit?looks=too&player=${player.playerId}`)
  await expect(
    desk.getByRole('table', { name: 'Audit' }).getByRole('row').filter({ hasText: 'Odkrytí osobních údajů' }),
  ).toContainText('Volá na linku podpory')
  await office.close()
})

test('the palette opens a player and a screen by keys alone', async ({ page, browser }) => {
  const player = await becomePlayer(page)
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk)
  await desk.keyboard.press('Control+k')
  await desk
    .getByRole('combobox', { name: 'Hráč, platba, telefon, účet, obrazovka nebo příkaz' })
    .fill(String(player.playerId))
  await expect(desk.getByRole('option', { name: new RegExp(`^Hráč ${player.playerId} `) })).toBeVisible()
  // Tab leaves the input: a button beside it filters by the group of the selected result, and returns the focus.
  await desk.keyboard.press('Tab')
  await expect(desk.getByRole('button', { name: 'Jen Hráči' })).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(/^Jen Hráči, výsledků: \d+$/)).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(heading(desk, `Hráč ${player.playerId}`)).toBeVisible()
  // The search text is personal data: it is not in the URL.
  expect(desk.url()).toBe(`${addresses().backoffice}/players/${player.playerId}`)
  await desk.keyboard.press('g')
  await desk.keyboard.press('a')
  await expect(heading(desk, 'Audit')).toBeVisible()
  await office.close()
})

test('obstacles of a player are shown, and a payment is found by the number that the player reads out', async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000)
  const newcomer = await becomePlayerWithoutLimits(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, `/players/${newcomer.playerId}`)
  const strip = desk.getByRole('list', { name: 'Co hráč teď smí' })
  await expect(strip.getByRole('listitem')).toHaveCount(6)
  await expect(strip.getByRole('listitem').filter({ hasText: 'Sázka' })).toContainText('Limity nejsou zvolené')
  await expect(strip.getByRole('listitem').filter({ hasText: 'Výplata' })).toContainText('Totožnost není ověřená')
  // The player's own page shows the same.
  await enter(page, '/cs/account/requirements')
  await expect(page.getByRole('listitem').filter({ hasText: 'Hrát o peníze' })).toContainText('Zatím ne')

  // From the entry to its payment, and from the number to the same page.
  await openTab(desk, 'Pohyby účtu')
  const link = desk.getByRole('link', { name: /^Otevřít platbu \d{10}$/ })
  const number = (await link.innerText()).trim()
  await link.click()
  await expect(heading(desk, `Vklad ${number}`)).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Co se s ní dělo' })).toContainText('Připsána')
  await desk.keyboard.press('Control+k')
  await desk.getByRole('combobox', { name: /^Hráč, platba/ }).fill(number)
  await expect(desk.getByRole('option', { name: new RegExp(`^Vklad ${number}`) })).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(`${addresses().backoffice}/payments/${number}`)
  await office.close()
})

test('support sees a player but may not lock one', async ({ page, browser }) => {
  test.setTimeout(60_000)
  const player = await becomePlayer(page)
  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await signInAsStaff(desk, demoSupport)
  await openPlayer(desk, player)
  const lock = desk.getByRole('button', { name: /^Zamknout/ })
  await expect(lock).toHaveAttribute('aria-disabled', 'true')
  await expect(lock).toContainText('jen role')
  await office.close()
})

test('a player’s session gives no access to the back office', async ({ page }) => {
  await becomePlayer(page)
  await page.goto(`${addresses().backoffice}/players`)
  await expect(heading(page, 'Přihlášení zaměstnance')).toBeVisible()
})
