import { describe, expect, it } from 'vitest'
import type { Language } from '../shapes.ts'
import { judgeTexts } from './judge-texts.ts'
import { countsOf, pluralForms } from './plural-forms.ts'
import type { TextEntry } from './text-entry.ts'

const entry = (key: string, words: TextEntry['words'], more: Partial<TextEntry> = {}): TextEntry => ({
  key,
  part: 'site.lobby',
  words,
  places: ['lobby'],
  maxLength: 80,
  isOfLaw: false,
  ...more,
})
const found = {
  cs: '{count, plural, one {# hra} few {# hry} other {# her}}',
  ru: '{count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
}
const entries = [
  entry('site.lobby.title', { cs: 'Hry', ru: 'Игры' }),
  entry('site.lobby.found', found),
  entry('site.lobby.terms', { cs: 'Souhlasím s <terms>podmínkami</terms> značky {brand}' }),
  entry('site.lobby.left', { cs: 'Zbývá {count, number} z {amount}' }),
  entry('brand.footer.warning', {}, { part: 'brand', isOfLaw: true }),
]
const book = new Map(entries.map((one) => [one.key, one]))
const judge = (key: string, text: string, language: Language = 'cs', own: Record<string, string> = {}) =>
  judgeTexts(
    { [key]: text },
    { book, language, own, lawWords: (of) => (of === 'brand.footer.warning' ? 'Warning.' : null) },
  ).map(({ fault, about }) => `${fault} ${about}`.trim())

describe('a text of the site', () => {
  it('is other words for the same values, with a form for each number', () => {
    expect(judge('site.lobby.title', 'Naše hry')).toEqual([])
    expect(judge('site.lobby.found', '{count, plural, =0 {nic} one {jedna hra} few {# hry} other {# her}}')).toEqual([])
    expect(judge('site.lobby.found', 'počet her: {count}')).toEqual([])
    expect(judge('site.lobby.terms', '{brand}: <terms>podmínky</terms> beru')).toEqual([])
  })
  it.each([
    ['site.lobby.nothing', 'x', 'unknown'],
    ['site.lobby.title', '   ', 'missing'],
    ['site.lobby.title', 'x'.repeat(81), 'too-long 80'],
    ['site.lobby.title', 'Hry {', 'not-well-formed'],
    ['site.lobby.title', 'Hry <b>zde</b>', 'markup <b>'],
    ['site.lobby.title', 'a < b', 'markup <'],
    ['site.lobby.title', '<script>alert(1)', 'markup <script>'],
    ['site.lobby.title', 'Hry pro {name}', 'names name'],
    ['site.lobby.found', 'Hry', 'names count'],
    ['site.lobby.found', '{count, plural, one {# hra} other {# her}}', 'plural-form few'],
    ['site.lobby.found', '{count, plural, one {# hra} two {# hry} few {# hry} other {# her}}', 'plural-form two'],
    ['site.lobby.terms', '{brand, plural, one {x} few {y} other {z}} <terms>a</terms>', 'names brand'],
    ['site.lobby.terms', 'Souhlasím se značkou {brand}', 'names terms'],
    ['site.lobby.title', 'Hry \u202e21', 'markup U+202E'],
    ['site.lobby.title', 'H\u200bry', 'markup U+200B'],
    // A share in place of a number, another currency, a way of writing that the site does not have.
    ['site.lobby.left', '{count, number, ::percent} z {amount}', 'names count {"style":"percent"}'],
    ['site.lobby.left', '{count, number, percent} z {amount}', 'names count "percent"'],
    // For most numbers they would say none.
    ['site.lobby.found', '{count, plural, one {# hra} few {# hry} other {mnoho her}}', 'plural-form other'],
    ['site.lobby.left', '{count, plural, one {#} few {#} other {mnoho}} z {amount}', 'plural-form other'],
    ['site.lobby.left', 'Zbývá {count, plural, one {# z {amount}} few {# z {amount}} other {#}}', 'plural-form other'],
    ['site.lobby.left', '{count, plural, =5 {x} one {{amount}} few {#{amount}} other {#{amount}}}', 'plural-form =5'],
  ])('%s is refused as %s: %s', (key, text, fault) => expect(judge(key, text)).toEqual([fault]))
  it('has in each language the forms of that language', () => {
    expect(judge('site.lobby.found', '{count, plural, one {# игра} few {# игры} other {# игр}}', 'ru')).toEqual([
      'plural-form many',
    ])
    // In Russian, one is for 21 and 31, too.
    expect(
      judge('site.lobby.found', '{count, plural, one {одна игра} few {# игры} many {# игр} other {# игры}}', 'ru'),
    ).toEqual(['plural-form one'])
    expect(judge('site.lobby.found', '{count, plural, other {# trò chơi}}', 'vi')).toEqual([])
    expect(pluralForms('cs').map(({ form, counts }) => [form, ...counts])).toEqual([
      ['one', 1],
      ['few', 2, 3, 4],
      ['other', 0, 5, 6],
    ])
  })
  it('names each form by numbers, also one for those that are not whole', () => {
    expect(['one', 'few', 'many', '=5', 'two'].map((form) => countsOf('cs', form))).toEqual([
      [1],
      [2, 3, 4],
      [0.5],
      [5],
      [],
    ])
    expect(countsOf('ru', 'many')).toEqual([0, 5, 6])
  })
  it('of the law stays word for word as the folder has it, or as its pack has it where the folder says nothing', () => {
    expect(judge('brand.footer.warning', 'Be careful.', 'en')).toEqual(['of-law'])
    expect(judge('brand.footer.warning', 'Warning.', 'en')).toEqual([])
    const own = { 'brand.footer.warning': 'Of the folder.' }
    expect(judge('brand.footer.warning', 'Of the folder.', 'en', own)).toEqual([])
    expect(judge('brand.footer.warning', 'Warning.', 'en', own)).toEqual(['of-law'])
  })
})
