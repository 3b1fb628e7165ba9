import { describe, expect, test } from 'vitest'
import { brands } from './brands/index.ts'
import { readHeroes, readHeroPictures } from './heroes.ts'
import { readLook, readTheme } from './read-texts.ts'
import { targets } from './targets.ts'
import { sharedColours } from './theme.ts'

const LIGHT_BYTES = 20_000

describe.each(targets)('the hero pictures of %s', (target) => {
  const { pictures } = readHeroes(target)
  const drawn = readHeroPictures(target)

  test('are three, for the games that it leads with, each with words in its languages', () => {
    expect(pictures.map(({ game }) => game)).toEqual(readLook(target).heroGames.slice(0, 3))
    for (const { texts } of pictures) {
      expect(Object.keys(texts).toSorted()).toEqual([...brands[target].languages].toSorted())
      for (const text of Object.values(texts)) expect(text.trim().length).toBeGreaterThan(4)
    }
  })
  test('are light, load nothing, and have the colours of its dark pages alone', () => {
    const known = new Set<string>([...Object.values(readTheme(target)), sharedColours.dark.text])
    for (const svg of drawn.values()) {
      expect(svg.length).toBeLessThan(LIGHT_BYTES)
      expect(svg).not.toMatch(/<text|<image|<script|<style|href=|font-family/)
      expect([...svg.matchAll(/#[0-9a-f]{3,8}\b/g)].map(([colour]) => colour).filter((one) => !known.has(one))).toEqual(
        [],
      )
    }
  })
})

test('no two pictures are the same without their colours', () => {
  const all = targets.flatMap((target) => [...readHeroPictures(target).values()])
  const grey = all.map((svg) => svg.replaceAll(/#[0-9a-f]{6}\b/g, '#'))
  expect(new Set(grey).size).toBe(all.length)
})
