import { findUnseenSign } from '#config/texts/unseen-signs.ts'
import type { SectionPlace, SectionType, WrittenSection } from '#contract/shapes/sections.ts'
import type { ContentNeeds, LanguageCode } from '../needs.ts'

export type SectionProblem = { readonly line: number; readonly problem: string; readonly text: string }

const WITH_SLIDES: readonly SectionType[] = ['BANNER', 'BANNER_IN_SLIDER', 'SLIDER']
const WITH_GAMES: readonly SectionType[] = ['GAMES_LIST', 'GAME_CAROUSEL']
const WITH_JACKPOTS: readonly SectionType[] = ['JACKPOT_AGGREGATED', 'JACKPOT_SINGlE']

export type SectionNeeds = Pick<ContentNeeds, 'places' | 'languages' | 'isGame' | 'mayHaveJackpots' | 'isJackpot'>

/** The problem of a place whose page the brand does not have: its address is not found, so that nobody would see the section. */
export const missingPage = (places: ContentNeeds['places'], place: SectionPlace): SectionProblem | undefined =>
  places[place].hasPage ? undefined : { line: 0, problem: 'place-none', text: place }

/** Problem of a section; undefined when it can be shown as intended. `line` counts slides from 1. */
export async function checkSection(
  { places, languages, isGame, mayHaveJackpots, isJackpot }: SectionNeeds,
  place: SectionPlace,
  section: WrittenSection,
): Promise<SectionProblem | undefined> {
  const { type, titles, slides, gameKeys, poolId } = section
  const say = (problem: string, text: string, line = 0): SectionProblem => ({ line, problem, text })
  const noPage = missingPage(places, place)
  if (noPage) return noPage
  if (!places[place].types.includes(type)) return say('type-not-taken', type)
  if (WITH_SLIDES.includes(type) === (slides.length === 0)) return say('slides', type)
  if (type === 'BANNER' && slides.length > 1) return say('one-slide', type)
  if (WITH_GAMES.includes(type) === (gameKeys.length === 0)) return say('games', type)
  if (poolId !== null && type !== 'JACKPOT_SINGlE') return say('jackpot', type)
  // It would always be empty.
  if (WITH_JACKPOTS.includes(type) && !mayHaveJackpots()) return say('jackpot-none', type)
  if (poolId !== null && !(await isJackpot(poolId))) return say('jackpot-unknown', poolId)
  const unknown = gameKeys.find((key) => !isGame(key))
  if (unknown !== undefined) return say('game-unknown', unknown)
  if (WITH_GAMES.includes(type)) {
    const missing = missingOf(languages, titles)
    if (missing !== undefined) return say('language-missing', missing)
  }
  const unseen = findUnseenSign(titles.map(({ title }) => title).join(' '))
  if (unseen !== undefined) return say('unseen-sign', unseen)
  for (const [index, { words }] of slides.entries()) {
    const sign = findUnseenSign(words.map(({ title, body, button }) => title + body + button).join(' '))
    if (sign !== undefined) return say('unseen-sign', sign, index + 1)
    const missing = missingOf(languages, words)
    if (missing !== undefined) return say('language-missing', missing, index + 1)
  }
  return undefined
}

/** A language of the brand without a text, or one that occurs twice or is not the brand's. */
function missingOf(
  languages: readonly LanguageCode[],
  written: readonly { readonly language: LanguageCode }[],
): string | undefined {
  const given = written.map(({ language }) => language)
  return (
    languages.find((language) => !given.includes(language)) ??
    given.find((language, index) => !languages.includes(language) || given.indexOf(language) !== index)
  )
}
