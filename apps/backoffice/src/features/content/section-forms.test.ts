import { expect, it } from 'vitest'
import {
  draftOf,
  emptySection,
  isTitleMissing,
  isWrongLink,
  isWrongPicture,
  pictureOf,
  placesToOffer,
  sectionToSend,
  usualPlace,
} from './section-forms.ts'

it("sends only the fields of the section's type", () => {
  const empty = emptySection(['cs'], ['BANNER'])
  expect(sectionToSend({ ...empty, games: 'A' })).toMatchObject({ titles: [], gameKeys: [], poolId: null })
  const games = {
    ...empty,
    type: 'GAMES_LIST' as const,
    games: ' A, B\n',
    titles: [{ language: 'cs' as const, title: 'T' }],
  }
  expect(sectionToSend(games)).toMatchObject({ slides: [], gameKeys: ['A', 'B'], titles: [{ title: 'T' }] })
})
it('parses a picture by group and name, and reports anything else instead of dropping it', () => {
  expect(pictureOf(' banner/spring.webp ')).toEqual({ group: 'banner', name: 'spring.webp' })
  expect(
    ['', 'banner/spring.webp', 'spring.webp', 'banner/', 'a/b/c.webp', 'banner/Jaro.webp'].map(isWrongPicture),
  ).toEqual([false, false, true, true, true, true])
})
it('accepts a path of the site as a link, and nothing else', () => {
  expect(
    [null, '/promotions', '/cs/game?x=1', '//evil.example', 'https://a.example', 'promotions'].map(isWrongLink),
  ).toEqual([false, false, false, true, true, true])
})
it('requires titles of a list of games in each language, and of others in none or in all', () => {
  const banner = emptySection(['cs', 'en'], ['BANNER'])
  expect(isTitleMissing(banner, '')).toBe(false)
  expect(isTitleMissing({ ...banner, type: 'GAMES_LIST' }, '')).toBe(true)
  const half = {
    ...banner,
    titles: [
      { language: 'cs' as const, title: 'Jaro' },
      { language: 'en' as const, title: '' },
    ],
  }
  expect(isTitleMissing(half, '')).toBe(true)
})
it('shows a stored section with a field in each language of the brand, and sends it unchanged', () => {
  const stored = {
    label: 'Jaro',
    type: 'BANNER' as const,
    order: 3,
    titles: [],
    slides: [
      {
        words: [{ language: 'cs' as const, title: 'Jaro', body: '', button: '' }],
        link: '/promotions',
        picture: { group: 'banner', name: 'spring.webp' },
      },
    ],
    gameKeys: [],
    poolId: null,
    target: { signedIn: 'yes' as const, fromLevel: 2, device: 'phone' as const },
  }
  expect(sectionToSend(draftOf(stored, ['cs']))).toEqual(stored)
  expect(draftOf(stored, ['cs', 'en']).slides[0]?.words.map(({ language }) => language)).toEqual(['cs', 'en'])
})
it('offers no place whose page the brand does not have', () => {
  const placeOf = (place: 'lobby_bottom' | 'liveDealer', hasPage: boolean) => ({
    place,
    types: ['BANNER' as const],
    maxCount: 1,
    hasPage,
  })
  const places = [placeOf('liveDealer', false), placeOf('lobby_bottom', true)]
  expect(placesToOffer(places).map(({ place }) => place)).toEqual(['lobby_bottom'])
  expect(usualPlace(placesToOffer(places)).place).toBe('lobby_bottom')
})
