import { fillText } from '#config/texts/fill-text.ts'
import type { Language, WrittenPage } from '#config/shapes.ts'
import type { PageText, PageTexts } from './page-text.ts'
import { texts as cs } from './texts/cs.ts'
import { texts as en } from './texts/en.ts'
import { texts as hu } from './texts/hu.ts'
import { texts as ru } from './texts/ru.ts'
import { texts as sk } from './texts/sk.ts'
import { texts as vi } from './texts/vi.ts'

const texts: Readonly<Record<Language, PageTexts>> = { cs, sk, en, hu, ru, vi }

type Words = { readonly brand: string; readonly operator: string; readonly market: 'CZE' | 'SVK' }

const help = {
  CZE: 'narodnilinka.cz, 800 350 000',
  SVK: 'chcempomoc.sk',
} as const

/** One page with the brand's own words in it. `{help}` is where the market's players find help. */
export function pageTextOf(language: Language, page: WrittenPage, { brand, operator, market }: Words): PageText {
  const [title, ...paragraphs] = texts[language][page].map((text) =>
    fillText(text, { brand, operator, help: help[market] }, language),
  )
  return {
    title: title ?? '',
    parts: paragraphs.map((paragraph) => {
      const heading = /^# (.+?): /.exec(paragraph)
      return heading ? { heading: heading[1], text: paragraph.slice(heading[0].length) } : { text: paragraph }
    }),
  }
}
