import { expect, it } from 'vitest'
import { listCatalogue } from '../../catalogue/index.ts'
import { characterOf } from './character.ts'

const keys = listCatalogue().map(({ key }) => key)

it('gives each of the two hundred games a pace and a sound of its own', () => {
  expect(new Set(keys.map((key) => JSON.stringify(characterOf(key)))).size).toBe(200)
})

it('gives two games of one engine different sounds even when their pace is similar', () => {
  for (const engine of new Set(listCatalogue().map((game) => game.engine))) {
    const sounds = listCatalogue()
      .filter((game) => game.engine === engine)
      .map(({ key }) => ({ ...characterOf(key), pace: 1 }))
    expect(new Set(sounds.map((sound) => JSON.stringify(sound))).size, engine).toBe(sounds.length)
  }
})

it('uses every pace, and none that is too fast or too slow', () => {
  const paces = keys.map((key) => characterOf(key).pace)
  expect(new Set(paces).size).toBe(9)
  expect(Math.min(...paces)).toBe(0.86)
  expect(Math.max(...paces)).toBe(1.18)
})

it('plays rising notes, and only those of its scale', () => {
  for (const key of keys) {
    const { notes, winTune, bigTune } = characterOf(key)
    expect(notes.toSorted((a, b) => a - b)).toEqual(notes)
    for (const step of [...winTune, ...bigTune]) expect(notes[step]).toBeGreaterThan(0)
    // A large win ends on the highest note.
    expect(bigTune.at(-1)).toBe(notes.length - 1)
  }
})

it('is the same for the same key', () => expect(characterOf('HadiKral')).toEqual(characterOf('HadiKral')))
