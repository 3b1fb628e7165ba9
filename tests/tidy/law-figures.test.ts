import { expect, it } from 'vitest'
import { writeFigures } from '#apps/backoffice/src/features/law/write-figures.ts'
import { compileText } from '#apps/backoffice/src/texts/compile-text.ts'
import { cs } from '#apps/backoffice/src/texts/cs.ts'
import { en } from '#apps/backoffice/src/texts/en.ts'
import { sk } from '#apps/backoffice/src/texts/sk.ts'
import { packs } from '#server/law/pack-of.ts'
import { fillCompiled, type TextValues } from '#text'

/** Figures that are a number of something, which their name says. */
const COUNTS = ['accounts', 'missing', 'changesPerMonth']
/** Written as the law has them. */
const AS_WRITTEN = ['authority', 'paragraph']
const hasText = (texts: Readonly<Record<string, string>>, value: string): boolean =>
  ['law.value', 'limit', 'places.kind'].some((prefix) => texts[`${prefix}.${value}`] !== undefined)

it.each(Object.entries({ cs, sk, en }))('%s: staff read each figure of each pack with its unit', (language, all) => {
  const texts: Readonly<Record<string, string>> = all
  const unnamed = new Set<string>()
  const or = (key: string, fallback: string, values: TextValues = {}) =>
    texts[key] === undefined ? fallback : fillCompiled(compileText(texts[key]), values, language)
  const t = (key: string, values: TextValues = {}) => or(key, key, values)
  const words = { t, or, language: language as 'cs' | 'sk' | 'en' }
  for (const { currency, rules } of packs)
    for (const { kind, figures } of rules)
      for (const [name, value] of Object.entries(figures)) {
        const [line = ''] = writeFigures({ kind, figures: { [name]: value } }, currency, words)
        const [label, written = ''] = line.split(': ')
        const isPlain = /^\d+$/.test(written) && !COUNTS.includes(name)
        const isRaw = [value]
          .flat()
          .some((one) => typeof one === 'string' && !AS_WRITTEN.includes(name) && !hasText(texts, one))
        if (label === name || isPlain || isRaw || /[{"]/.test(written)) unnamed.add(`${kind}.${name}: ${line}`)
      }
  expect([...unnamed]).toEqual([])
})
