import { expect, test, type Page } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { getCrashProof, placeCrashBet } from '#contract/play-v1/crash.ts'
import { decideRound, playRound, roundShown } from '#contract/play-v1/play.ts'
import { crashTexts } from '#apps/games-host/texts/crash/index.ts'
import { texts } from '#apps/games-host/texts/index.ts'
import { texts as rouletteTexts } from '#games/engines/roulette/description/texts.ts'
import { addresses } from './addresses.ts'
import { figure, openByAddress, type Round } from './game.ts'
import { becomePlayer, payIn } from './people.ts'
import { crowns, readBalance, withMotion } from './site.ts'

const PAID_IN_MINOR = 50_000
const { cs } = texts
/** A text up to the first value that is filled in. */
const beginningOf = (text: string): string => text.split('{')[0] ?? text

/** The voice of the game; a slider beside it has one of its own. */
const said = (page: Page) => page.locator('#said')

/** Somebody with money at a game with bets. */
async function sitDown(page: Page, gameKey: string): Promise<void> {
  await becomePlayer(page)
  await payIn(page, PAID_IN_MINOR)
  await openByAddress(page, gameKey, 'real')
}

/** The large button may be pressed, for a new round or for a decision. */
async function waitFor(page: Page, state: 'ready' | 'deciding'): Promise<void> {
  await expect(page.locator('#spin')).toHaveAttribute('data-state', state)
}

/** Does something that is answered by a round; gives the round as the platform told it. */
async function roundAfter(page: Page, path: string, act: () => Promise<void>): Promise<Round> {
  const answered = page.waitForResponse((response) => response.url().endsWith(path))
  await act()
  const answer = await answered
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as ReplyOf<typeof playRound>).round
}

/** The screen and the books say the same of a round that is over. */
async function expectSettled(page: Page, round: Round): Promise<void> {
  const { win, stake, balanceAfter } = round
  const told = win.amountMinor > 0 ? `výhra ${crowns(win.amountMinor)}` : 'bez výhry'
  await expect(said(page)).toContainText(`Sázka ${crowns(stake.amountMinor)}, ${told}`)
  await expect(figure(page, 'Zůstatek')).toHaveText(crowns(balanceAfter.amountMinor))
  expect((await readBalance(page)).amountMinor).toBe(balanceAfter.amountMinor)
}

test('roulette: chips for money; a page that is left while the ball runs shows the round at the return, once', async ({
  page,
}) => {
  await withMotion(page)
  await sitDown(page, 'OrlojovaRuleta')
  await waitFor(page, 'ready')
  await page.locator('.spot').nth(7).click()
  const round = await roundAfter(page, playRound.path, () => page.locator('#spin').click())
  expect(round).toMatchObject({ mode: 'real', bet: { isOpen: false } })
  const toldAsShown = page.waitForResponse((response) => response.url().endsWith(roundShown.path))
  await page.reload()
  await expect(page.getByText(cs.interrupted)).toBeVisible()
  await waitFor(page, 'ready')
  await expectSettled(page, round)
  await toldAsShown
  await page.reload()
  await waitFor(page, 'ready')
  await expect(said(page)).toContainText('Zůstatek')
  // Nothing of the visit is forgotten: neither what fell, nor what lay on the table, nor the way to the proof.
  await expect(page.getByText(rouletteTexts.cs.stats.replace('{count}', '1'))).toBeVisible()
  await page.getByRole('button', { name: rouletteTexts.cs.repeat, exact: true }).click()
  await expect(page.locator('.spot').nth(7)).toHaveAttribute('aria-label', /Kč/)
  await page.locator('#open-history').click()
  await expect(page.locator(`a[href*="${round.roundId}"]`)).toBeVisible()
})

type Stepwise = {
  readonly key: string
  /** What a player presses to begin, where it is not the large button. */
  readonly begin?: (page: Page) => Promise<void>
}

const stepwise: readonly Stepwise[] = [
  { key: 'KluciALepsi' },
  { key: 'OkoBere' },
  { key: 'HoubyAMuchomurky', begin: (page) => page.locator('#overlay button').first().click() },
]

for (const { key, begin } of stepwise)
  test(`${key}: a round for money waits for its player through a reload, and is decided once`, async ({ page }) => {
    await withMotion(page)
    await sitDown(page, key)
    let round: Round | undefined
    // Some rounds are over with their opening: then the next one.
    while (!round?.bet?.isOpen) {
      await waitFor(page, 'ready')
      round = await roundAfter(page, playRound.path, () => begin?.(page) ?? page.locator('#spin').click())
    }
    const { roundId, stake } = round
    await page.reload()
    await expect(page.getByText(beginningOf(cs.openRound))).toBeVisible()
    await waitFor(page, 'deciding')
    let decided = round
    while (decided.bet?.isOpen) {
      // A hurried player touches what is being shown to its end, and then decides.
      await waitFor(page, 'deciding')
      const press =
        key === 'OkoBere'
          ? () => page.getByRole('button', { name: 'Dost' }).click()
          : () => page.locator('#spin').click()
      decided = await roundAfter(page, decideRound.path, press)
    }
    expect(decided.roundId).toBe(roundId)
    expect(decided.stake).toEqual(stake)
    await expectSettled(page, decided)
    // What was opened and told can be picked again: the next round begins on the same board.
    if (begin) await expect(page.locator('#overlay button').first()).toBeEnabled()
    await page.reload()
    await waitFor(page, 'ready')
    await expect(page.getByText(beginningOf(cs.openRound))).toBeHidden()
    expect((await readBalance(page)).amountMinor).toBe(decided.balanceAfter.amountMinor)
  })

/** One round in a million reaches a million times the stake, which takes this long; one in thirty takes a minute. */
const ROUND_MAX_MS = 240_000

/** A bet on a shared round as its proof tells it; nothing before the round is over. */
async function findEnded(page: Page, betId: string): Promise<ReplyOf<typeof getCrashProof>['bet']> {
  const answer = await page.request.get(`${addresses().games}${getCrashProof.path}?roundId=${betId}`)
  return answer.ok() ? ((await answer.json()) as ReplyOf<typeof getCrashProof>).bet : undefined
}

test('crash: a bet stands while its page is loaded anew, is paid by the rules, and can be verified', async ({
  page,
}) => {
  test.setTimeout(2 * ROUND_MAX_MS)
  await withMotion(page)
  await sitDown(page, 'BalonNadPrahou')
  const act = page.locator('#act-0')
  await expect(act).toBeEnabled()
  await page.locator('#auto-0').fill('1,01')
  const answered = page.waitForResponse((response) => response.url().endsWith(placeCrashBet.path))
  await act.click()
  const { bet } = (await (await answered).json()) as ReplyOf<typeof placeCrashBet>
  expect(bet).toMatchObject({ autoCashOut: 101, win: { amountMinor: 0 } })
  await page.reload()
  await expect(act).toBeEnabled()

  await expect.poll(() => findEnded(page, bet.betId), { timeout: ROUND_MAX_MS }).toBeDefined()
  const ended = await findEnded(page, bet.betId)
  expect(ended?.win.amountMinor).toBe(ended?.cashOut === null ? 0 : (bet.stake.amountMinor / 100) * 101)
  const left = PAID_IN_MINOR - bet.stake.amountMinor + (ended?.win.amountMinor ?? 0)
  expect((await readBalance(page)).amountMinor).toBe(left)
  await expect(page.locator('#balance')).toHaveText(crowns(left))

  await page.goto(`${addresses().games}/verify?lang=cs&roundId=${bet.betId}`)
  await expect(page.getByText(cs.verifyMatch)).toBeVisible()
  const paid = page.locator('dl > div').filter({ hasText: crashTexts.cs.paidRight })
  await expect(paid).toContainText(cs.yes)
})

test('crash: half of a bet is taken while the round runs, and the rest has its own end', async ({ page }) => {
  test.setTimeout(3 * ROUND_MAX_MS)
  await sitDown(page, 'CertovskyKotel')
  const [act, half, note] = [page.locator('#act-0'), page.locator('#half-0'), page.locator('#note-0')]
  const halfTaken = new RegExp(beginningOf(crashTexts.cs.halfTaken))
  // Who hears the page is told each step, one line after the other; the last lines stay.
  const { sayPlaced, waits, cashedAt, lostAt, restLostAt } = crashTexts.cs
  const oneOf = (...texts: string[]) => new RegExp(texts.map(beginningOf).join('|'))
  let betId = ''
  // A round may break before anything can be taken: then the next one.
  await expect(async () => {
    await expect(act).toHaveAttribute('data-kind', 'place', { timeout: 60_000 })
    const answered = page.waitForResponse((response) => response.url().endsWith(placeCrashBet.path))
    await act.click()
    const { bet } = (await (await answered).json()) as ReplyOf<typeof placeCrashBet>
    ;({ betId } = bet)
    await expect(said(page)).toContainText(oneOf(sayPlaced, waits))
    await expect(half).toBeVisible({ timeout: 40_000 })
    await half.click()
    await expect(note).toHaveText(halfTaken)
  }).toPass()
  await expect(said(page)).toContainText(halfTaken)
  await expect(half).toBeHidden()
  // The rest is taken by hand at once, or was lost meanwhile.
  if ((await act.getAttribute('data-kind')) === 'cash-out') await act.click()
  await expect.poll(() => findEnded(page, betId), { timeout: ROUND_MAX_MS }).toBeDefined()
  const ended = await findEnded(page, betId)
  expect(ended?.halfOut).toBeGreaterThan(100)
  await expect(said(page)).toContainText(oneOf(cashedAt, lostAt, restLostAt))
  const halfStake = (ended?.stake.amountMinor ?? 0) / 2
  const win = (halfStake * ((ended?.halfOut ?? 0) + (ended?.cashOut ?? 0))) / 100
  expect(ended?.win.amountMinor).toBe(win)
  await page.goto(`${addresses().games}/verify?lang=cs&roundId=${betId}`)
  await expect(page.getByText(cs.verifyMatch)).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: crashTexts.cs.halfOut })).toBeVisible()
})
