import { expect, type Page } from '@playwright/test'
import * as staff from '#contract/play-v1/staff-content.ts'
import type { SectionPlace, SectionType, WrittenSection } from '#contract/shapes/sections.ts'
import { addresses } from './addresses.ts'
import type { Office } from './content-office.ts'
import { confirmAge, enter } from './site.ts'

/** As long as the text of a banner can be. */
const BODY = 'Hrajte od pondělí do neděle; sto nejlepších hráčů si rozdělí ceny za padesát tisíc korun.'
const LANGUAGES = ['cs', 'en', 'sk', 'ru', 'vi', 'hu'] as const
const [PHONE_PX, DESK_PX] = [390, 1440] as const
/** Maximum layout shift: less than anybody notices, such as a line of text when its font loads. */
const MOVED_MAX = 0.01

export function sectionOf(type: SectionType, title: string, languages: readonly string[]): WrittenSection {
  const inEach = <Words extends object>(words: Words) =>
    LANGUAGES.filter((language) => languages.includes(language)).map((language) => ({ language, ...words }))
  const isGames = type === 'GAMES_LIST' || type === 'GAME_CAROUSEL'
  const words = inEach({ title, body: BODY, button: 'Ukázat' })
  return {
    label: `${type} ${title}`,
    type,
    order: 1,
    titles: inEach({ title }),
    slides: isGames || type.startsWith('JACKPOT') ? [] : [{ words, link: '/promotions', picture: null }],
    gameKeys: isGames ? ['OvocnyKolotoc'] : [],
    poolId: null,
    target: { signedIn: 'any', fromLevel: 0, device: 'any' },
  }
}

/** The page with a slot; that of the list of games only in an empty search. */
function addressOf(place: SectionPlace): string {
  switch (place) {
    case 'games_list':
      return '?q=zzzz'
    case 'game_section':
    case 'sidebar_widget':
      return '/play/OvocnyKolotoc'
    case 'liveDealer':
    case 'live_dealer_games_list':
      return '/liveDealer'
    case 'calendar':
      return '/calendar'
    default:
      return ''
  }
}

type Previewed = {
  readonly contentId: string
  readonly version: number
  readonly at?: string | null
  readonly isSignedIn?: boolean
}

/** A preview URL of the site. */
export async function previewAt(
  office: Office,
  path: string,
  { isSignedIn = false, at = null, ...version }: Previewed,
): Promise<string> {
  const { url } = await office.ask(staff.previewContent, { ...version, at, isSignedIn })
  const preview = new URL(url).searchParams.get('preview') ?? ''
  return `${path}${path.includes('?') ? '&' : '?'}preview=${preview}`
}

/** Sums up layout shifts. */
const noteMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
    let moved = 0
    const note = ({ value, hadRecentInput }: Shift) => {
      if (!hadRecentInput) moved += value
      Reflect.set(globalThis, 'moved', moved)
    }
    Reflect.set(globalThis, 'moved', moved)
    new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
const movedOn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'moved') as number)

/**
 * Writes a section of each of these types for each slot that accepts it and checks it in a preview, on a phone and on a
 * desktop: it is there once, no page is wider than its screen, and nothing shifts while the page hydrates.
 * Returns the number of slots and types.
 */
export async function seeEachSection(
  page: Page,
  office: Office,
  { language, isMeant }: { readonly language: string; readonly isMeant: (type: SectionType) => boolean },
): Promise<number> {
  const { places, languages } = await office.ask(staff.getPlaces, {})
  await confirmAge(page)
  await noteMoves(page)
  let seen = 0
  for (const { place, types, hasPage } of places) {
    const path = `/${language}${addressOf(place)}`
    expect((await page.request.get(addresses().player + path)).status(), path).toBe(hasPage ? 200 : 404)
    if (!hasPage) continue
    for (const type of types.filter(isMeant)) {
      const made = await office.ask(staff.createSection, { place, section: sectionOf(type, 'Jaro', languages) })
      const address = await previewAt(office, path, made)
      const section = page.locator(`.staff-section[data-type="${type}"]`)
      // Loaded at each width: a resized window shifts everything.
      for (const width of [PHONE_PX, DESK_PX]) {
        const what = `${type} in ${place} at ${width} px`
        await page.setViewportSize({ width, height: 900 })
        await enter(page, address)
        await expect(section, what).toBeVisible()
        expect(await movedOn(page), what).toBeLessThan(MOVED_MAX)
        for (const words of await section.locator('.staff-section-slide > :is(h2, p)').all())
          expect(await words.evaluate((one) => one.scrollHeight - one.clientHeight), what).toBeLessThanOrEqual(1)
        const box = await section.boundingBox()
        expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(width)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
      }
      seen += 1
    }
  }
  return seen
}
