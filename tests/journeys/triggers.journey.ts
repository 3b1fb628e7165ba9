import { expect, test } from '@playwright/test'
import { triggersCs as texts } from '#apps/backoffice/src/texts/triggers/cs.ts'
import inbox from '#apps/player/src/messages/cs/inbox.ts'
import { enterBackOffice, signAsSecond } from './back-office.ts'
import { becomePlayer } from './people.ts'
import { enter, forgetSignIn, signIn } from './site.ts'
import { openDesk } from './staff-calls.ts'

const WHY = 'Cesta prohlížeče: přivítat hráče po přihlášení.'
const NAME = 'Vítejte zpátky'
const KEY = 'prihlaseni-hrace'

test('staff create a trigger, a second person puts it live, a player signs in and gets the message, and it is listed', async ({
  page,
  browser,
}) => {
  test.slow()
  const person = await becomePlayer(page)
  const desk = await openDesk(browser)
  await enterBackOffice(desk, '/triggers?view=events')
  await desk.getByRole('button', { name: texts['triggers.define'] }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(texts['triggers.event'], { exact: true }).selectOption('sign-in.player-signed-in')
  await dialog.getByLabel(texts['triggers.key']).fill(KEY)
  await dialog.getByLabel(texts['triggers.description']).fill('Hráč se přihlásil')
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await dialog.getByRole('button', { name: new RegExp(`^${texts['triggers.save']}`) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByRole('cell', { name: KEY })).toBeVisible()

  await desk.getByRole('button', { name: texts['triggers.create'] }).click()
  await desk.getByLabel(texts['triggers.name']).fill(NAME)
  await desk.getByLabel(texts['triggers.event'], { exact: true }).selectOption({ label: `${KEY}: Hráč se přihlásil` })
  await desk.getByRole('button', { name: texts['triggers.addLine'] }).click()
  await desk.getByLabel(texts['triggers.line.field']).selectOption('player.daysRegistered')
  await desk.getByLabel(texts['triggers.line.operator']).selectOption('at-most')
  await desk.getByLabel(texts['triggers.line.value']).fill('7')
  for (const field of await desk.getByLabel(texts['triggers.heading']).all()) await field.fill(NAME)
  for (const field of await desk.getByLabel(texts['triggers.body']).all()) await field.fill('Jsme rádi, že jste tu.')
  await expect(desk.getByText(texts['triggers.verdict.sound'])).toBeVisible()
  await desk.getByRole('button', { name: texts['triggers.tryOut'] }).click()
  await expect(desk.getByText(/^Spustil by se: /)).toBeVisible()
  await desk.getByRole('button', { name: texts['triggers.save'], exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: NAME })).toBeVisible()

  await desk.getByRole('button', { name: texts['triggers.do.go-live'] }).click()
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await dialog.getByRole('button', { name: new RegExp(`^${texts['triggers.do.go-live']}`) }).click()
  await expect(dialog.getByText(/schválení/i).first()).toBeVisible()
  const address = desk.url()
  const second = await openDesk(browser)
  await signAsSecond(second, new RegExp(NAME), 'Ověřeno: jen přivítání, nic se nedává.')
  await second.context().close()

  await forgetSignIn(page)
  await enter(page, '/cs')
  await signIn(page, person)
  await expect(async () => {
    await enter(page, '/cs/inbox')
    await expect(page.getByRole('button', { name: NAME })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1, name: inbox.title })).toBeVisible()

  await desk.goto(`${address.split('?')[0]}?view=firings`)
  const row = desk.getByRole('row').filter({ hasText: String(person.playerId) })
  await expect(row.getByText(texts['triggers.outcome.fired'])).toBeVisible()
  await desk.context().close()
})
