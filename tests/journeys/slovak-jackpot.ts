import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import jackpots from '#apps/player/src/messages/sk/jackpots.ts'
import lobby from '#apps/player/src/messages/sk/lobby.ts'
import { jackpotsCs } from '#apps/backoffice/src/texts/jackpots/cs.ts'
import type { ReplyOf } from '#contract/call.ts'
import { listJackpots } from '#contract/play-v1/jackpots.ts'
import { playRound } from '#contract/play-v1/play.ts'
import { formatMoney } from '#money'
import { demoGames, demoPool, demoStaff } from '#tools/start/demo.ts'
import { addresses } from './addresses.ts'
import { heading, signInAsStaff } from './back-office.ts'
import { enter } from './site.ts'

const GAME = { key: 'OvocnyKolotoc', name: 'Ovocný kolotoč' }
const WITHOUT = 'Drak z Krumlova'
/** The stake that contributes one cent to the pool. */
const STAKE_MINOR = 200
const EXPLANATION = 'Cesta prohlížeče: jackpot po dohodě s vedením.'
const euros = (amountMinor: number) => formatMoney({ amountMinor, currency: 'EUR' }, 'sk')

type Pool = ReplyOf<typeof listJackpots>['pools'][number]

export async function readPools(page: Page): Promise<readonly Pool[]> {
  const answer = await page.request.get(addresses().player + listJackpots.path)
  return ((await answer.json()) as ReplyOf<typeof listJackpots>).pools
}

/** The demonstration's pool: rounds take part in it a few seconds after the start has created it. */
async function readDemoPool(page: Page): Promise<Pool> {
  let pool: Pool | undefined
  await expect(async () => {
    pool = (await readPools(page)).find(({ name }) => name === demoPool.name)
    expect(pool).toBeDefined()
  }).toPass({ timeout: 30_000 })
  if (!pool) throw new Error('The demonstration has its jackpot.')
  return pool
}

const playLink = (page: Page, game: string) =>
  page.getByRole('link', { name: lobby.playGame.replace('{name}', game), exact: true })

/** A game's tile in the lobby, found by search. */
async function findTile(page: Page, game: string): Promise<Locator> {
  await enter(page, `/sk?q=${encodeURIComponent(game)}`)
  const tile = page.getByRole('listitem').filter({ has: playLink(page, game) })
  await expect(tile).toHaveCount(1)
  return tile
}

/** The pool is shown on the tiles of its games and no others, and on the page of jackpots with its odds. */
export async function seePool(page: Page): Promise<void> {
  const { level, gameKeys } = await readDemoPool(page)
  expect(gameKeys).toContain(GAME.key)
  await expect(await findTile(page, GAME.name)).toContainText(euros(level.amountMinor))
  await expect(await findTile(page, WITHOUT)).not.toContainText('€')
  await enter(page, '/sk/jackpots')
  await expect(page.getByRole('heading', { level: 1, name: jackpots.title })).toBeVisible()
  const card = page.getByRole('region', { name: demoPool.name })
  await expect(card).toContainText(euros(level.amountMinor))
  await expect(card).toContainText(euros(demoPool.oneInMinor))
  await expect(card.getByRole('listitem')).toHaveCount(demoPool.gameKeys.length)
}

/** Plays one round that contributes exactly one cent; tile and page show it once it is counted. */
export async function playForPool(page: Page): Promise<void> {
  const before = await readDemoPool(page)
  await findTile(page, GAME.name)
  await playLink(page, GAME.name).click()
  await page.waitForURL((url) => url.href.startsWith(addresses().games))
  await expect(page.getByRole('button', { name: 'Točiť', exact: true })).toHaveAttribute('aria-disabled', 'false')
  // The game shows the jackpot beside its reels.
  await expect(page.locator('#jackpot')).toContainText(euros(before.level.amountMinor))
  await expect(async () => {
    const shownMinor = Number((await page.locator('#stake').innerText()).replaceAll(/\D/g, ''))
    if (shownMinor !== STAKE_MINOR) await page.keyboard.press(shownMinor < STAKE_MINOR ? 'ArrowUp' : 'ArrowDown')
    await expect(page.locator('#stake')).toHaveText(euros(STAKE_MINOR), { timeout: 100 })
  }).toPass({ intervals: [50] })
  const answered = page.waitForResponse((response) => response.url().endsWith(playRound.path))
  await page.keyboard.press(' ')
  const { round } = (await (await answered).json()) as ReplyOf<typeof playRound>
  expect(round.stake.amountMinor).toBe(STAKE_MINOR)

  const grown = before.level.amountMinor + 1
  await expect.poll(async () => (await readDemoPool(page)).level.amountMinor).toBe(grown)
  await expect(async () => {
    await expect(await findTile(page, GAME.name)).toContainText(euros(grown), { timeout: 1_000 })
  }).toPass()
}

/** One member of staff proposes a jackpot, cannot approve it, and another one does; then players see it. */
export async function switchOnByTwo(page: Page, browser: Browser): Promise<void> {
  const name = `Cesta ${crypto.randomUUID().slice(0, 8)}`
  const proposer = await openDesk(browser, demoStaff)
  await proposer.getByRole('button', { name: jackpotsCs['jackpots.create'] }).click()
  const form = proposer.getByRole('dialog')
  await form.getByLabel(jackpotsCs['jackpots.name'], { exact: true }).fill(name)
  await form.getByLabel(jackpotsCs['jackpots.seed'].replace('{currency}', 'EUR')).fill('10')
  await form.getByLabel(jackpotsCs['jackpots.share']).fill('0,5')
  await form.getByLabel(jackpotsCs['jackpots.odds'].replace('{currency}', 'EUR')).fill('100000')
  await form.getByLabel(jackpotsCs['jackpots.find']).fill(WITHOUT)
  await form.getByRole('checkbox', { name: WITHOUT }).check()
  await confirm(form, jackpotsCs['jackpots.createTitle'])
  await expect(poolOn(proposer, name)).toContainText(jackpotsCs['jackpots.other'])
  await expect(poolOn(proposer, name).getByRole('button', { name: jackpotsCs['jackpots.do.approve'] })).toHaveCount(0)

  const approver = await openDesk(browser, demoGames)
  await poolOn(approver, name).getByRole('button', { name: jackpotsCs['jackpots.do.approve'] }).click()
  await confirm(approver.getByRole('dialog'), jackpotsCs['jackpots.do.approve'])
  await expect(poolOn(approver, name)).toContainText(jackpotsCs['jackpots.state.live'])
  await expect(async () => {
    await expect(await findTile(page, WITHOUT)).toContainText(euros(1_000), { timeout: 1_000 })
  }).toPass({ timeout: 40_000 })

  // One person is enough to disable it.
  await poolOn(approver, name).getByRole('button', { name: jackpotsCs['jackpots.do.stop'] }).click()
  await confirm(approver.getByRole('dialog'), jackpotsCs['jackpots.do.stop'])
  await expect(poolOn(approver, name)).toContainText(jackpotsCs['jackpots.state.stopped'])
  await expect.poll(async () => (await readPools(page)).map((pool) => pool.name)).not.toContain(name)
  for (const desk of [proposer, approver]) await desk.context().close()
}

type Staff = Parameters<typeof signInAsStaff>[1]

/** @param first the person's first screen after the sign-in */
async function openDesk(browser: Browser, staff: Staff): Promise<Page> {
  const desk = await (await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })).newPage()
  await signInAsStaff(desk, staff)
  await desk.goto(`${addresses().backoffice}/jackpots`)
  await expect(heading(desk, jackpotsCs['screen.jackpots'])).toBeVisible()
  return desk
}

const poolOn = (desk: Page, name: string): Locator =>
  desk.getByRole('table', { name: jackpotsCs['screen.jackpots'] }).getByRole('row').filter({ hasText: name })

async function confirm(question: Locator, button: string): Promise<void> {
  await question.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await question.getByRole('button', { name: new RegExp(`^${button}`) }).click()
  await expect(question).toBeHidden()
}
