import type { ReplyOf } from '#contract/call.ts'
import type { getPlaces } from '#contract/play-v1/staff-content.ts'
import type { SectionType, WrittenSection } from '#contract/shapes/sections.ts'

export type LanguageCode = WrittenSection['titles'][number]['language']
export type Slide = WrittenSection['slides'][number]

export const hasSlides = (type: SectionType): boolean => ['BANNER', 'BANNER_IN_SLIDER', 'SLIDER'].includes(type)
export const hasGames = (type: SectionType): boolean => ['GAMES_LIST', 'GAME_CAROUSEL'].includes(type)

type OfferedPlace = ReplyOf<typeof getPlaces>['places'][number]

/** Places for a new section, without those whose page the brand does not have. */
export const placesToOffer = (places: readonly OfferedPlace[]): OfferedPlace[] =>
  places.filter(({ hasPage }) => hasPage)

const USUAL_PLACE = 'lobby_secondary_widget'

/** The place that is chosen first. */
export const usualPlace = (offered: readonly OfferedPlace[]): Pick<OfferedPlace, 'place' | 'types'> =>
  offered.find(({ place }) => place === USUAL_PLACE) ?? offered[0] ?? { place: USUAL_PLACE, types: [] }

export const emptySlide = (languages: readonly LanguageCode[]): Slide => ({
  words: languages.map((language) => ({ language, title: '', body: '', button: '' })),
  link: null,
  picture: null,
})

export function emptySection(languages: readonly LanguageCode[], types: readonly SectionType[]): WrittenSection {
  return {
    label: '',
    type: types[0] ?? 'BANNER',
    order: 10,
    titles: languages.map((language) => ({ language, title: '' })),
    slides: [emptySlide(languages)],
    gameKeys: [],
    poolId: null,
    target: { signedIn: 'any', fromLevel: 0, device: 'any' },
  }
}

/** Only the fields of the section's type; the rest of the form is left out. */
export function sectionToSend(form: WrittenSection): WrittenSection {
  const { type, titles } = form
  const hasTitles = titles.every(({ title }) => title.trim() !== '')
  return {
    ...form,
    titles: hasTitles ? titles : [],
    slides: hasSlides(type) ? (type === 'BANNER' ? form.slides.slice(0, 1) : form.slides) : [],
    gameKeys: hasGames(type) ? form.gameKeys : [],
    poolId: type === 'JACKPOT_SINGlE' ? form.poolId : null,
  }
}

/** Parses a file as typed, by group and name: `banner/spring.webp`. */
export function pictureOf(text: string): Slide['picture'] {
  const [group = '', name = ''] = text.trim().split('/')
  return group && name ? { group, name } : null
}
