import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { marketKeys } from '#config/market.ts'
import { readBrandMessages, type BrandMessages } from '#config/read-texts.ts'
import { targets, type Target } from '#config/targets.ts'
import { firstWords } from './first-words.ts'

/** Keys of all games, which are their names without spaces and accents. */
const games = readdirSync(join(import.meta.dirname, '../../games/catalogue')).map((file) => plain(file.split('.')[0]))

describe.each(marketKeys)('the first words of a brand in %s', (market) => {
  const { brand, hero } = firstWords[market]('Moje Kasino')
  it('say its name, and nothing of the headline of a brand that is there', () => {
    expect(brand.title).toContain('Moje Kasino')
    for (const target of targets) {
      const own = readBrandMessages(target, brands[target].defaultLanguage)
      if (hasFirstWords(target, own)) continue
      expect([own.hero.title, own.hero.text, own.brand.description]).not.toContain(hero.title)
      expect(own.hero.text).not.toBe(hero.text)
      expect(own.brand.description).not.toBe(brand.description)
    }
  })
  it('name no game, since they stand over any picture', () => {
    const said = plain([...Object.values(brand), ...Object.values(hero)].join(' '))
    expect(games.length).toBeGreaterThan(50)
    expect(games.filter((game) => said.includes(game))).toEqual([])
  })
})

/** A new brand has nothing else until somebody writes its own words. */
function hasFirstWords(target: Target, { brand, hero }: BrandMessages): boolean {
  const { market, appName } = brands[target]
  return isDeepStrictEqual({ brand, hero }, firstWords[market](appName))
}

function plain(text = ''): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
}
