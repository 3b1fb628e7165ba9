import { expect, it } from 'vitest'
import { RISK_AREAS, SIGNAL_NAMES } from '#contract/shapes/risk.ts'
import { en } from '../../texts/en.ts'
import { nameAbout } from './name-about.ts'

const texts: Readonly<Record<string, string>> = en
const nameOf = (about: string) => nameAbout(about, (key, other) => texts[key] ?? other)

it('a changed threshold says which area or signal it is of', () => {
  for (const area of RISK_AREAS) expect(nameOf(area)).toBe(texts[`risk.area.${area}`])
  for (const signal of SIGNAL_NAMES) expect(nameOf(signal)).toBe(texts[`risk.signal.${signal}`])
})
it('a scope has its name, and what is numbered has none', () => {
  expect(nameOf('money.read')).toBe(texts['scope.money.read'])
  expect(nameOf('SK-T1 EUR')).toBeUndefined()
})
