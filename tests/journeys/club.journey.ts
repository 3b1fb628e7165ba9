import { expect, test, type Page } from '@playwright/test'
import club from '#apps/player/src/messages/cs/club.ts'
import inbox from '#apps/player/src/messages/cs/inbox.ts'
import { firstClub } from '#config/first-club.ts'
import { recordGameRead } from '#contract/play-v1/club.ts'
import { status } from '#contract/capi-v1/player-loyalty.ts'
import { addresses } from './addresses.ts'
import { becomePlayer } from './people.ts'
import { enter } from './site.ts'

const GAMES = ['OvocnyKolotoc', 'KlasickaTrojka', 'KostkyNaHrane', 'KnihaGolema', 'OrlojovaRuleta']

const nameOf = (wanted: string): string => {
  const found = firstClub.find(({ key }) => key === wanted)?.content
  return found && found.kind !== 'ladder' ? (found.name.cs ?? '') : ''
}

/** Reports the pages of games as read, like the site itself. */
async function readGames(page: Page, gameKeys: readonly string[]): Promise<void> {
  for (const gameKey of gameKeys) {
    const answer = await page.request.post(addresses().player + recordGameRead.path, {
      data: { gameKey },
      headers: { origin: addresses().player },
    })
    expect(answer.ok()).toBe(true)
  }
}

test('a mission: pages of games are read, its points are claimed, a picture is worn, and a message informs about it', async ({
  page,
}) => {
  await becomePlayer(page)
  await enter(page, '/cs/club')
  await expect(page.getByText('zákon to nedovoluje')).toBeVisible()
  await readGames(page, GAMES)
  await enter(page, '/cs/club?tab=missions')
  const mission = page.getByRole('listitem').filter({ hasText: nameOf('five-games') })
  await mission.getByRole('button').click()
  await expect(mission).toContainText(club.claimed)
  const answer = await page.request.post(addresses().player + status.path, {
    data: {},
    headers: { origin: addresses().player },
  })
  const { pointsBalance } = (await answer.json()) as { pointsBalance: number }
  // 30 for each game, 150 for the mission, and the points for the account itself.
  expect(pointsBalance).toBeGreaterThanOrEqual(300)
  const written = new Intl.NumberFormat('cs').format(pointsBalance)
  await expect(page.getByRole('banner').locator('.level-area')).toContainText(written)

  await page.getByRole('navigation', { name: club.title }).getByRole('link', { name: club.tabs.store }).click()
  const moon = page.getByRole('listitem').filter({ hasText: nameOf('moon') })
  await moon.getByRole('button').click()
  await expect(moon).toContainText(club.worn)
  await expect(page.getByRole('banner').locator('.level-area img')).toHaveAttribute('src', '/avatars/moon.svg')

  await page.getByRole('navigation', { name: club.title }).getByRole('link', { name: club.tabs.points }).click()
  await expect(page.getByRole('listitem').filter({ hasText: nameOf('game-read') })).toHaveCount(GAMES.length)

  await enter(page, '/cs/inbox')
  await page.getByRole('button', { name: nameOf('five-games') }).click()
  await expect(page.getByRole('heading', { name: `Splněno: ${nameOf('five-games')}` })).toBeVisible()
  await page.getByRole('button', { name: inbox.open }).click()
  await expect(page).toHaveURL(/\/cs\/club\?tab=missions$/)
})

test('with the service of the club blocked the page plays, pays and shows messages as usual', async ({ page }) => {
  await page.route(`**${status.path}`, (route) => route.abort())
  await becomePlayer(page)
  await enter(page, '/cs/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Účet' })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Stop', exact: true })).toBeEnabled()
  await banner.getByRole('link', { name: 'Vložit' }).click()
  await expect(page).toHaveURL(/\/cs\/deposit/)
  await enter(page, '/cs/inbox')
  await expect(page.getByRole('heading', { level: 1, name: inbox.title })).toBeVisible()
  await enter(page, '/cs/club')
  await expect(page.getByText(club.absentHint)).toBeVisible()
})
