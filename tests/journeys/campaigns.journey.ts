import { expect, test, type Locator, type Page } from '@playwright/test'
import { writeMoney } from '#apps/backoffice/src/shell/write-money.ts'
import { bonusesCs } from '#apps/backoffice/src/texts/bonuses/cs.ts'
import { campaignsCs as cs } from '#apps/backoffice/src/texts/campaigns/cs.ts'
import texts from '#apps/player/src/messages/cs/bonuses.ts'
import roulette from '#games/catalogue/RuletaEvropska/definition.json' with { type: 'json' }
import { enterBackOffice, openPlayer, openTab, signAsSecond } from './back-office.ts'
import { openForMoney, playOneRound } from './game.ts'
import { becomePlayer, verifyAtBank } from './people.ts'
import { playBeside } from './play-beside.ts'
import { crowns, enter, readBalance } from './site.ts'
import { inDays, localTime, openDesk } from './staff-calls.ts'

const BONUS_MINOR = 5_000
/** Red and black together: the stake is returned unless zero falls, so that the bonus is wagered and not lost. */
const BOTH_COLOURS = {
  stakeMinor: 2_000,
  bet: {
    chips: ['red', 'black'].map((colour) => ({
      spot: roulette.spots.findIndex(({ id }) => id === colour),
      amountMinor: 1_000,
    })),
  },
}
const WHY = 'Cesta prohlížeče: kampaň po dohodě s vedením.'

/** Fifty crowns for a code, to be wagered once; saved only when the law allows it. */
async function writeCampaign(desk: Page, name: string): Promise<void> {
  await enterBackOffice(desk, '/campaigns')
  await desk.getByRole('button', { name: cs['campaigns.create'] }).click()
  await desk.getByLabel(cs['campaigns.kind'], { exact: true }).selectOption('no-deposit')
  await desk.getByLabel(cs['campaigns.name'], { exact: true }).fill(name)
  await desk.getByLabel(`${cs['campaigns.field.amount']} (CZK)`).fill(String(BONUS_MINOR / 100))
  await desk.getByLabel(`${cs['campaigns.field.times']} (×)`).fill('1')
  await desk.getByLabel(cs['campaigns.part.people'], { exact: true }).selectOption('code')
  for (const [field, days] of Object.entries({ from: -1, softEnd: 30, hardEnd: 60 }) as ['from', number][])
    await desk.getByLabel(cs[`campaigns.field.${field}`], { exact: true }).fill(await localTime(desk, inDays(days)))
  await desk.getByLabel(`${cs['campaigns.field.budget']} (CZK)`).fill('1000')
  await expect(desk.getByText(cs['campaigns.verdict.lawful'])).toBeVisible()
  await desk.getByRole('button', { name: cs['campaigns.save'] }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The author requests the approval, and cannot approve it. */
async function handOver(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name: cs['campaigns.do.check'] }).click()
  await desk.getByRole('button', { name: cs['campaigns.do.approve'] }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await dialog.getByRole('button', { name: new RegExp(`^${cs['campaigns.do.approve']}`) }).click()
  await expect(dialog.getByText('Žádost je zapsaná a čeká na druhou osobu')).toBeVisible()
  await enterBackOffice(desk, '/approvals?view=own')
  await desk.getByRole('button', { name: new RegExp(name) }).click()
  await expect(desk.getByRole('button', { name: 'Vzít zpět' })).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Podepsat/ })).toHaveCount(0)
}

/** One code, shown once. */
async function makeCode(desk: Page, name: string): Promise<string> {
  await enterBackOffice(desk, '/campaigns')
  await desk.getByRole('link', { name }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(desk.getByText(cs['campaigns.state.live'], { exact: true })).toBeVisible()
  await viewOf(desk, cs['campaigns.view.codes']).click()
  await desk.getByRole('button', { name: cs['campaigns.makeCodes'] }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(cs['campaigns.codesCount']).fill('1')
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await dialog.getByRole('button', { name: new RegExp(`^${cs['campaigns.makeCodes']}`) }).click()
  await expect(dialog.getByText(cs['campaigns.codesOnce'])).toBeVisible()
  const code = await dialog.getByRole('status').innerText()
  await dialog.getByRole('button', { name: 'Zavřít' }).click()
  return code
}

const viewOf = (desk: Page, name: string): Locator =>
  desk.getByRole('navigation', { name: cs['campaigns.views'] }).getByRole('link', { name })

test('a campaign: written by one person, approved by another, its code entered, accepted, wagered completely, and every amount explained', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const name = `Na kód ${crypto.randomUUID().slice(0, 8)}`
  const desk = await openDesk(browser)
  await writeCampaign(desk, name)
  await handOver(desk, name)
  const second = await openDesk(browser)
  await signAsSecond(second, new RegExp(name), 'Ověřeno: částka i rozpočet souhlasí.')
  await second.context().close()
  const code = await makeCode(desk, name)

  const player = await becomePlayer(page)
  await verifyAtBank(page)
  await enter(page, '/cs/account/bonuses')
  await page.getByLabel(texts.codeLabel).fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: texts.codeUse }).click()
  await expect(page.getByText(texts.codeGiven.replace('{name}', name))).toBeVisible()
  await page.getByLabel(texts.codeLabel).fill(code)
  await page.getByRole('button', { name: texts.codeUse }).click()
  await expect(page.getByText(/^Tento kód jste použili /)).toBeVisible()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: texts.accept }).click()
  await expect(page.getByRole('region', { name })).toContainText(texts.states.active)

  // One round on the page of the game, the others by its calls.
  await openForMoney(page, 'OvocnyKolotoc')
  await expect(page.locator('#bonus-left')).toHaveText(`Z bonusu ${crowns(BONUS_MINOR)}`)
  const { stake } = await playOneRound(page)
  const rounds = Math.ceil((BONUS_MINOR - stake.amountMinor) / BOTH_COLOURS.stakeMinor)
  await playBeside(
    page,
    'RuletaEvropska',
    Array.from({ length: rounds }, () => BOTH_COLOURS),
  )

  await enter(page, '/cs/account/bonuses')
  await expect(card).toContainText(texts.states.converted)
  const { amountMinor } = await readBalance(page)
  expect(amountMinor).toBeGreaterThan(0)
  await expect(card).toContainText(texts.becameCash.replace('{amount}', crowns(amountMinor)))

  await openPlayer(desk, player)
  await openTab(desk, bonusesCs['tab.bonuses'])
  const award = desk.getByRole('table', { name: bonusesCs['tab.bonuses'] }).getByRole('row').filter({ hasText: name })
  await expect(award).toContainText(bonusesCs['bonusState.converted'])
  await award.getByRole('button', { name: bonusesCs['bonuses.history'] }).click()
  const steps = desk.getByRole('table', { name: bonusesCs['bonuses.history'] }).getByRole('row')
  await expect(steps.filter({ hasText: 'OvocnyKolotoc' }).first()).toContainText('100 %')
  await expect(steps.filter({ hasText: bonusesCs['bonuses.step.offered'] })).toContainText('1')
  // Newest first: the converted amount is the player's cash.
  await expect(steps.nth(1)).toContainText(bonusesCs['bonuses.step.converted'])
  await expect(steps.nth(1)).toContainText(writeMoney({ amountMinor, currency: 'CZK' }))
  await desk.context().close()
})
