import { expect, it } from 'vitest'
import { SECTION_PLACES, type SectionPlace, type WrittenSection } from '#contract/shapes/sections.ts'
import type { ContentNeeds } from '../needs.ts'
import { checkSection } from './check-section.ts'

const POOL = '0190d3a0-7b1c-7000-8000-00000000a001'
const section = (more: Partial<WrittenSection> = {}): WrittenSection => ({
  label: 'Jackpots',
  type: 'JACKPOT_SINGlE',
  order: 1,
  titles: [],
  slides: [],
  gameKeys: [],
  poolId: null,
  target: { signedIn: 'any', fromLevel: 0, device: 'any' },
  ...more,
})
const place: SectionPlace = 'lobby_secondary_widget'
const taken = { types: ['JACKPOT_SINGlE', 'JACKPOT_AGGREGATED'] as const, maxCount: 1, hasPage: true }
const check = (written: WrittenSection, hasJackpots = true, hasPage = true) =>
  checkSection(
    {
      places: Object.fromEntries(
        SECTION_PLACES.map((one) => [one, { ...taken, hasPage }]),
      ) as unknown as ContentNeeds['places'],
      languages: ['cs'],
      isGame: () => true,
      mayHaveJackpots: () => hasJackpots,
      isJackpot: async (poolId) => poolId === POOL,
    },
    place,
    written,
  )

it('refuses jackpots at a brand without any, because the section would always be empty', async () => {
  for (const type of ['JACKPOT_SINGlE', 'JACKPOT_AGGREGATED'] as const) {
    expect(await check(section({ type }), false)).toMatchObject({ problem: 'jackpot-none', text: type })
    expect(await check(section({ type }))).toBeUndefined()
  }
})

it('accepts a single jackpot only if the brand has it', async () => {
  expect(await check(section({ poolId: POOL }))).toBeUndefined()
  const stranger = '0190d3a0-7b1c-7000-8000-00000000a002'
  expect(await check(section({ poolId: stranger }))).toMatchObject({ problem: 'jackpot-unknown', text: stranger })
})

it('refuses a place whose page the brand does not have, whatever the type', async () => {
  const none = { problem: 'place-none', text: place }
  expect(await check(section(), true, false)).toMatchObject(none)
  expect(await check(section({ type: 'BANNER' }), true, false)).toMatchObject(none)
})

it('refuses words with signs that nobody sees', async () => {
  const slides = [
    { words: [{ language: 'cs' as const, title: 'Jaro \u202e21', body: '', button: '' }], link: null, picture: null },
  ]
  const places = { ...taken, types: ['BANNER'] as const, hasPage: true }
  expect(
    await checkSection(
      {
        places: Object.fromEntries(SECTION_PLACES.map((one) => [one, places])) as unknown as ContentNeeds['places'],
        languages: ['cs'],
        isGame: () => true,
        mayHaveJackpots: () => true,
        isJackpot: async () => true,
      },
      place,
      section({ type: 'BANNER', slides }),
    ),
  ).toMatchObject({ line: 1, problem: 'unseen-sign', text: 'U+202E' })
})
