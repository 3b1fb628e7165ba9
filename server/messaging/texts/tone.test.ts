import { describe, expect, it } from 'vitest'
import { brands } from '#config/brands/index.ts'
import { PUSH_KINDS } from '#contract/shapes/push.ts'
import { ADDRESSING, findAddress, type Addressing } from '#config/texts/find-address.ts'
import { writePush } from '../push/push-text.ts'
import { voiceOf } from '../voice.ts'
import { writeLetter } from '../write-letter.ts'
import { playerTexts } from './index.ts'

function addressesIn(language: Addressing, tone: 'usual' | 'informal', form: 'formal' | 'informal') {
  const texts = Object.entries(playerTexts(tone)[language])
  const pushes = PUSH_KINDS.map((kind) => [kind, writePush({ brand: 'Herna', tone }, language, kind)] as const)
  return [...texts, ...pushes].flatMap(([key, text]) =>
    findAddress(language, form, [text].flat().join('\n')).map((word) => `${key}: ${word}`),
  )
}

describe.each(ADDRESSING)('messages in %s', (language) => {
  it('of a brand of the informal tone never address the player formally', () => {
    expect(addressesIn(language, 'informal', 'formal')).toEqual([])
    expect(addressesIn(language, 'informal', 'informal').length).toBeGreaterThan(50)
  })

  it('of a brand of any other tone never address the player informally', () => {
    expect(addressesIn(language, 'usual', 'informal')).toEqual([])
    expect(addressesIn(language, 'usual', 'formal').length).toBeGreaterThan(50)
  })
})

describe('a letter of a brand', () => {
  it.each(Object.values(brands))('$target greets as its site does', (brand) => {
    for (const language of ADDRESSING) {
      const { text } = writeLetter(voiceOf(brand), {
        to: 'jana@post.example',
        language,
        template: 'password-reset',
        values: { url: 'https://site.example/reset', minutes: 30 },
      })
      const { hello } = playerTexts(brand.tone === 'informal' ? 'informal' : 'usual')[language]
      expect(text.startsWith(hello)).toBe(true)
      expect(text).toContain(brand.appName)
    }
  })

  it('of each tone but one is formal', () => {
    for (const tone of ['usual', 'brief', 'tale', 'figures'] as const)
      expect(playerTexts(tone)).toBe(playerTexts('usual'))
    expect(playerTexts('informal')).not.toBe(playerTexts('usual'))
  })
})
