import { fillText } from '#config/texts/fill-text.ts'
import type { LanguageCode } from '../letter.ts'
import { playerTexts } from '../texts/index.ts'
import type { Voice } from '../voice.ts'
import type { Sms } from './sms.ts'

/**
 * The finished text of a message, without accents where the language allows: one accented letter reduces a part from
 * 160 characters to 70 (providers §10.1). Values lose their accents too.
 */
export function writeSms({ brand, tone }: Voice, sms: Sms): string {
  if (sms.template === 'advertising') return sms.values.text
  const { language, template, values } = sms
  return plain(language, fillText(playerTexts(tone)[language][template], { ...values, brand }, language))
}

/** Removes no-break spaces of amounts and accents of brands; Cyrillic stays as it is. */
function plain(language: LanguageCode, text: string): string {
  const spaced = text.replaceAll(/[\u00a0\u202f]/g, ' ')
  return language === 'ru' ? spaced : spaced.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
