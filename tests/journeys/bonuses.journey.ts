import { expect, test, type Page } from '@playwright/test'
import texts from '#apps/player/src/messages/cs/bonuses.ts'
import { shareOf } from '#money'
import { bonusesCs } from '#apps/backoffice/src/texts/bonuses/cs.ts'
import { enterBackOffice, openPlayer, openTab } from './back-office.ts'
import { openForMoney, playOneRound } from './game.ts'
import { becomePlayer, payIn, verifyAtBank, type Person } from './people.ts'
import { crowns, enter, readBalance } from './site.ts'
import { openDesk } from './staff-calls.ts'

const CASH_MINOR = 15_000
const BONUS_MINOR = 50_000
/** With one time a bonus would be as good as cash: staff get a warning. */
const TIMES = 2
/** More than the player's cash: the bonus pays the rest. */
const STAKE_MINOR = 20_000
const LENT_MINOR = STAKE_MINOR - CASH_MINOR
const EXPLANATION = 'Cesta prohlížeče: bonus na uvítanou po dohodě.'

/** Staff create a bonus and offer it to the player. */
async function offerBonus(desk: Page, name: string, player: Person): Promise<void> {
  await enterBackOffice(desk, '/bonuses')
  await desk.getByRole('button', { name: bonusesCs['bonuses.create'] }).click()
  const form = desk.getByRole('dialog', { name: bonusesCs['bonuses.createTitle'] })
  await form.getByLabel(bonusesCs['bonuses.name']).fill(name)
  await form.getByLabel(bonusesCs['bonuses.amount'], { exact: true }).fill(String(BONUS_MINOR / 100))
  await form.getByLabel(bonusesCs['bonuses.timesField']).fill(String(TIMES))
  await form.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await form.getByRole('button', { name: new RegExp(`^${bonusesCs['bonuses.createTitle']}`) }).click()
  await expect(form).toBeHidden()

  await openPlayer(desk, player)
  await openTab(desk, bonusesCs['tab.bonuses'])
  await desk.getByRole('button', { name: bonusesCs['bonuses.offer'] }).click()
  const offer = desk.getByRole('dialog')
  const choice = offer.getByRole('option').filter({ hasText: name })
  await expect(choice).toHaveCount(1)
  await offer.getByLabel(bonusesCs['bonuses.which']).selectOption((await choice.getAttribute('value')) ?? '')
  await offer.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
  await offer.getByRole('button', { name: new RegExp(`^${bonusesCs['bonuses.offer']}`) }).click()
  await expect(offer).toBeHidden()
}

/** Sets the stake by keys, step by step; a step too far is undone. */
async function chooseStake(page: Page, stakeMinor: number): Promise<void> {
  const stake = page.getByRole('group', { name: 'Sázka' }).locator('#stake')
  await expect(async () => {
    const shownMinor = Number((await stake.innerText()).replaceAll(/\D/g, '')) * 100
    if (shownMinor !== stakeMinor) await page.keyboard.press(shownMinor < stakeMinor ? 'ArrowUp' : 'ArrowDown')
    await expect(stake).toHaveText(crowns(stakeMinor), { timeout: 100 })
  }).toPass({ intervals: [50] })
}

test('a bonus is offered and accepted, pays the rest of a stake above the cash, and is given up', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await payIn(page, CASH_MINOR)
  const name = `Uvítací ${crypto.randomUUID().slice(0, 8)}`
  const desk = await openDesk(browser)
  await offerBonus(desk, name, player)

  await enter(page, '/cs/account/bonuses')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(card).toContainText(texts.states.offered)
  await expect(card.getByRole('list', { name: texts.terms })).toContainText(crowns(BONUS_MINOR))
  await card.getByRole('button', { name: texts.accept }).click()
  const active = page.getByRole('region', { name })
  await expect(active).toContainText(texts.states.active)
  // Bonus money is not part of the cash.
  expect((await readBalance(page)).amountMinor).toBe(CASH_MINOR)

  await openForMoney(page, 'OvocnyKolotoc')
  const left = page.locator('#bonus-left')
  await expect(left).toHaveText(`Z bonusu ${crowns(BONUS_MINOR)}`)
  await chooseStake(page, STAKE_MINOR)
  const { win } = await playOneRound(page)
  // Cash is used first, the bonus lends the rest; each gets its share of the win.
  const ofBonus = shareOf(win.amountMinor, LENT_MINOR, STAKE_MINOR)
  await expect(left).toHaveText(`Z bonusu ${crowns(BONUS_MINOR - LENT_MINOR + ofBonus)}`)
  expect((await readBalance(page)).amountMinor).toBe(win.amountMinor - ofBonus)

  await enter(page, '/cs/account/bonuses')
  await expect(active).toContainText(
    texts.counted.replace('{wagered}', crowns(LENT_MINOR)).replace('{target}', crowns(TIMES * BONUS_MINOR)),
  )
  await expect(page.getByRole('region', { name: texts.rounds })).toContainText(texts.isCounted)
  await page.getByRole('button', { name: texts.giveUp }).click()
  await page.getByRole('button', { name: texts.cancelYes }).click()
  await expect(card).toContainText(texts.states.forfeited)
  expect((await readBalance(page)).amountMinor).toBe(win.amountMinor - ofBonus)

  await desk.reload()
  const award = desk.getByRole('table', { name: bonusesCs['tab.bonuses'] }).getByRole('row').filter({ hasText: name })
  await expect(award).toContainText(bonusesCs['bonusState.forfeited'])
  await expect(award).toContainText(bonusesCs['bonusEnd.player'])
  await desk.context().close()
})
