import { expect, it } from 'vitest'
import { siteTextsCs } from '#apps/backoffice/src/texts/site-texts/cs.ts'
import { places } from '#apps/player/src/messages/places.ts'

const names: Readonly<Record<string, string>> = siteTextsCs

it('the studio of texts names every part of the site, and every place that is not an address', () => {
  expect(Object.keys(places).filter((part) => !(`texts.part.site.${part}` in names))).toEqual([])
  const others = Object.values(places)
    .flat()
    .filter((place) => !place.startsWith('/'))
  expect(others.filter((place) => !(`texts.place.${place}` in names))).toEqual([])
})
