import { expect, test } from '@playwright/test'
import { errorsCs as errors } from '#apps/backoffice/src/texts/errors/cs.ts'
import { placesCs as places } from '#apps/backoffice/src/texts/places/cs.ts'
import { placesHallCs as hall } from '#apps/backoffice/src/texts/places/hall-cs.ts'
import { placesScreenCs as screen } from '#apps/backoffice/src/texts/places/screen-cs.ts'
import { placesWorkCs as texts } from '#apps/backoffice/src/texts/places/work-cs.ts'
import { demoHallManager, demoVenue } from '#tools/start/demo.ts'
import { enterBackOffice, heading } from './back-office.ts'
import { check } from './check-page.ts'

const WHY = 'Cesta prohlížeče: práce s provozovnou.'

test('staff add terminals after a preview, see what collides in time, and look at another day', async ({ page }) => {
  test.setTimeout(120_000)
  await enterBackOffice(page, '/places?view=terminals')
  await expect(heading(page, 'Provozovny')).toBeVisible()
  const dialog = page.getByRole('dialog')
  const serials = ['1', '2'].map((no) => `CESTA-${Date.now()}-${no}`)
  await page.getByRole('button', { name: texts['places.addMany'] }).click()
  const written = dialog.getByLabel(texts['places.serials'])
  await written.fill([...serials, 'DEMO-1'].join('\n'))
  await dialog.getByLabel('Výrobce').fill('Cesta')
  const look = dialog.getByRole('button', { name: texts['places.look'] })
  await look.click()
  const preview = dialog.locator('section').getByRole('listitem')
  await expect(preview).toHaveCount(3)
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert')).toContainText(errors['error.serials'].replace('{serials}', 'DEMO-1'))
  await check(page)
  // The preview was of other numbers.
  await written.fill(serials.join('\n'))
  await expect(preview).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  for (const serial of serials) await expect(page.getByRole('button', { name: serial })).toBeVisible()

  // Each press of the key is a day, and Back leaves the screen at once.
  const slider = page.getByRole('slider')
  await slider.focus()
  for (let day = 0; day < 10; day += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('10')
  await expect(page).toHaveURL(/asOf=/)
  await page.getByRole('button', { name: texts['places.now'] }).click()

  await page.getByRole('link', { name: texts['places.view.venues'], exact: true }).last().click()
  await page.getByRole('link', { name: demoVenue.name }).click()
  await page.getByRole('button', { name: screen['places.addHours'] }).click()
  await dialog.getByLabel(screen['places.opens']).fill('12:00')
  await dialog.getByLabel(screen['places.closes']).fill('14:00')
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await page.keyboard.press('Control+Enter')
  // What has them, and since when.
  await expect(dialog.getByRole('alert')).toContainText(places['error.heldBy.opening'])
  await expect(dialog.getByRole('alert')).toContainText(/Platí od \d/)
  // Hours of the night that the law closes.
  await dialog.getByLabel(screen['places.opens']).fill('04:00')
  await dialog.getByLabel(screen['places.closes']).fill('05:00')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('alert')).toContainText('03:00 do 10:00')
})

test('a move of terminals waits for the whole date: a part of one is not taken for “now”', async ({ page }) => {
  await enterBackOffice(page, '/places?view=terminals')
  await page.getByRole('checkbox', { name: 'DEMO-1' }).check()
  await page.getByRole('button', { name: /^Přestěhovat 1 / }).click()
  const dialog = page.getByRole('dialog')
  const from = dialog.getByLabel(screen['places.moveFrom'])
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await from.focus()
  await page.keyboard.type('2512')
  await page.keyboard.press('Control+Enter')
  await expect(from).toBeFocused()
  await expect(dialog.getByText(errors['error.field.partial'])).toBeVisible()
  await check(page)
  // Before the terminal was there: the preview names it all the same.
  await from.fill('1999-11-01T10:00')
  await expect(dialog.getByText(errors['error.field.partial'])).toHaveCount(0)
  await expect(dialog.getByRole('listitem').filter({ hasText: 'DEMO-1' }).last()).toBeVisible()
  await expect(dialog.getByText(texts['places.collides'])).toBeVisible()
  // A stay in the store can have an end, after its beginning.
  const until = dialog.getByLabel(texts['places.untilWhen'])
  await until.fill('1999-10-31T10:00')
  await from.fill('')
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(texts['places.untilTooEarly'])).toBeVisible()
  await expect(until).toBeFocused()
  await until.fill('2099-11-01T10:00')
  await expect(dialog.getByText(texts['places.untilTooEarly'])).toHaveCount(0)
  await expect(dialog.getByText(texts['places.storeUntilHint'])).toBeVisible()
  // A stay at a venue is of no given length.
  await dialog.getByLabel(screen['places.moveTo']).selectOption({ index: 1 })
  await expect(until).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('among all facts of a terminal, a stay in the store can have an end', async ({ page }) => {
  await enterBackOffice(page, '/places?view=terminals')
  await page.getByRole('button', { name: 'DEMO-1', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const until = dialog.getByLabel(texts['places.untilWhen'])
  const place = dialog.getByLabel(screen['places.moveTo'])
  await expect(place).not.toHaveValue('')
  await expect(until).toHaveCount(0)
  await place.selectOption({ label: screen['places.inStore'] })
  await expect(dialog.getByText(texts['places.storeUntilHint'])).toBeVisible()
  await until.fill('1999-11-02T10:00')
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(texts['places.untilTooEarly'])).toBeVisible()
  await expect(until).toBeFocused()
  // What else is changed ends with the stay, and the dialog says so.
  await until.fill('2099-11-02T10:00')
  await dialog.getByLabel(texts['places.software']).fill('9.9')
  await expect(dialog.getByText(texts['places.factsUntilHint'])).toBeVisible()
  await check(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('one terminal is moved from where it was at the chosen instant, if it was there then', async ({ page }) => {
  await enterBackOffice(page, '/places')
  await page.getByRole('link', { name: demoVenue.name }).click()
  const row = page.getByRole('row').filter({ hasText: 'DEMO-1' }).first()
  await row.getByRole('button', { name: screen['places.move'] }).click()
  const dialog = page.getByRole('dialog')
  const from = dialog.getByLabel(screen['places.moveFrom'])
  await from.fill('1999-11-01T10:00')
  await expect(dialog.getByText(screen['places.factsAt.not-there'])).toBeVisible()
  await check(page)
  await from.fill('')
  await expect(dialog.getByText(screen['places.factsAt.not-there'])).toHaveCount(0)
  // A stay in the store can have an end, after its beginning.
  await dialog.getByLabel(screen['places.moveTo']).selectOption({ label: screen['places.store'] })
  const until = dialog.getByLabel(texts['places.untilWhen'])
  await until.fill('1999-11-02T10:00')
  await dialog.getByLabel('Vysvětlení pro audit').fill(WHY)
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(texts['places.untilTooEarly'])).toBeVisible()
  await expect(until).toBeFocused()
  await check(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the manager of a hall sees that its agent reports, and that its clock is right', async ({ page }) => {
  await enterBackOffice(page, '/places?view=hall', demoHallManager)
  const agents = page.getByRole('region', { name: hall['places.agents'] })
  const row = agents.getByRole('row').last()
  await expect(row).toContainText(hall['places.agentHeard'])
  await expect(row).toContainText(hall['places.agentClockRight'])
  await check(page)
})
