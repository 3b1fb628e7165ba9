import { expect, test } from '@playwright/test'
import { lawRefusalsCs } from '#apps/backoffice/src/texts/law-refusals/cs.ts'
import { tournamentsCs } from '#apps/backoffice/src/texts/tournaments/cs.ts'
import texts from '#apps/player/src/messages/cs/tournaments.ts'
import law from '#server/law/texts/cs.json' with { type: 'json' }
import { enterBackOffice } from './back-office.ts'
import { enter } from './site.ts'
import { openDesk } from './staff-calls.ts'

const RULE = 'CZ-15'

test('a Czech brand has no tournaments: the page names the rule, and staff cannot create one', async ({
  page,
  browser,
}) => {
  await enter(page, '/cs/tournaments')
  await expect(page.getByRole('heading', { level: 1, name: texts.law.title })).toBeVisible()
  await expect(page.getByText(law.competition)).toBeVisible()
  await expect(page.getByText(texts.law.rule.replace('{rule}', RULE))).toBeVisible()
  await expect(page.getByRole('link', { name: texts.law.bonuses })).toBeVisible()

  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/tournaments?view=tournaments')
  await desk.getByRole('button', { name: tournamentsCs['tournaments.create'] }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel(tournamentsCs['tournaments.name'], { exact: true }).fill('Zakázaný turnaj')
  await form.getByLabel(tournamentsCs['tournaments.amount'].replace('{currency}', 'CZK')).fill('100')
  await form.getByLabel('Najít hru').fill('Ovocný kolotoč')
  await form.getByRole('checkbox', { name: 'Ovocný kolotoč' }).check()
  await form.getByLabel('Vysvětlení pro audit').fill('Cesta prohlížeče: zákon turnaje nedovoluje.')
  await form.getByRole('button', { name: new RegExp(`^${tournamentsCs['tournaments.createTitle']}`) }).click()
  await expect(form.getByText(lawRefusalsCs['lawSays.competition'])).toBeVisible()
  await desk.context().close()
})
