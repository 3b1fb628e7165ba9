import { expect, it } from 'vitest'
import { messages } from '#apps/player/src/messages/index.ts'
import { languages, type Language } from '#config/shapes.ts'
import { readFirstPages } from '#config/texts/pages/read-pages.ts'
import { findRule } from '#server/law/figures.ts'

const textOf = (language: Language, name: string) =>
  readFirstPages(language, 'CZE').find(({ page }) => page === name)?.text ?? ''
const temporary = findRule('CZE', 'temporary-account', new Date('2026-11-27T12:00:00Z'))?.figures

// Slovak and Hungarian are spoken by brands of the other market alone.
it.each(languages.filter((language) => !['sk', 'hu'].includes(language)))(
  'the terms in %s state the bounds of a temporary account as the law has them',
  (language) => {
    const terms = textOf(language, 'terms').replaceAll(/(?<=\d)[ ,](?=\d)/g, '')
    const { days, depositedMaxMinor } = temporary ?? { days: Number.NaN, depositedMaxMinor: Number.NaN }
    for (const figure of [days, depositedMaxMinor / 100]) expect(terms).toMatch(new RegExp(String.raw`\b${figure}\b`))
  },
)

it.each(languages)(
  'the page about text messages in %s names the place of the setting as the account does',
  (language) => {
    expect(textOf(language, 'stopSms')).toContain(messages[language].account.settings)
  },
)
