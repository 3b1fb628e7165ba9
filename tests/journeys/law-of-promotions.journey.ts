import { expect, test, type Page } from '@playwright/test'
import { campaignsCs } from '#apps/backoffice/src/texts/campaigns/cs.ts'
import { loyaltyCs } from '#apps/backoffice/src/texts/loyalty/cs.ts'
import { triggersCs } from '#apps/backoffice/src/texts/triggers/cs.ts'
import law from '#server/law/texts/cs.json' with { type: 'json' }
import { enterBackOffice } from './back-office.ts'
import { inDays, localTime, openDesk } from './staff-calls.ts'

/** The sentence of a rule up to its figure. */
const beginningOf = (sentence: string): string => sentence.split('<')[0] ?? sentence

/** Cashback for everybody: complete terms, but unlawful. */
async function writeCashback(desk: Page): Promise<void> {
  await desk.getByLabel(campaignsCs['campaigns.kind'], { exact: true }).selectOption('cashback')
  await desk.getByLabel(campaignsCs['campaigns.name'], { exact: true }).fill('Prohra zpět')
  await desk.getByLabel(`${campaignsCs['campaigns.field.percent']} (%)`, { exact: true }).fill('10')
  await desk.getByLabel(`${campaignsCs['campaigns.field.cap']} (CZK)`, { exact: true }).fill('500')
  await desk.getByLabel(`${campaignsCs['campaigns.field.leastLoss']} (CZK)`, { exact: true }).fill('100')
  for (const [field, days] of Object.entries({ from: 0, softEnd: 30, hardEnd: 60 }) as ['from', number][])
    await desk
      .getByLabel(campaignsCs[`campaigns.field.${field}`], { exact: true })
      .fill(await localTime(desk, inDays(days)))
  await desk.getByLabel(`${campaignsCs['campaigns.field.budget']} (CZK)`, { exact: true }).fill('10000')
}

test('the Czech law in the back office: unlawful terms cannot be saved, and the rule and the remedy are named', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const desk = await openDesk(browser)
  await test.step('a campaign that pays for losing, and one that ends with a withdrawal', async () => {
    await enterBackOffice(desk, '/campaigns/new')
    await writeCashback(desk)
    await desk.getByLabel(campaignsCs['campaigns.field.endsAtWithdrawal']).check()
    const save = desk.getByRole('button', { name: campaignsCs['campaigns.save'] })
    await expect(desk.getByText(campaignsCs['campaigns.verdict.unlawful'])).toBeVisible()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(desk.getByText('CZ-15', { exact: true })).toBeVisible()
    await expect(desk.getByText(law.competition)).toBeVisible()
    await expect(desk.getByText('CZ-15b', { exact: true })).toBeVisible()
    await expect(desk.getByText(law['bonus-terms'])).toBeVisible()
    // Each remedy is applied by one press.
    for (const remedy of ['keep-at-withdrawal', 'use-deposit-match'] as const) {
      const told = desk.getByText(campaignsCs[`campaigns.remedy.${remedy}`])
      await told.locator('..').getByRole('button', { name: campaignsCs['campaigns.applyRemedy'] }).click()
      await expect(told).toBeHidden()
    }
    await expect(desk.getByLabel(campaignsCs['campaigns.kind'], { exact: true })).toHaveValue('deposit-match')
    await expect(desk.getByLabel(campaignsCs['campaigns.field.endsAtWithdrawal'])).not.toBeChecked()
    await desk.getByLabel(`${campaignsCs['campaigns.field.leastDeposit']} (CZK)`, { exact: true }).fill('100')
    await expect(desk.getByText(campaignsCs['campaigns.verdict.lawful'])).toBeVisible()
    await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('points for stakes', async () => {
    await enterBackOffice(desk, '/loyalty')
    await desk.getByRole('button', { name: loyaltyCs['loyaltyWrite.rule'] }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel(loyaltyCs['loyalty.key'], { exact: true }).fill('body-za-sazky')
    for (const name of await dialog.getByRole('group', { name: loyaltyCs['loyalty.name'] }).getByRole('textbox').all())
      await name.fill('Body za sázky')
    await dialog.getByLabel(loyaltyCs['loyalty.fact']).selectOption('stake')
    await dialog.getByLabel(loyaltyCs['loyalty.perMinor']).fill('10000')
    await dialog.getByLabel(loyaltyCs['loyalty.points'], { exact: true }).fill('1')
    await expect(dialog.getByText(loyaltyCs['loyalty.unlawful'].replace('{rule}', 'CZ-15'))).toBeVisible()
    await expect(dialog.getByText(beginningOf(law['points-for-play']))).toBeVisible()
    await dialog.getByLabel('Vysvětlení pro audit').fill('Cesta prohlížeče: body za sázky zákon nedovoluje.')
    await dialog.getByRole('button', { name: new RegExp(`^${loyaltyCs['loyalty.save']}`) }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog).toBeVisible()
  })
  await test.step('points for a bonus that was lost', async () => {
    await enterBackOffice(desk, '/triggers?view=events')
    await desk.getByRole('button', { name: triggersCs['triggers.define'] }).click()
    const dialog = desk.getByRole('dialog')
    const key = `prohra-${crypto.randomUUID().slice(0, 8)}`
    await dialog.getByLabel(triggersCs['triggers.event'], { exact: true }).selectOption('bonuses.used-up')
    await dialog.getByLabel(triggersCs['triggers.key']).fill(key)
    await dialog.getByLabel(triggersCs['triggers.description']).fill('Hráč prohrál bonus')
    await dialog.getByLabel('Vysvětlení pro audit').fill('Cesta prohlížeče: událost o prohraném bonusu.')
    await dialog.getByRole('button', { name: new RegExp(`^${triggersCs['triggers.save']}`) }).click()
    await expect(dialog).toHaveCount(0)
    await desk.getByRole('button', { name: triggersCs['triggers.create'] }).click()
    await desk.getByLabel(triggersCs['triggers.name']).fill('Body za prohru')
    await desk
      .getByLabel(triggersCs['triggers.event'], { exact: true })
      .selectOption({ label: `${key}: Hráč prohrál bonus` })
    await desk.getByLabel(triggersCs['triggers.action'], { exact: true }).selectOption('points')
    await desk.getByLabel(triggersCs['triggers.points']).fill('10')
    await expect(desk.getByRole('complementary').getByText(triggersCs['triggers.verdict.unsound'])).toBeVisible()
    await expect(desk.getByText(`CZ-15 · ${triggersCs['triggers.event']}`)).toBeVisible()
    await expect(desk.getByRole('button', { name: triggersCs['triggers.save'], exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
  await desk.context().close()
})
