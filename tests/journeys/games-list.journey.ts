import { expect, test, type Locator, type Page } from '@playwright/test'
import { gamesCs } from '#apps/backoffice/src/texts/games/cs.ts'
import { enterBackOffice } from './back-office.ts'

const EXPLANATION = 'Cesta prohlížeče: štítek se hned zase odebere.'
const rowsOf = (desk: Page): Locator => desk.locator('tr[data-row]')
const firstThree = async (desk: Page): Promise<(string | null)[]> =>
  Promise.all([0, 1, 2].map((place) => rowsOf(desk).nth(place).getAttribute('data-row')))

async function openList(desk: Page): Promise<void> {
  await enterBackOffice(desk, '/games')
  await expect(rowsOf(desk).first()).toBeVisible()
}

/** Waits for the list and its order: before that another list is shown, or no game can be moved. */
const waitForOrder = (desk: Page, label: RegExp) =>
  expect(desk.getByRole('table', { name: label }).locator('tr[data-row] [draggable="true"]').first()).toBeVisible()

type List = {
  readonly name: string
  /** The call that saves its order. */
  readonly call: string
  /** The accessible name of its table. */
  readonly label: RegExp
  /** Switches from the general list to this one. */
  readonly choose: (desk: Page) => Promise<void>
}

const labelOf = (list: 'general' | 'provider' | 'tag') => new RegExp(gamesCs[`games.view.${list}`])

const view = (desk: Page, name: 'provider' | 'tag') =>
  desk
    .getByRole('navigation', { name: gamesCs['games.views'] })
    .getByRole('link', { name: new RegExp(`^${gamesCs[`games.view.${name}`]}`) })
    .click()

const lists: readonly List[] = [
  {
    name: 'of the general list',
    call: 'ReorderGamesInGeneralList',
    label: labelOf('general'),
    choose: async () => {},
  },
  {
    name: 'of a provider',
    call: 'ReorderGamesInProviderList',
    label: labelOf('provider'),
    choose: async (desk) => {
      await view(desk, 'provider')
    },
  },
  {
    name: 'of a tag',
    call: 'ReorderGamesInTagList',
    // With the name of its tag after a comma.
    label: new RegExp(`${labelOf('tag').source},`),
    choose: async (desk) => {
      await view(desk, 'tag')
      await desk.getByRole('combobox', { name: gamesCs['games.ofTag'] }).selectOption('crash-games')
    },
  },
]

async function saveOrder(desk: Page, call: string): Promise<void> {
  const saved = desk.waitForResponse((answer) => answer.url().includes(call))
  await desk.keyboard.press('Control+s')
  expect((await saved).status()).toBe(200)
  await expect(desk.getByRole('button', { name: new RegExp(`^${gamesCs['games.saveOrder']}`) })).toBeHidden()
}

for (const { name, call, label, choose } of lists)
  test(`games ${name} are moved by keys and by drag, and players see the order only after it is saved`, async ({
    page,
  }) => {
    await openList(page)
    await choose(page)
    await waitForOrder(page, label)
    const [a = '', b = '', c = ''] = (await firstThree(page)).map(String)
    await rowsOf(page).nth(1).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => firstThree(page)).toEqual([b, a, c])
    // Not saved: a reload shows the old order.
    await page.reload()
    await waitForOrder(page, label)
    await expect.poll(() => firstThree(page)).toEqual([a, b, c])

    await rowsOf(page).nth(1).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => firstThree(page)).toEqual([b, a, c])
    await saveOrder(page, call)
    await page.reload()
    await waitForOrder(page, label)
    await expect.poll(() => firstThree(page)).toEqual([b, a, c])

    await rowsOf(page).nth(0).locator('[draggable]').dragTo(rowsOf(page).nth(2))
    await expect.poll(() => firstThree(page)).toEqual([a, b, c])
    await saveOrder(page, call)
  })

test('a change of many games shows its result for each before, and skips those that have it already', async ({
  page,
}) => {
  await openList(page)
  const change = async (action: 'addTag' | 'removeTag', marked: number, changing: number) => {
    for (let place = 0; place < marked; place += 1) {
      await rowsOf(page).nth(place).focus()
      await page.keyboard.press('x')
      await expect(rowsOf(page).nth(place).getByRole('checkbox')).toBeChecked()
    }
    await page.getByRole('button', { name: gamesCs[`games.bulk.${action}`] }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('combobox').selectOption('lotto')
    await question.getByLabel('Vysvětlení pro audit').fill(EXPLANATION)
    await question
      .getByRole('button', { name: gamesCs[`games.bulkButton.${action}`].replace('{count}', String(changing)) })
      .click()
    await expect(question).toBeHidden()
  }
  await change('addTag', 1, 1)
  await change('addTag', 2, 1)
  await change('removeTag', 2, 2)
})
