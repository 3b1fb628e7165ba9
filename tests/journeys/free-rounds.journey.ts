import { expect, test, type Locator, type Page } from '@playwright/test'
import { texts as gameTexts } from '#apps/games-host/texts/index.ts'
import { writeMoney } from '#apps/backoffice/src/shell/write-money.ts'
import { freeRoundsCs as cs } from '#apps/backoffice/src/texts/free-rounds/cs.ts'
import { playerListsCs as lists } from '#apps/backoffice/src/texts/player-lists/cs.ts'
import bonuses from '#apps/player/src/messages/cs/bonuses.ts'
import texts from '#apps/player/src/messages/cs/freeRounds.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { enterBackOffice } from './back-office.ts'
import { playOneRound, waitUntilPlayable } from './game.ts'
import { becomePlayer, verifyAtBank } from './people.ts'
import { crowns, enter, readBalance } from './site.ts'
import { liveCampaign, openDesk, termsOf } from './staff-calls.ts'

const GAME = { key: 'OvocnyKolotoc', name: 'Ovocný kolotoč' }
const STAKE_MINOR = 1_000
const ROUNDS = 4
/** Less than most wins of a round. */
const CAP_MINOR = 300
/** A number without a player. */
const NOBODY = 999_999_999
const WHY = 'Cesta prohlížeče: kola pro vybrané hráče.'

type FreeGift = Extract<CampaignTerms['gift'], { kind: 'free-rounds' }>
const gift = (more: Pick<FreeGift, 'winTo' | 'winCapMinor'>): FreeGift => ({
  kind: 'free-rounds',
  gameKeys: [GAME.key, 'CertAKaca'],
  stakeMinor: STAKE_MINOR,
  rounds: ROUNDS,
  ...more,
})

/** Pasted players are checked first: refused ones with the reason; then the others get the rounds. */
async function giveList(desk: Page, name: string, playerId: number): Promise<void> {
  await enterBackOffice(desk, '/free-rounds')
  await desk.getByRole('link', { name }).click()
  await viewOf(desk, cs['freeRounds.view.lists']).click()
  await desk.getByRole('button', { name: lists['playerLists.giveList'] }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(lists['playerLists.playersOfList']).fill(`${playerId}\n${NOBODY}`)
  await dialog.getByRole('button', { name: lists['playerLists.check'].replace('{count}', '2') }).click()
  await expect(dialog.getByText('Dostalo by to 1 z 2.')).toBeVisible()
  await expect(dialog.getByText(`${lists['playerLists.why.unknown']}: 1`)).toBeVisible()
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await dialog.getByRole('button', { name: new RegExp(`^${lists['playerLists.giveListNow']} `) }).click()
  await expect(dialog).toBeHidden()
  const list = desk.getByRole('table', { name: lists['playerLists.view'] }).getByRole('row').nth(1)
  await expect(list).toContainText(lists['playerLists.list.done'])
  await expect(list).toContainText(`${lists['playerLists.why.unknown']}: 1`)
}

const viewOf = (desk: Page, name: string): Locator =>
  desk.getByRole('navigation', { name: cs['freeRounds.views'] }).getByRole('link', { name })

/** Accepts the offer for the first of its games. */
async function accept(page: Page): Promise<void> {
  await enter(page, '/cs/account/free-rounds')
  await page.getByRole('radio', { name: GAME.name }).check()
  await page.getByRole('button', { name: texts.accept.replace('{game}', GAME.name) }).click()
  await expect(page.getByText(texts.accepted)).toBeVisible()
}

/** Plays all rounds on the page of the game; returns their win. */
async function playAll(page: Page): Promise<number> {
  const left = page.locator('#free-rounds')
  let wonMinor = 0
  for (let played = 0; played < ROUNDS; played += 1) {
    await expect(left).toContainText(String(ROUNDS - played))
    const { stake, win } = await playOneRound(page)
    expect(stake.amountMinor).toBe(STAKE_MINOR)
    wonMinor += win.amountMinor
  }
  await expect(left).toBeHidden()
  // The result of the set stays on the screen; screen readers get the same text.
  await expect(page.locator('#notice')).toContainText(gameTexts.cs.freeRoundsOver)
  return wonMinor
}

/** The row of finished rounds on the player's page. */
const over = (page: Page): Locator => page.getByRole('region', { name: texts.over }).getByRole('listitem')

test('free rounds: a list is checked and given, the rounds are played in the game, and their win is cash', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const { playerId } = await becomePlayer(page)
  await verifyAtBank(page)
  const terms = termsOf({
    gift: gift({ winTo: 'cash', winCapMinor: null }),
    wagering: null,
    people: { kind: 'named', playerIds: [playerId] },
  })
  const desk = await openDesk(browser)
  await liveCampaign(desk, browser, terms)
  await giveList(desk, terms.name, playerId)

  await accept(page)
  await page.getByRole('link', { name: texts.play, exact: true }).click()
  await waitUntilPlayable(page)
  // Shown before the first round: who pays it, and that it may be played later.
  await expect(page.getByText(/^Volná kola: 4\. Platíme je my/)).toBeVisible()
  const wonMinor = await playAll(page)
  expect((await readBalance(page)).amountMinor).toBe(wonMinor)
  await enter(page, '/cs/account/free-rounds')
  await expect(over(page)).toContainText(crowns(wonMinor))

  await viewOf(desk, cs['freeRounds.view.relations']).click()
  const relation = desk.getByRole('row').filter({ hasText: String(playerId) })
  await expect(relation).toContainText(cs['freeRounds.relation.finished'])
  await expect(relation).toContainText(writeMoney({ amountMinor: wonMinor, currency: 'CZK' }))
  await desk.context().close()
})

test('free rounds with a win in bonus money: up to the cap it is offered as a bonus, and none of it is cash', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const { playerId } = await becomePlayer(page)
  await verifyAtBank(page)
  const terms = termsOf({
    gift: gift({ winTo: 'bonus', winCapMinor: CAP_MINOR }),
    people: { kind: 'named', playerIds: [playerId] },
  })
  const desk = await openDesk(browser)
  await liveCampaign(desk, browser, terms)
  await giveList(desk, terms.name, playerId)

  await accept(page)
  await page.getByRole('link', { name: texts.play, exact: true }).click()
  await waitUntilPlayable(page)
  const wonMinor = await playAll(page)
  const keptMinor = Math.min(wonMinor, CAP_MINOR)
  expect((await readBalance(page)).amountMinor).toBe(0)
  await enter(page, '/cs/account/free-rounds')
  await expect(over(page)).toContainText(crowns(keptMinor))
  await enter(page, '/cs/account/bonuses')
  const offer = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: terms.name }) })
  // Without a win there is nothing to offer.
  await expect(offer).toHaveCount(keptMinor > 0 ? 1 : 0)
  for (const card of await offer.all()) {
    await expect(card.getByRole('list', { name: bonuses.terms })).toContainText(crowns(keptMinor))
    await card.getByRole('button', { name: bonuses.accept }).click()
    await expect(page.getByRole('region', { name: terms.name })).toContainText(bonuses.states.active)
  }
  await desk.context().close()
})
