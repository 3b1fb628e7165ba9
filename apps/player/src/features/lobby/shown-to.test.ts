import { expect, test } from 'vitest'
import type { ShownSection } from '#contract/shapes/sections.ts'
import { shownTo } from './shown-to.ts'

const slide = (link: string | null) => ({ title: '', body: '', button: '', link, picture: null })
const links = ['/promotions/some', '/bonuses', '/jackpots#pool', '/help', null]
const banner = {
  sectionId: 'b',
  place: 'lobby_bottom',
  type: 'SLIDER',
  title: null,
  slides: links.map(slide),
  gameKeys: [],
  poolId: null,
} as unknown as ShownSection
const pool = { poolId: 'p', name: 'Pool', level: null, gameKeys: ['OvocnyKolotoc'] } as never
const content = { jackpots: [pool], staff: { lobby_bottom: [banner] } }

test('who is left alone sees no jackpots, and no slide of staff that leads to promotions', () => {
  const shown = shownTo({ isLeftAlone: true }, content)
  expect(shown.jackpots).toEqual([])
  expect(shown.staff.lobby_bottom?.[0]?.slides.map(({ link }) => link)).toEqual(['/help', null])
})

test('everybody else sees all of it', () => {
  expect(shownTo({ isLeftAlone: false }, content)).toBe(content)
})
