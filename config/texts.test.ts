import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS, REGISTRATION_ERROR_KINDS, TRANSPORT_CODES } from '#contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { brands } from './brands/index.ts'
import { findTextProblems } from './find-missing-texts.ts'
import { brandMessageKeys, readBrandMessages, readErrorTexts, readPicture } from './read-texts.ts'
import { languages } from './shapes.ts'
import { targets } from './targets.ts'

const errorKeys = ['default', ...REFUSALS, ...REGISTRATION_ERROR_KINDS, ...TRANSPORT_CODES]

describe('texts', () => {
  test.each(languages)('every error has a text in %s', (language) => {
    expect(findTextProblems(readErrorTexts(language), errorKeys, `errors/${language}`)).toEqual([])
  })

  test('the English default is the one of the specification', () => {
    expect(readErrorTexts('en').default).toBe('There was an error')
  })

  test.each(targets)('%s has its texts in each of its languages and in no other', (target) => {
    const problems = brands[target].languages.flatMap((language) =>
      findTextProblems(readBrandMessages(target, language), brandMessageKeys, `${target}/${language}`),
    )
    expect(problems).toEqual([])
    const files = readdirSync(join(import.meta.dirname, 'brands', target, 'messages'))
    expect(files.sort()).toEqual(brands[target].languages.map((language) => `${language}.json`).sort())
  })

  test('a missing, an empty and a spare text are named', () => {
    const { brand, hero, footer } = readBrandMessages('onling_cz', 'cs')
    const broken = { brand: { title: ' ', claim: 'x' }, hero, footer: { ...footer, extra: 'x' }, spare: brand.title }
    expect(findTextProblems(broken, brandMessageKeys, 'onling_cz/cs')).toEqual([
      'onling_cz/cs: the text brand.title is missing',
      'onling_cz/cs: the text brand.description is missing',
      'onling_cz/cs: the text brand.claim is not used',
      'onling_cz/cs: the text footer.extra is not used',
      'onling_cz/cs: the text spare is not used',
    ])
  })
})

describe('pictures', () => {
  test.each(targets)('%s has a logo and an icon that load nothing and need no font', (target) => {
    for (const picture of ['logo', 'icon'] as const) {
      const svg = readPicture(target, picture)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/)
      expect(svg).not.toMatch(/<text|<image|<script|<style|href=|url\(|font-family/)
      expect(svg).toContain(`<title>${brands[target].appName}</title>`)
    }
  })
})
