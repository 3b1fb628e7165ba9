import { expect, test } from '@playwright/test'
import * as staff from '#contract/play-v1/staff-content.ts'
import { newWord } from './become-player.ts'
import { openOffice } from './content-office.ts'
import { becomePlayer } from './people.ts'
import { previewAt, sectionOf, seeEachSection } from './see-sections.ts'
import { enter } from './site.ts'

const HOUR_MS = 3_600_000
/** The delay until a date that must still be in the future when two people have approved it. */
const AHEAD_MS = 25_000

// Sections of jackpots are checked at a brand with its own (slovak.journey.ts).
test('a section of every type is shown in every slot that accepts it: no page is wider than its screen, and nothing shifts', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const office = await openOffice(browser)
  const isMeant = (type: string) => !type.startsWith('JACKPOT')
  const { places } = await office.ask(staff.getPlaces, {})
  const ofLobby = places.filter(({ place }) => /lobby|game_section|games_list$|sidebar/.test(place))
  const least = ofLobby.flatMap(({ place, types }) => (place.startsWith('live') ? [] : types.filter(isMeant))).length
  expect(await seeEachSection(page, office, { language: 'cs', isMeant })).toBeGreaterThanOrEqual(least)
  await office.close()
})

test('a word that does not end makes no page and no section wider than its screen', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const office = await openOffice(browser)
  const { languages } = await office.ask(staff.getPlaces, {})
  const longWord = (letters: number) => 'W'.repeat(letters)
  const titles = languages.map((language) => ({ language, title: longWord(60) }))
  const banner = sectionOf('BANNER', longWord(26), languages)
  const slides = banner.slides.map((slide) => ({
    ...slide,
    words: slide.words.map((words) => ({ ...words, body: longWord(90), button: longWord(24) })),
  }))
  const shown: string[] = []
  const see = async (path: string, made: { readonly contentId: string; readonly version: number }) =>
    shown.push(await previewAt(office, path, made))
  const lobby = { place: 'lobby_bottom' } as const
  await see('/cs', await office.ask(staff.createSection, { ...lobby, section: { ...banner, slides } }))
  const games = { ...sectionOf('GAME_CAROUSEL', 'Jaro', languages), titles }
  await see('/cs', await office.ask(staff.createSection, { ...lobby, section: games }))
  const text = [
    `# ${longWord(120)}`,
    `https://stat.example/${longWord(300)}`,
    `## ${longWord(120)}`,
    `- [${longWord(120)}](/terms)`,
    ':: operator',
    ':: self-test',
  ].join('\n\n')
  for (const place of ['instructions', 'faq', 'jackpots', 'vip']) {
    const contentId = await office.findPage(place)
    const { latestVersion } = await office.ask(staff.getContent, { contentId })
    const sent = { contentId, basedOn: latestVersion, title: longWord(80), text }
    await see(`/cs/${place}`, { contentId, ...(await office.ask(staff.savePage, sent)) })
  }
  for (const address of shown)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await enter(page, address)
      await expect(page.getByText('WWWW').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width)
      for (const link of await page.locator('.staff-section-slide > a').all()) {
        const box = await link.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    }
  await office.close()
})

test('a banner is shown in its period, on a phone, to signed-in players, and to nobody else', async ({
  page,
  browser,
}) => {
  const office = await openOffice(browser)
  const { languages } = await office.ask(staff.getPlaces, {})
  const title = `Jaro ${newWord()}`.slice(0, 26)
  const place = 'lobby_bottom'
  const target = { signedIn: 'yes', fromLevel: 0, device: 'phone' } as const
  const section = { ...sectionOf('BANNER', title, languages), order: 0, target }
  const made = await office.ask(staff.createSection, { place, section })
  const about = await office.findPage('about')
  const { latestVersion } = await office.ask(staff.getContent, { contentId: about })
  const until = new Date(Date.now() + HOUR_MS).toISOString()
  const banner = page.getByRole('heading', { name: title })
  // The site at another instant, as a preview of another version, so that only the publication makes the banner
  // visible.
  const later = async (at: string, isSignedIn: boolean) =>
    enter(page, await previewAt(office, '/cs', { contentId: about, version: latestVersion, at, isSignedIn }))
  try {
    await office.agree(staff.publishContent, { ...made, from: null, until })
    await page.setViewportSize({ width: 390, height: 900 })
    await enter(page, '/cs')
    await expect(banner).toHaveCount(0)
    const before = (moment: string, byMs: number) => new Date(new Date(moment).getTime() - byMs).toISOString()
    await later(before(until, 1000), true)
    await expect(banner).toBeVisible()
    await later(before(until, 1000), false)
    await expect(banner).toHaveCount(0)
    await later(until, true)
    await expect(banner).toHaveCount(0)
    await becomePlayer(page)
    await enter(page, '/cs')
    await expect(banner).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(banner).toBeHidden()
  } finally {
    await office.takeBack(made.contentId)
    await office.close()
  }
})

test('a page scheduled for a date is shown from then on, and is as before after it was withdrawn', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const office = await openOffice(browser)
  const contentId = await office.findPage('about')
  const { latestVersion } = await office.ask(staff.getContent, { contentId })
  const { title, text } = await office.ask(staff.getVersion, { contentId, version: String(latestVersion) })
  const word = newWord()
  const sent = { contentId, basedOn: latestVersion, title, text: `# ${word}\n\n${text}` }
  const { version } = await office.ask(staff.savePage, sent)
  const heading = page.getByRole('heading', { name: word })
  const from = new Date(Date.now() + AHEAD_MS).toISOString()
  await office.agree(staff.publishContent, { contentId, version, from, until: null })
  try {
    await enter(page, '/cs/about')
    await expect(heading).toHaveCount(0)
    await expect(async () => {
      await page.reload()
      await expect(heading).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [2000], timeout: 100_000 })
    expect(Date.now()).toBeGreaterThanOrEqual(new Date(from).getTime())
  } finally {
    await office.takeBack(contentId)
  }
  await expect(async () => {
    await page.reload()
    await expect(heading).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await office.close()
})
