import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { languages } from '#config/shapes.ts'
import { WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { messages } from './index.ts'

function entries(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : entries(Object(value) as object, `${path}${key}.`),
  )
}
const keysOf = (tree: object) => entries(tree).map(([key]) => key)
/** Names of a text's arguments, such as `count`. */
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=\}|, (?:plural|select|number))/g)].map((match) => match[1]))].sort()

describe.each(languages)('texts in %s', (language) => {
  it('have every key and no other', () => expect(keysOf(messages[language])).toEqual(keysOf(messages.cs)))
  it('contain no duration of a stop, which comes from the law of the market', () =>
    expect(messages[language].venues.terminal.webStops).not.toMatch(/\d/))
  it('are well formed and never empty', () => {
    for (const [key, text] of entries(messages[language])) {
      expect(text.trim(), key).not.toBe('')
      expect(() => compile(text), key).not.toThrow()
    }
  })
  it('have the same parameters as the Czech ones', () => {
    const czech = new Map(entries(messages.cs))
    for (const [key, text] of entries(messages[language])) {
      expect(argumentsOf(text), key).toEqual(argumentsOf(czech.get(key) ?? ''))
    }
  })
  it('name the partner that keeps wallets, and tell of each payout of a partner', () => {
    for (const [key, text] of entries(messages[language])) expect(text, key).not.toContain('walletPartner')
    const { ways, wayNotes } = messages[language].withdraw
    expect(Object.keys(ways).sort()).toEqual([...WITHDRAWAL_METHODS].sort())
    expect(Object.keys(wayNotes).sort()).toEqual([...WITHDRAWAL_METHODS].sort())
  })
})
