import { expect, it } from 'vitest'
import { emptySection, pictureOf, placesToOffer, sectionToSend, usualPlace } from './section-forms.ts'

it("sends only the fields of the section's type", () => {
  const empty = emptySection(['cs'], ['BANNER'])
  expect(sectionToSend({ ...empty, gameKeys: ['A'] })).toMatchObject({ titles: [], gameKeys: [], poolId: null })
  const games = {
    ...empty,
    type: 'GAMES_LIST' as const,
    gameKeys: ['A'],
    titles: [{ language: 'cs' as const, title: 'T' }],
  }
  expect(sectionToSend(games)).toMatchObject({ slides: [], gameKeys: ['A'], titles: [{ title: 'T' }] })
})
it('parses a picture by group and name', () => {
  expect(pictureOf(' banner/spring.webp ')).toEqual({ group: 'banner', name: 'spring.webp' })
  expect(pictureOf('spring')).toBeNull()
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
