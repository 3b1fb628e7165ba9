import { describe, expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '../../catalogue/index.ts'
import { betEngineOf, betRulesOf, isBetDefinition, type BetDefinition, type BetOutcome } from '../../engines.ts'
import { playBetRound } from '../../play-round.ts'
import { compileTexts } from './compile-texts.ts'
import { engineTexts } from './engine-texts.ts'
import { loadDescription } from './load-description.ts'
import { gameLanguages, wordsOf } from './description.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => 13 * index)
const games = listCatalogue().flatMap(({ key }) => {
  const loaded = loadMathematics(key)
  if (!loaded || !isBetDefinition(loaded.definition) || !engineTexts[loaded.definition.engine]) return []
  return [{ key, definition: loaded.definition, definitionHash: loaded.definitionHash }]
})

/** A round’s outcomes, decision by decision, with the decisions of the rule for an absent player. */
function outcomesOf(definition: BetDefinition, definitionHash: string, nonce: number): BetOutcome[] {
  const { key, coins } = definition
  const bets = betEngineOf(definition).betsOf(definition)
  const bet = bets[nonce % bets.length]?.bet
  const input = { key, definition, definitionHash, stakeMinor: coins * 10, serverSeed, clientSeed: 'tell', nonce }
  const { decisions, problemsOfOpening } = betRulesOf(definition)
  if (bet === undefined) return []
  const opening =
    definition.engine === 'steps' && 'picks' in bet ? { ...bet, picks: bet.picks.slice(0, 1), isTaken: false } : bet
  if (definition.engine === 'roulette') input.stakeMinor = coins
  if ((problemsOfOpening?.(definition, opening as typeof bet) ?? []).length > 0) return []
  const outcomes = [playBetRound({ ...input, bet: opening })]
  for (let last = outcomes[0]; last && decisions?.isOpen(last); last = outcomes.at(-1)) {
    outcomes.push(playBetRound({ ...input, bet: decisions.decideForAbsent(definition, last) }))
  }
  return outcomes
}

describe.each(games)('$key', ({ definition, definitionHash }) => {
  it.each(gameLanguages)('has all its texts in %s, with no placeholder left', async (language) => {
    const telling = await loadDescription(definition.engine)
    const texts = engineTexts[definition.engine]
    if (!texts) throw new Error('The engine has texts.')
    const words = wordsOf(compileTexts(texts[language]), language, (amountMinor) => `${amountMinor / 100} Kč`)
    const sections = [
      ...telling.rules(words, definition),
      ...telling.paytable(words, definition, definition.coins * 10),
    ]
    expect(sections.length).toBeGreaterThan(1)
    const said = sections.flatMap(({ title, texts: sentences = [], table }) => {
      if (table) for (const row of table.rows) expect(row).toHaveLength(table.head.length)
      return [title, ...sentences, ...(table ? [...table.head, ...table.rows.flat()] : [])]
    })
    for (let nonce = 0; nonce < 12; nonce += 1) {
      for (const outcome of outcomesOf(definition, definitionHash, nonce)) {
        said.push(telling.result(words, definition, outcome), telling.shortResult(words, definition, outcome).text)
      }
    }
    for (const text of said) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/[{}]|undefined|NaN/u)
    }
  })
})
