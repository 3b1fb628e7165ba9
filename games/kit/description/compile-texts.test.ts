import { describe, expect, it } from 'vitest'
import { compileTexts } from './compile-texts.ts'
import { fillCompiled } from '#text'

const coins = {
  cs: '{count, plural, one {# mince} few {# mince} other {# mincí}} za {win}',
  ru: '{count, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  en: '{count, plural, one {# coin} other {# coins}}',
}
const { cs, ru, en } = compileTexts(coins)

describe('a text with values', () => {
  it.each([
    [1, '1 mince za 20 Kč'],
    [3, '3 mince za 20 Kč'],
    [5, '5 mincí za 20 Kč'],
  ])('counts %i in Czech', (count, text) => expect(fillCompiled(cs, { count, win: '20 Kč' }, 'cs')).toBe(text))

  it.each([
    [1, '1 монета'],
    [22, '22 монеты'],
    [11, '11 монет'],
  ])('counts %i in Russian', (count, text) => expect(fillCompiled(ru, { count }, 'ru')).toBe(text))

  it('groups a large number as the language does', () => {
    expect(fillCompiled(en, { count: 1024 }, 'en')).toBe('1,024 coins')
  })

  it('leaves a placeholder without a value visible', () =>
    expect(fillCompiled(cs, { count: 1 }, 'cs')).toBe('1 mince za {win}'))

  it('survives JSON serialization', () => {
    const there = JSON.parse(JSON.stringify(ru)) as typeof ru
    expect(fillCompiled(there, { count: 3 }, 'ru')).toBe('3 монеты')
  })
})
