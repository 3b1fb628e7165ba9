import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { tournamentsCs } from '#apps/backoffice/src/texts/tournaments/cs.ts'
import texts from '#apps/player/src/messages/sk/tournaments.ts'
import type { ReplyOf } from '#contract/call.ts'
import { updateLimits } from '#contract/capi-v1.1/player-limits.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import { openSession, playRound } from '#contract/play-v1/play.ts'
import { formatMoney } from '#money'
import { demoGames, demoTournament } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, signAsSecond } from './back-office.ts'
import { enter, readBalance } from './site.ts'
import { openDesk } from './staff-calls.ts'

const GAME = { key: 'OvocnyKolotoc', name: 'Ovocný kolotoč' }
const PROSE = 'Skóre sa počíta z pomeru výhry a stávky'
const STAKE_MINOR = 20
const PRIZE_MINOR = 700
const EXPLANATION = 'Cesta prohlížeče: turnaj po dohodě s vedením.'
const euros = (amountMinor: number) => formatMoney({ amountMinor, currency: 'EUR' }, 'sk')
const cs = tournamentsCs

/**
 * From creation to the prize: staff create it and plan a round, a player enters, plays and wins, two people publish.
 */
export async function winTournament(page: Page, browser: Browser): Promise<void> {
  const name = `Cesta ${crypto.randomUUID().slice(0, 8)}`
  const desk = await openDesk(browser)
  await writeTournament(desk, name)
  await planRound(desk, name)

  await enter(page, '/sk/tournaments')
  // The page of text that staff write.
  await expect(page.getByText(PROSE)).toBeVisible()
  // The demonstration's tournament runs from the first day.
  await expect(page.getByRole('heading', { level: 2, name: demoTournament.name })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByLabel(texts.name).fill('Klenotník')
  await page.getByRole('button', { name: texts.register }).click()
  await expect(page.getByText(texts.in)).toBeVisible()

  // The page receives the beginning of the round, and every change of a place, by push.
  await expect(page.getByRole('listitem').filter({ hasText: texts.steps.running })).toHaveAttribute(
    'aria-current',
    'step',
    {
      timeout: 90_000,
    },
  )
  await playUntilWon(page)
  const own = page.getByRole('region', { name: texts.board }).getByRole('listitem').filter({ hasText: 'Klenotník' })
  await expect(own).toContainText('×')
  await expect(own).toContainText(euros(PRIZE_MINOR))
  await expect(own).toHaveClass('is-own')

  await publish(desk, name, browser)
  const before = await readBalance(page)
  await expect(page.getByText(texts.given.paid)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: texts.finalBoard })).toBeVisible()
  expect((await readBalance(page)).amountMinor).toBe(before.amountMinor)
  await enter(page, '/sk/account')
  await expect(page.getByText('Cena v turnaji').first()).toBeVisible()
  await desk.context().close()
}

/** A player who lowers a limit is left alone: they see the tournaments that they have entered, and no others. */
export async function seeOnlyOwnTournaments(page: Page): Promise<void> {
  const { player } = addresses()
  await enter(page, '/sk/tournaments')
  const others = page.getByRole('heading', { level: 2, name: demoTournament.name })
  await expect(others).toBeVisible()
  const linkToOther = others.locator('xpath=..').getByRole('link', { name: texts.showBoard })
  const addressOfOther = (await linkToOther.getAttribute('href')) ?? ''
  const changes = [{ kind: 'LossMonthCasinoLimit', value: { amountMinor: 900_000, currency: 'EUR' } }]
  const answer = await page.request.post(player + updateLimits.path, { data: { changes }, headers: { origin: player } })
  expect(answer.ok()).toBe(true)
  await page.reload()
  await expect(page.getByText(texts.leftAlone)).toBeVisible()
  await expect(others).toBeHidden()
  await expect(page.getByText(PROSE)).toBeHidden()
  await expect(page.getByRole('heading', { name: texts.over })).toBeVisible()
  expect((await page.goto(player + addressOfOther))?.status()).toBe(404)
  await enter(page, '/sk/tournaments')
  await page.getByRole('link', { name: /Cesta/ }).click()
  await expect(page.getByRole('heading', { name: texts.finalBoard })).toBeVisible()
}

async function writeTournament(desk: Page, name: string): Promise<void> {
  await enterBackOffice(desk, '/tournaments?view=tournaments')
  await desk.getByRole('button', { name: cs['tournaments.create'] }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel(cs['tournaments.name'], { exact: true }).fill(name)
  await form.getByLabel(cs['tournaments.amount'].replace('{currency}', 'EUR')).fill('7')
  await form.getByLabel('Najít hru').fill(GAME.name)
  await form.getByRole('checkbox', { name: GAME.name }).check()
  await confirm(form, cs['tournaments.createTitle'])
  await expect(rowOf(desk, cs['tournaments.view.tournaments'], name)).toContainText(
    cs['tournaments.scoring.largest-win'],
  )
}

/** A round that can be entered at once, begins soon, and ends soon after. */
async function planRound(desk: Page, name: string): Promise<void> {
  await rowOf(desk, cs['tournaments.view.tournaments'], name)
    .getByRole('button', { name: cs['tournaments.plan'] })
    .click()
  const form = desk.getByRole('dialog')
  const times = { opensAt: -60, startsAt: 45, registersUntil: 100, endsAt: 100 } as const
  for (const [field, seconds] of Object.entries(times) as [keyof typeof times, number][])
    await form.getByLabel(cs[`tournaments.${field}`], { exact: true }).fill(await localTime(desk, seconds))
  await confirm(form, cs['tournaments.plan'])
}

/** The time in some seconds, formatted for the input. */
const localTime = (desk: Page, seconds: number): Promise<string> =>
  desk.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead * 1000)
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
  }, seconds)

/** Plays rounds in the background, by the calls of a game's page, until one has won. */
async function playUntilWon(page: Page): Promise<void> {
  const { player, games } = addresses()
  const launched = await page.request.post(player + launch.path, {
    data: { gameKey: GAME.key, mode: 'real' },
    headers: { origin: player },
  })
  const token = new URL(((await launched.json()) as ReplyOf<typeof launch>).launchUrl).searchParams.get('token') ?? ''
  const opened = await page.request.post(games + openSession.path, { data: { token, gameKey: GAME.key } })
  const { gameToken } = (await opened.json()) as ReplyOf<typeof openSession>
  await expect(async () => {
    const answer = await page.request.post(games + playRound.path, {
      data: { roundId: crypto.randomUUID(), stakeMinor: STAKE_MINOR },
      headers: { authorization: `Bearer ${gameToken}` },
    })
    const { round } = (await answer.json()) as ReplyOf<typeof playRound>
    expect(round.win.amountMinor).toBeGreaterThan(0)
  }).toPass({ timeout: 45_000, intervals: [500] })
}

/** Once the round is counted completely, one person requests the publication, and another one approves. */
async function publish(desk: Page, name: string, browser: Browser): Promise<void> {
  await desk.goto(`${addresses().backoffice}/tournaments`)
  await desk.getByRole('button', { name: new RegExp(name) }).click()
  const button = desk.getByRole('button', { name: cs['tournaments.publish'] })
  await expect(button).toBeVisible({ timeout: 180_000 })
  await button.click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await form.getByRole('button', { name: new RegExp(`^${cs['tournaments.publish']}`) }).click()
  await expect(desk.getByText('Žádost je zapsaná a čeká na druhou osobu')).toBeVisible()
  const second = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  await signAsSecond(await second.newPage(), new RegExp(name), EXPLANATION, demoGames)
  await second.close()
}

const rowOf = (desk: Page, table: string, name: string): Locator =>
  desk.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name })

async function confirm(question: Locator, button: string): Promise<void> {
  await question.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await question.getByRole('button', { name: new RegExp(`^${button}`) }).click()
  await expect(question).toBeHidden()
}
