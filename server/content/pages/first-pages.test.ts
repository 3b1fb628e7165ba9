import { describe, expect, test } from 'vitest'
import { marketKeys } from '#config/market.ts'
import { languages, staticPages } from '#config/shapes.ts'
import { ADDRESSING, findAddress } from '#config/texts/find-address.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { readFirstPages } from '#config/texts/pages/read-pages.ts'
import { readMarkup } from './read-markup.ts'

/** Parts that the law requires in a page, in every language. */
const NEEDED = {
  responsibleGaming: ['helplines', 'self-test', 'own-limits'],
  identificationAndContactInformation: ['operator'],
} as const

/** What a page has, whatever its language. */
const contentOf = (text: string) => ({
  headings: text.match(/^# /gm)?.length ?? 0,
  items: text.match(/^(?:-|\d+\.) /gm)?.length ?? 0,
  names: [...new Set(text.match(/\{\w+\}/g))].toSorted(),
  links: [...new Set(text.match(/\]\(\/\w+\)/g))].toSorted(),
})

describe.each(languages)('pages of the product in %s', (language) => {
  test.each(marketKeys)('exist for %s, and can be shown as written', (market) => {
    const pages = readFirstPages(language, market)
    const informal = readFirstPages(language, market, 'informal')
    expect(informal.map(({ page, title }) => [page, title])).toEqual(pages.map(({ page, title }) => [page, title]))
    expect(pages.map(({ page }) => page).toSorted()).toEqual([...staticPages].toSorted())
    for (const { page, title, text } of [...pages, ...informal]) {
      const { blocks, problems } = readMarkup(text)
      expect(problems, page).toEqual([])
      expect(title.length, page).toBeGreaterThan(2)
      expect(JSON.stringify(blocks).length, page).toBeGreaterThan(150)
      const parts = blocks.flatMap((block) => (block.kind === 'part' ? [block.part] : []))
      const needed: readonly string[] = page in NEEDED ? NEEDED[page as keyof typeof NEEDED] : []
      expect(parts.toSorted(), page).toEqual(needed.toSorted())
    }
  })
  test.each(marketKeys)('have for %s all that the English ones say: sections, lists, names and links', (market) => {
    const english = new Map(readFirstPages('en', market).map((one) => [one.page, contentOf(one.text)]))
    for (const address of ['formal', 'informal'] as const)
      for (const { page, text } of readFirstPages(language, market, address))
        expect(contentOf(text), page).toEqual(english.get(page))
  })
  test('name the operator, its number and its licence in the terms', () => {
    const terms = readFirstPages(language, 'CZE').find(({ page }) => page === 'terms')?.text ?? ''
    for (const name of ['operator', 'companyNumber', 'registeredOffice', 'registerEntry', 'licence'])
      expect(terms).toContain(`{${name}}`)
  })
})

/** Pages in the words of the law, of contracts and of partners: formal for every brand. */
const FORMAL_FOR_ALL = new Set([
  'privacy',
  'responsibleGaming',
  'gamePlans',
  'terms',
  'gdpr',
  'affiliate',
  'affiliateCooperation',
  'identificationAndContactInformation',
  'stopSms',
])

describe.each(ADDRESSING)('pages of the product in %s', (language) => {
  test.each(marketKeys)('are in the form of address of a brand of %s', (market) => {
    const wordsOf = (address: FormOfAddress, form: FormOfAddress) =>
      readFirstPages(language, market, address)
        .filter(({ page }) => !FORMAL_FOR_ALL.has(page))
        .flatMap(({ page, text }) => findAddress(language, form, text).map((word) => `${page}: ${word}`))
    expect(wordsOf('informal', 'formal')).toEqual([])
    expect(wordsOf('formal', 'informal')).toEqual([])
    expect(wordsOf('informal', 'informal').length).toBeGreaterThan(8)
    const legal = (address: FormOfAddress) =>
      readFirstPages(language, market, address).filter(({ page }) => FORMAL_FOR_ALL.has(page))
    expect(legal('informal')).toEqual(legal('formal'))
  })
})
