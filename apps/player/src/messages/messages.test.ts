import compile from 'icu-minify/compile'
import { describe, expect, it } from 'vitest'
import { languages } from '#config/shapes.ts'
import { WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { modules as cs } from './cs/index.ts'
import { modules as en } from './en/index.ts'
import { modules as hu } from './hu/index.ts'
import { messages, messagesTo } from './index.ts'
import { modules as ru } from './ru/index.ts'
import { modules as sk } from './sk/index.ts'
import { modules as vi } from './vi/index.ts'

const modules = { cs, sk, en, hu, ru, vi }

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
  it('have every key and no other', () => {
    for (const form of ['formal', 'informal'] as const)
      expect(keysOf(messagesTo(form)[language])).toEqual(keysOf(messages.cs))
  })
  it('have informal variants only of existing keys', () => {
    for (const [name, module] of Object.entries(modules[language])) {
      const { default: formal, informal = {} } = module as { default: object; informal?: object }
      const keys = new Set(keysOf(formal))
      expect(
        keysOf(informal).filter((key) => !keys.has(key)),
        name,
      ).toEqual([])
    }
  })
  it('contain no duration of a stop, which comes from the law of the market', () =>
    expect(messages[language].venues.terminal.webStops).not.toMatch(/\d/))
  const bothForms = () => [...entries(messages[language]), ...entries(messagesTo('informal')[language])]
  it('are well formed and never empty', () => {
    for (const [key, text] of bothForms()) {
      expect(text.trim(), key).not.toBe('')
      expect(() => compile(text), key).not.toThrow()
    }
  })
  it('have the same parameters as the Czech ones', () => {
    const czech = new Map(entries(messages.cs))
    for (const [key, text] of bothForms()) {
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
