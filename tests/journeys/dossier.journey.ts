import { expect, test } from '@playwright/test'
import { lettersCs } from '#apps/backoffice/src/texts/letters/cs.ts'
import { playerNotesCs } from '#apps/backoffice/src/texts/player-notes/cs.ts'
import { supportCs } from '#apps/backoffice/src/texts/support/cs.ts'
import { timelineCs } from '#apps/backoffice/src/texts/timeline/cs.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice, openTab } from './back-office.ts'
import { newWord } from './become-player.ts'
import { checkThemes } from './check-page.ts'
import { openForMoney, playOneRound } from './game.ts'
import { readLetter } from './mailbox.ts'
import { becomePlayer, payIn } from './people.ts'

test('one page has everything for support: events, notes of colleagues, and a letter from a template', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const player = await becomePlayer(page)
  await payIn(page, 50_000)
  await openForMoney(page, 'OvocnyKolotoc')
  await playOneRound(page)
  const word = newWord()

  const office = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  await enterBackOffice(desk, '/support?view=templates')
  await desk.getByRole('button', { name: supportCs['support.newTemplate'] }).click()
  const template = desk.getByRole('dialog')
  await template.getByLabel(supportCs['support.templateName']).fill(`Výpis ${word}`)
  await template.getByLabel('Text: čeština').fill(`Pošlete nám prosím výpis z účtu. Značka ${word}.`)
  await template.getByLabel('Text: angličtina').fill('Please send us a statement of your account.')
  await template.getByRole('button', { name: supportCs['support.save'] }).click()
  await expect(template).toHaveCount(0)

  // All events in one timeline, filtered by kinds.
  await enterBackOffice(desk, `/players/${player.playerId}`)
  const spine = desk.getByRole('table', { name: timelineCs['timeline.label'] })
  await expect(spine).toContainText(timelineCs['happened.registered'])
  await expect(spine.getByRole('row').filter({ hasText: /^.*Vklad \d{10},/ })).toContainText('+500,00')
  await checkThemes(desk)
  const kinds = desk.getByRole('group', { name: timelineCs['timeline.kinds'] })
  await kinds.getByRole('button', { name: timelineCs['timeline.kind.money'] }).click()
  await expect(spine).not.toContainText(timelineCs['happened.registered'])
  await expect(desk).toHaveURL(/kinds=money/)
  await kinds.getByRole('button', { name: timelineCs['timeline.all'] }).click()

  // As of a day before any event it is empty, and the page shows the date.
  await desk.getByLabel(timelineCs['timeline.asOf']).fill('2020-01-01T12:00')
  await expect(desk.getByText(timelineCs['timeline.none'])).toBeVisible()
  await expect(desk.getByRole('status').filter({ hasText: 'Časová osa je k' })).toBeVisible()
  await checkThemes(desk)
  await desk.getByRole('button', { name: timelineCs['timeline.now'] }).click()
  await expect(spine).toContainText(timelineCs['happened.registered'])

  // A note is written, corrected by a new version, and in the timeline without its text.
  const notes = desk.getByRole('region', { name: playerNotesCs['notes.title'] })
  await notes.getByRole('button', { name: playerNotesCs['notes.write'] }).click()
  const note = desk.getByRole('dialog')
  await note.getByLabel(playerNotesCs['notes.words']).fill(`Ptal se na výplatu ${word}.`)
  await checkThemes(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(notes).toContainText(`Ptal se na výplatu ${word}.`)
  await notes.getByRole('button', { name: playerNotesCs['notes.correct'] }).click()
  await note.getByLabel(playerNotesCs['notes.words']).fill(`Ptala se na výplatu ${word}.`)
  await desk.keyboard.press('Control+Enter')
  await expect(notes).toContainText('Dřívější znění: 1')
  await desk.reload()
  await expect(spine).toContainText('Poznámka opravena: hovor')
  await expect(spine).not.toContainText(word)

  // A letter is in the player's language, word for word.
  await openTab(desk, lettersCs['tab.letters'])
  await desk.getByRole('button', { name: lettersCs['letters.write'] }).click()
  const letter = desk.getByRole('dialog')
  await letter.getByLabel(lettersCs['letters.template']).selectOption({ label: `Výpis ${word}` })
  await expect(letter).toContainText(`Značka ${word}.`)
  await checkThemes(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(letter).toHaveCount(0)
  await expect(desk.getByRole('region', { name: lettersCs['letters.title'] })).toContainText(`Výpis ${word}`)
  expect(await readLetter(page, player.email, new RegExp(`Značka ${word}`))).toContain(word)

  // Nothing is cut off on a smaller screen.
  await desk.setViewportSize({ width: 1024, height: 768 })
  await desk.goto(`${addresses().backoffice}/players/${player.playerId}?tab=limits`)
  await expect(desk.getByRole('table', { name: 'Historie limitů' })).toBeVisible()
  await checkThemes(desk)
  await desk.goto(`${addresses().backoffice}/players/${player.playerId}`)
  await expect(spine).toContainText('Vklad')
  await checkThemes(desk)
  await office.close()
})
