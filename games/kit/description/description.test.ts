import { describe, expect, it } from 'vitest'
import { listCatalogue, loadDefinition } from '../../catalogue/index.ts'
import { betEngineOf, isBetDefinition } from '../../engines.ts'
import { simulationRng } from '../math/simulation-rng.ts'
import type { BetEngineName } from '../protocol/bets.ts'
import { compileTexts } from './compile-texts.ts'
import { engineTexts } from './engine-texts.ts'
import { loadDescription } from './load-description.ts'
import { gameLanguages, wordsOf } from './description.ts'

/** Names of the placeholders: `{win}`, and `{count, plural, …}`. */
const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)(?=\}|, plural,)/g)].map(([, name = '']) => name).toSorted()
const engines = Object.keys(engineTexts) as BetEngineName[]
const games = listCatalogue().flatMap(({ key }) => {
  const definition = loadDefinition(key)?.definition
  return definition && isBetDefinition(definition) && engines.includes(definition.engine) ? [{ key, definition }] : []
})

describe.each(engines)('texts of %s', (engine) => {
  it('are complete in every language, with the same placeholders', () => {
    const texts = engineTexts[engine]
    for (const language of gameLanguages)
      for (const [key, text] of Object.entries(texts?.cs ?? {})) {
        const own = texts?.[language][key]
        expect(own?.trim(), `${language} ${key}`).toBeTruthy()
        expect(holes(own ?? ''), `${language} ${key}`).toEqual(holes(text))
      }
  })
})

it('covers every game with bets that players can open', () => expect(games.length).toBeGreaterThan(40))

it.each(games)(
  'tells rules, paytable and results of $key in every language, with nothing left to fill in',
  async (game) => {
    const { definition } = game
    const engine = betEngineOf(definition)
    const telling = await loadDescription(definition.engine)
    for (const language of gameLanguages) {
      const words = wordsOf(
        compileTexts(engineTexts[definition.engine]?.[language] ?? {}),
        language,
        (minor) => `${minor} m`,
      )
      const stakeMinor = definition.coins * 2
      const sections = [...telling.rules(words, definition), ...telling.paytable(words, definition, stakeMinor)]
      expect(sections.length).toBeGreaterThan(1)
      for (const { title, texts = [], table } of sections) {
        for (const text of [title, ...texts]) expect(text).not.toMatch(/^$|undefined|NaN|\{\w+\}/)
        for (const row of table?.rows ?? []) {
          expect(row).toHaveLength(table?.head.length ?? 0)
          expect(row.join(' ')).not.toMatch(/undefined|NaN/)
        }
      }
      const bets = engine.betsOf(definition)
      for (const [at, { bet }] of bets.filter((_, index) => index % Math.ceil(bets.length / 6) === 0).entries()) {
        let outcome
        try {
          outcome = engine.play(definition, stakeMinor, bet, simulationRng(at + 1))
        } catch (refused) {
          // A stepwise round that ended at a trap before its last pick.
          if (refused instanceof RangeError) continue
          throw refused
        }
        expect(telling.result(words, definition, outcome)).not.toMatch(/^$|undefined|NaN|\{\w+\}/)
        expect(telling.shortResult(words, definition, outcome).text.length).toBeGreaterThan(0)
      }
    }
  },
)
