import { expect, it } from 'vitest'
import { axes, rowNames } from '#contract/shapes/look.ts'
import { studioEn } from '../../texts/studio/en.ts'
import { writeLookValue } from './write-look-value.ts'

const texts: Readonly<Record<string, string>> = studioEn
const names = {
  or: (key: string, fallback: string) => texts[key] ?? fallback,
  nameOfGame: (key: string) => `the game ${key}`,
}
const write = (field: string, value: string) => writeLookValue({ field: `look.${field}`, value }, names)

it('names letters, rows and games in words', () => {
  expect(write('display', 'playfair')).toBe('Playfair Display')
  expect(write('rowOrder', 'recents crash-games')).toBe('Played last, Crash games')
  expect(write('heroGames', 'A B')).toBe('the game A, the game B')
  expect(write('radiusPx', '12')).toBe('12 px')
  expect(write('dark', '#1f0d00')).toBe('#1f0d00')
})
it('has a name for every value of every axis and for every row', () => {
  const values = Object.entries(axes).flatMap(([axis, all]) => all.map((value) => [axis, value] as const))
  // A missing text would return its key.
  const called: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(texts).map(([key]) => [key, 'its name']),
  )
  const own = { ...names, or: (key: string, fallback: string) => called[key] ?? fallback }
  for (const [axis, value] of values)
    expect(writeLookValue({ field: `look.${axis}`, value }, own), `${axis} ${value}`).toBe('its name')
  for (const row of rowNames) expect(writeLookValue({ field: 'look.rowOrder', value: row }, own), row).toBe('its name')
})
