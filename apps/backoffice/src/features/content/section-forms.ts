import type { ReplyOf } from '#contract/call.ts'
import type { getPlaces } from '#contract/play-v1/staff-content.ts'
import type { SectionType, WrittenSection } from '#contract/shapes/sections.ts'

export type LanguageCode = WrittenSection['titles'][number]['language']
type Picture = WrittenSection['slides'][number]['picture']
/** A slide as typed: its picture by group and name. */
export type SlideDraft = Omit<WrittenSection['slides'][number], 'picture'> & { readonly picture: string }
/** A section as typed: whatever is written stays in its field until it can be sent. */
export type SectionDraft = Omit<WrittenSection, 'slides' | 'gameKeys' | 'order' | 'target'> & {
  readonly slides: readonly SlideDraft[]
  readonly games: string
  readonly order: string
  readonly target: Omit<WrittenSection['target'], 'fromLevel'> & { readonly fromLevel: string }
}

const PICTURE = /^[a-z0-9][a-zA-Z0-9-]*\/[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/
/** A path of the site, as the call accepts it. */
const LINK = /^\/(?!\/)[A-Za-z0-9/_?=&.-]*$/
/** Shortest names and titles. */
const TITLE_MIN = 2

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

export const emptySlide = (languages: readonly LanguageCode[]): SlideDraft => ({
  words: languages.map((language) => ({ language, title: '', body: '', button: '' })),
  link: null,
  picture: '',
})

export function emptySection(languages: readonly LanguageCode[], types: readonly SectionType[]): SectionDraft {
  return {
    label: '',
    type: types[0] ?? 'BANNER',
    order: '10',
    titles: languages.map((language) => ({ language, title: '' })),
    slides: [emptySlide(languages)],
    games: '',
    poolId: null,
    target: { signedIn: 'any', fromLevel: '0', device: 'any' },
  }
}

/** A stored section in the fields of the form: a title field in each language, even if it was written without one. */
export function draftOf(section: WrittenSection, languages: readonly LanguageCode[]): SectionDraft {
  const { gameKeys, slides, order, target, titles, ...same } = section
  return {
    ...same,
    order: String(order),
    titles: languages.map((language) => titles.find((one) => one.language === language) ?? { language, title: '' }),
    slides:
      slides.length === 0
        ? [emptySlide(languages)]
        : slides.map(({ picture, ...slide }) => ({
            ...slide,
            words: wordsIn(slide.words, languages),
            picture: picture ? `${picture.group}/${picture.name}` : '',
          })),
    games: gameKeys.join(' '),
    target: { ...target, fromLevel: String(target.fromLevel) },
  }
}

/** The texts of a slide in each language of the brand, which may have more of them than when it was written. */
const wordsIn = (words: SlideDraft['words'], languages: readonly LanguageCode[]): SlideDraft['words'] =>
  languages.map(
    (language) => words.find((one) => one.language === language) ?? { language, title: '', body: '', button: '' },
  )

/** What a field says before anything is sent. */
export const isShort = (title: string): boolean => title.trim().length < TITLE_MIN
export const isWrongPicture = (text: string): boolean => text.trim() !== '' && !PICTURE.test(text.trim())
export const isWrongLink = (link: string | null): boolean => link !== null && !LINK.test(link.trim())

/** Whether a title is missing: lists of games need one in each language, other types in none or in all. */
export const isTitleMissing = ({ type, titles }: SectionDraft, title: string): boolean =>
  (hasGames(type) || titles.some((one) => one.title.trim() !== '')) && isShort(title)

/** Only the fields of the section's type; the rest of the form is left out. */
export function sectionToSend(form: SectionDraft): WrittenSection {
  const { type, titles, games, slides, order, target, poolId, label } = form
  const areTitled = titles.every(({ title }) => title.trim() !== '')
  const shown = hasSlides(type) ? (type === 'BANNER' ? slides.slice(0, 1) : slides) : []
  return {
    label: label.trim(),
    type,
    order: Number(order),
    titles: areTitled ? titles.map(({ language, title }) => ({ language, title: title.trim() })) : [],
    slides: shown.map((slide) => ({
      link: slide.link?.trim() ?? null,
      words: slide.words.map(({ language, title, body, button }) => ({
        language,
        title: title.trim(),
        body: body.trim(),
        button: button.trim(),
      })),
      picture: pictureOf(slide.picture),
    })),
    gameKeys: hasGames(type) ? games.split(/[\s,]+/).filter((key) => key !== '') : [],
    poolId: type === 'JACKPOT_SINGlE' ? poolId : null,
    target: { ...target, fromLevel: Number(target.fromLevel) },
  }
}

/** Parses a file as typed, by group and name: `banner/spring.webp`. */
export function pictureOf(text: string): Picture {
  const [group = '', name = ''] = text.trim().split('/')
  return text.trim() !== '' && !isWrongPicture(text) ? { group, name } : null
}
