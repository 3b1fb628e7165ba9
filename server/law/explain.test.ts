import { describe, expect, test } from 'vitest'
import { ADDRESSING, findAddress } from '#config/texts/find-address.ts'
import { decide, type Refused } from './decide.ts'
import { explain } from './explain.ts'
import { POINTS_FOR_PLAY } from './judge-promotion.ts'
import { packs } from './pack-of.ts'
import { jana, NOON, stake } from './test-state.ts'
import { lawTexts, lawTextsTo, type LawLanguage } from './texts/index.ts'

const languages = Object.keys(lawTexts) as LawLanguage[]
const keys = [...new Set([...packs.flatMap(({ rules }) => rules.map(({ textKey }) => textKey)), POINTS_FOR_PLAY])]
const ZONE = 'Europe/Prague'

describe.each(ADDRESSING)('both forms of address in %s', (lang) => {
  const [formal, informal] = [lawTextsTo('formal', lang), lawTextsTo('informal', lang)]

  test('have the same keys and values, and no word of the other form', () => {
    expect(Object.keys(informal).sort()).toEqual(Object.keys(formal).sort())
    const values = (text = '') => [...text.matchAll(/<\/?known>|\{\w+\}/g)].map(([name]) => name)
    for (const [key, text] of Object.entries(formal)) {
      expect(values(informal[key]), key).toEqual(values(text))
      expect(findAddress(lang, 'informal', text), key).toEqual([])
      expect(findAddress(lang, 'formal', informal[key] ?? ''), key).toEqual([])
    }
  })

  test('say the warning that the law requires in the same words', () => {
    expect(informal['promotion-words']).toBe(formal['promotion-words'])
  })
})

describe.each(languages)('texts in %s', (lang) => {
  const texts: Readonly<Record<string, string>> = lawTexts[lang]

  test('there is one for every rule and for points, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys, 'from'].sort())
  })

  test('each states the reason and what can be done now: two sentences, without template syntax', () => {
    for (const key of keys) {
      const bare: Pick<Refused, 'textKey' | 'figure' | 'present' | 'earliestAllowedAt'> = {
        textKey: key,
        figure: null,
        present: null,
        earliestAllowedAt: null,
      }
      const text = explain(bare, lang, ZONE)
      expect(text, key).not.toMatch(/[<>{}]|\s{2}|\s[.,;]/)
      expect(text.split(/[.;:] /).length, `${key}: ${text}`).toBeGreaterThanOrEqual(2)
    }
  })

  test('uses the same values as the English one', () => {
    const english: Readonly<Record<string, string>> = lawTexts.en
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
    for (const key of [...keys, 'from']) expect(values(texts[key] ?? ''), key).toEqual(values(english[key] ?? ''))
  })
})

test('a refused stake in Czech: figure, present value, instant and the next step', () => {
  const limits = [
    { kind: 'StakeMonthCasinoLimit', value: 100_000, present: 99_950, resetsAt: '2026-11-30T23:00:00.000Z' },
  ] as const
  const decision = decide({ ...jana, limits }, stake, NOON)
  if (decision.outcome !== 'refused') throw new Error('The limit holds.')
  expect(explain(decision.refusal, 'cs', ZONE).replaceAll(/\u00a0/g, ' ')).toBe(
    'Tato sázka by překročila váš limit sázek 1 000 Kč (zatím vsazeno 999,50 Kč). ' +
      'Zvolte nižší sázku, nebo hrajte pro zábavu. Znovu to půjde 1. prosince 2026 v 0:00.',
  )
})

test.each(languages)('an amount of a pack without a currency is no number of minor units in %s', (lang) => {
  const figure = { value: 123_450, unit: 'minor', currency: null } as const
  const facts = { figure, present: null, earliestAllowedAt: null }
  const textKey = keys.find((key) => lawTextsTo('formal', lang)[key]?.includes('{figure}')) ?? ''
  const text = explain({ ...facts, textKey }, lang, ZONE)
  expect(text).toMatch(/1[\s.,]?234[.,]50/)
})
