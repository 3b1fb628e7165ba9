import { expect, it } from 'vitest'
import { draftOf, problemsOf, writtenOf } from './venue-draft.ts'

const draft = { ...draftOf(), name: 'Herna', street: 'Lipová 1', town: 'Brno', postCode: '602 00' }

it('names missing fields, and an incomplete position', () => {
  expect(problemsOf(draftOf())).toEqual(['name', 'street', 'town', 'postCode'])
  expect(problemsOf(draft)).toEqual([])
  expect(problemsOf({ ...draft, latitude: '49,19' })).toEqual(['longitude'])
  expect(problemsOf({ ...draft, latitude: '95', longitude: '16,6', phone: 'x' })).toEqual(['latitude', 'phone'])
})

it('parses numbers with a comma, and leaves out empty fields', () => {
  const written = writtenOf({
    ...draft,
    latitude: '49,1951',
    longitude: '16.6068',
    rooms: [{ workroomId: 'a', name: ' Sál ' }, { name: '' }],
  })
  expect(written).toEqual({
    kind: 'GamingHall',
    name: 'Herna',
    street: 'Lipová 1',
    town: 'Brno',
    postCode: '602 00',
    latitude: 49.1951,
    longitude: 16.6068,
    photo: null,
    workrooms: [{ workroomId: 'a', name: 'Sál' }],
  })
})
