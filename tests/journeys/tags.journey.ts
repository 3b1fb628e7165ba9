import { expect, test, type Locator, type Page } from '@playwright/test'
import { listsCs as lists } from '#apps/backoffice/src/texts/lists/cs.ts'
import { playerNotesCs as texts } from '#apps/backoffice/src/texts/player-notes/cs.ts'
import { addresses } from './addresses.ts'
import { enterBackOffice } from './back-office.ts'
import { becomePlayer } from './people.ts'
import { openDesk } from './staff-calls.ts'

const withCount = (text: string, count: number) => text.replace('{count}', String(count))

/** Selects both, the second by keys alone, and opens the dialog for them. */
async function openTags(desk: Page, [first, second]: readonly [number, number]): Promise<Locator> {
  const markOf = (id: number) => desk.getByRole('checkbox', { name: texts['notes.mark'].replace('{id}', String(id)) })
  await desk.goto(`${addresses().backoffice}/players`)
  await markOf(second).check()
  await markOf(first).focus()
  await desk.keyboard.press('Space')
  await desk.getByRole('button', { name: withCount(texts['notes.bulk'], 2) }).click()
  return desk.getByRole('dialog')
}

/** One line for each shows its preview or its result. */
async function seeBoth(dialog: Locator, both: readonly number[], outcome: string): Promise<void> {
  await expect(dialog.getByRole('listitem')).toHaveCount(both.length)
  for (const id of both)
    await expect(dialog.getByRole('listitem').filter({ hasText: `Hráč ${id}` })).toContainText(outcome)
}

test('a tag is given to many players from the list, ended, and undone after a mistake', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const one = (await becomePlayer(page)).playerId
  const other = (await becomePlayer(page)).playerId
  const both = [one, other] as const
  const words = `cesta ${one}`
  const desk = await openDesk(browser)
  await enterBackOffice(desk)

  let dialog = await openTags(desk, both)
  // Nothing is requested before a text is entered.
  await expect(dialog.getByRole('button', { name: withCount(texts['notes.bulkDo.add'], 0) })).toBeVisible()
  await dialog.getByLabel(texts['notes.bulkWords']).fill(words)
  await seeBoth(dialog, both, lists['lists.outcome.would-change'])
  await dialog.getByRole('button', { name: withCount(texts['notes.bulkDo.add'], 2) }).click()
  await expect(dialog.getByRole('heading', { name: lists['lists.bulkResult'] })).toBeVisible()
  await seeBoth(dialog, both, lists['lists.outcome.changed'])
  await desk.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // A player who has it already keeps it unchanged.
  dialog = await openTags(desk, both)
  await dialog.getByLabel(texts['notes.bulkWords']).fill(words)
  await seeBoth(dialog, both, lists['lists.outcome.same'])
  await dialog.getByLabel(lists['lists.bulkWhat']).selectOption({ label: texts['notes.bulk.remove'] })
  await seeBoth(dialog, both, lists['lists.outcome.would-change'])
  await dialog.getByRole('button', { name: withCount(texts['notes.bulkDo.remove'], 2) }).click()
  await seeBoth(dialog, both, lists['lists.outcome.changed'])
  // The ended one had its own expiry: it cannot be restored by undo.
  await expect(dialog.getByRole('button', { name: withCount(lists['lists.bulkUndo'], 2) })).toHaveCount(0)
  await desk.keyboard.press('Escape')

  dialog = await openTags(desk, both)
  await dialog.getByLabel(texts['notes.bulkWords']).fill(words)
  await dialog.getByRole('button', { name: withCount(texts['notes.bulkDo.add'], 2) }).click()
  await dialog.getByRole('button', { name: withCount(lists['lists.bulkUndo'], 2) }).click()
  await expect(dialog.getByRole('button', { name: withCount(lists['lists.bulkUndo'], 2) })).toHaveCount(0)
  await seeBoth(dialog, both, lists['lists.outcome.changed'])
  await desk.keyboard.press('Escape')

  // Both given tags have ended, and remain on record.
  await desk.goto(`${addresses().backoffice}/players/${other}`)
  const notes = desk.getByRole('region', { name: texts['notes.title'] })
  await notes.getByText(withCount(texts['notes.over'], 2)).click()
  await expect(notes.getByText(words, { exact: true }).first()).toBeVisible()
  await desk.context().close()
})
