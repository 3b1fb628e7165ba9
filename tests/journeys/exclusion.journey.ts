import { expect, test, type Page } from '@playwright/test'
import { messages } from '#apps/player/src/messages/index.ts'
import withdrawTexts from '#apps/player/src/messages/cs/withdraw.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import { demoColleagues } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, openPlayer, openTab, signAsSecond } from './back-office.ts'
import { openForMoney, playOneRound, spinButton } from './game.ts'
import { becomePlayer, payIn, signInByCall } from './people.ts'
import { enter, forgetSignIn, newEmail, signIn } from './site.ts'

const depositTexts = messages.cs.deposit
const { shell } = messages.cs

const FIVE_HUNDRED_MINOR = 50_000
const GAME = 'OvocnyKolotoc'
/**
 * From the press on one device to the effect on the other. The platform itself needs less than a second
 * (exclusion.calls.test); two browsers on a busy machine get more time.
 */
const HEARD_MS = 2_500
const [, risk] = demoColleagues
const RECEIPT = /Číslo potvrzení [2-9A-Z]{4}-[2-9A-Z]{4}/

const stopped = (page: Page) => page.getByRole('region', { name: 'Teď nehrajete' })
const stop = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Stop', exact: true })
const receiptOf = async (page: Page) => RECEIPT.exec(await stopped(page).innerText())?.[0]

/** Launches a game for money by a call; returns the refusal. */
async function refusalOfLaunch(page: Page): Promise<string | undefined> {
  const origin = addresses().player
  const data = { gameKey: GAME, mode: 'real' }
  const answer = await page.request.post(origin + launch.path, { data, headers: { origin } })
  return ((await answer.json()) as { code?: string }).code
}

test('a panic stop on one device ends the game on the other, with one press and one receipt', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const person = await becomePlayer(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await openForMoney(page, GAME)
  expect((await playOneRound(page)).mode).toBe('real')

  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await signInByCall(phone, person)
  await enter(phone, '/cs')
  await expect(stop(phone)).toBeVisible()
  const way = page.getByRole('link', { name: 'Pauza a vyloučení' })
  const heard = way.waitFor().then(() => Date.now())
  const sent = phone.waitForRequest((request) => request.url().endsWith(pressPanic.path)).then(() => Date.now())
  await stop(phone).click()
  expect((await heard) - (await sent)).toBeLessThan(HEARD_MS)
  await expect(spinButton(page)).toBeHidden()

  await phone.waitForURL(/\/cs\/account\/exclusion/)
  await expect(stopped(phone).getByRole('heading', { name: 'Hra je zastavena' })).toBeVisible()
  await expect(stopped(phone)).toContainText('Pravidlo CZ-19')
  const timer = stopped(phone).getByRole('timer')
  await expect(timer).toHaveText(/^Zbývá 4[78]:\d\d:\d\d$/)
  const before = await timer.innerText()
  await expect(timer).not.toHaveText(before)

  // The other device shows the same receipt, also after a reload, and no game can be opened.
  await way.click()
  await expect(stopped(page)).toContainText((await receiptOf(phone)) ?? 'a receipt')
  await page.reload()
  await expect(stopped(page)).toContainText((await receiptOf(phone)) ?? 'a receipt')
  expect(await refusalOfLaunch(page)).toBe('ERR_PANIC_STOP')
  await elsewhere.close()

  // Sign-in and the account remain available.
  await forgetSignIn(page)
  await signIn(page, person)
  expect(await refusalOfLaunch(page)).toBe('ERR_PANIC_STOP')
})

test('the stop button in a game also needs one press', async ({ page }) => {
  await becomePlayer(page)
  await payIn(page, FIVE_HUNDRED_MINOR)
  await enter(page, '/cs')
  const about = page.getByRole('contentinfo').getByRole('navigation', { name: shell.aboutMenu })
  const promoting = ['bonuses', 'jackpots', 'vip', 'challenges'] as const
  for (const one of promoting)
    await expect(about.getByRole('link', { name: shell.pages[one], exact: true })).toHaveCount(1)
  await openForMoney(page, GAME)
  await page.getByRole('link', { name: /^Stop/ }).click()
  await page.waitForURL(/\/cs\/account\/exclusion/)
  await expect(stopped(page).getByRole('heading', { name: 'Hra je zastavena' })).toBeVisible()

  // From now on they are led to nothing that promotes; what binds and what helps stays.
  await enter(page, '/cs')
  for (const one of ['terms', 'responsibleGaming'] as const)
    await expect(about.getByRole('link', { name: shell.pages[one], exact: true })).toHaveCount(1)
  for (const one of promoting)
    await expect(about.getByRole('link', { name: shell.pages[one], exact: true })).toHaveCount(0)
})

test('a player excludes themselves; staff see it and cannot undo it', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const person = await becomePlayer(page)
  await enter(page, '/cs/account')
  await page.getByRole('link', { name: 'Pauza a vyloučení' }).click()
  const form = page.getByRole('region', { name: 'Vyloučit se ze hry' })

  // Nothing is preselected, and nothing happens without a choice and a confirmation.
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await form.getByRole('button', { name: 'Vyloučit se' }).click()
  await expect(form.getByRole('alert')).toHaveText('Zvolte dobu a potvrďte, že rozumíte.')
  await form.getByRole('radio', { name: '12 měsíců' }).check()
  await form.getByRole('button', { name: 'Vyloučit se' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('checkbox', { name: 'Rozumím, že to nejde vzít zpět' }).check()
  await form.getByRole('button', { name: 'Vyloučit se' }).click()

  await expect(stopped(page).getByRole('heading', { name: 'Vyloučili jste se ze hry' })).toBeVisible()
  const year = new Date()
  year.setFullYear(year.getFullYear() + 1)
  const until = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' }).format(year)
  await expect(stopped(page)).toContainText(`Do ${until}`)
  await expect(stopped(page)).toContainText(RECEIPT)
  expect(await refusalOfLaunch(page)).toBe('ERR_SELF_EXCLUDED')
  await enter(page, '/cs/deposit')
  // No form, but the reason, the end, and what remains available.
  const reason = page.getByRole('region', { name: depositTexts.stopped.title })
  await expect(reason).toContainText(until)
  await expect(page.locator('#content form')).toHaveCount(0)
  await reason.getByRole('link', { name: depositTexts.stopped.withdraw }).click()
  await page.waitForURL(/\/cs\/withdraw/)
  await expect(page.getByRole('heading', { level: 1, name: withdrawTexts.title })).toBeVisible()

  await forgetSignIn(page)
  await enterBackOffice(page)
  await openPlayer(page, person)
  await openTab(page, 'Vyloučení')
  const row = page.getByRole('table', { name: 'Vyloučení' }).getByRole('row').filter({ hasText: 'Sebevyloučení' })
  await expect(row).toContainText('platí')
  await expect(row).toContainText('obsluha neukončuje')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Odpovědi registrů' })).toContainText('není zapsán')

  // An exclusion by staff is created, and ended by two people, each with a reason.
  const explanation = 'Hráč o to požádal telefonicky, číslo hovoru 1234.'
  await page.getByRole('button', { name: 'Vyloučit ze hry' }).click()
  const adding = page.getByRole('dialog', { name: `Vyloučit hráče ${person.playerId} ze hry` })
  await adding.getByRole('textbox').fill(explanation)
  await adding.getByRole('button', { name: /^Vyloučit/ }).click()
  const measure = page
    .getByRole('table', { name: 'Vyloučení' })
    .getByRole('row')
    .filter({ hasText: 'Opatření obsluhy' })
  await expect(measure).toContainText('platí')
  await measure.getByRole('button', { name: 'Ukončit' }).click()
  const ending = page.getByRole('dialog', { name: `Ukončit vyloučení hráče ${person.playerId}` })
  await ending.getByRole('textbox').fill(explanation)
  await ending.getByRole('button', { name: /^Ukončit vyloučení/ }).click()
  // Creating one takes one person, ending it two.
  await expect(ending).toContainText('čeká na druhou osobu')
  await page.keyboard.press('Escape')
  await expect(measure).toContainText('platí')
  const second = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  await signAsSecond(await second.newPage(), /Ukončení vyloučení/, explanation, risk)
  await second.close()
  await page.reload()
  await openTab(page, 'Vyloučení')
  await expect(measure).toContainText('ukončila obsluha')
})

test('a person in the state’s register gets no account, and nobody does while the register does not respond', async ({
  page,
}) => {
  const register = async (surname: string) => {
    const origin = addresses().player
    const data = {
      email: newEmail(),
      password: 'lampa kosatec mlyn',
      firstName: 'Iva',
      surname,
      birthDate: '1979-11-03',
      language: 'cs',
      consentTermsVersion: '2026-11',
    }
    const answer = await page.request.post(origin + create.path, { data, headers: { origin } })
    return ((await answer.json()) as { code?: string }).code
  }
  expect(await register('Vyloučená')).toBe('ERR_EXCLUDED')
  expect(await register('Nejasná')).toBe('ERR_EXCLUDED')
  expect(await register('Porouchaný')).toBe('ERR_EXCLUDED')
  expect(await register('Mlčící')).toBe('ERR_EXCLUDED')
  expect(await register('Veselá')).toBeUndefined()
})
