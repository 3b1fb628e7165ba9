import type { LanguageCode } from '../letter.ts'
import type { Sms, SmsTemplate, SmsValues } from './sms.ts'

type Write<T extends SmsTemplate> = (brand: string, values: SmsValues[T]) => string
type Texts = { readonly [T in 'verification-code' | 'payment-code']: Readonly<Record<LanguageCode, Write<T>>> }

/**
 * Texts in every language. Without accents where the alphabet allows: one accented letter turns a message of 160
 * characters into one of 70 (providers §10.1).
 */
const texts: Texts = {
  'verification-code': {
    cs: (brand, { code, minutes }) => `${brand}: overovaci kod ${code}, plati ${minutes} min. Nikomu ho nerikejte.`,
    sk: (brand, { code, minutes }) => `${brand}: overovaci kod ${code}, plati ${minutes} min. Nikomu ho nehovorte.`,
    en: (brand, { code, minutes }) => `${brand}: verification code ${code}, valid ${minutes} min. Tell it to nobody.`,
    hu: (brand, { code, minutes }) =>
      `${brand}: ellenorzo kod ${code}, ${minutes} percig ervenyes. Ne mondja el senkinek.`,
    ru: (brand, { code, minutes }) => `${brand}: код ${code}, действует ${minutes} мин. Никому не говорите.`,
    vi: (brand, { code, minutes }) => `${brand}: ma xac minh ${code}, hieu luc ${minutes} phut. Dung noi cho ai.`,
  },
  'payment-code': {
    cs: (brand, { code, minutes, amount }) => `${brand}: kod ${code} potvrdi platbu ${amount}, plati ${minutes} min.`,
    sk: (brand, { code, minutes, amount }) => `${brand}: kod ${code} potvrdi platbu ${amount}, plati ${minutes} min.`,
    en: (brand, { code, minutes, amount }) =>
      `${brand}: code ${code} confirms the payment of ${amount}, valid ${minutes} min.`,
    hu: (brand, { code, minutes, amount }) =>
      `${brand}: a ${code} kod megerositi a fizetest: ${amount}, ${minutes} percig ervenyes.`,
    ru: (brand, { code, minutes, amount }) => `${brand}: код ${code} для платежа ${amount}, действует ${minutes} мин.`,
    vi: (brand, { code, minutes, amount }) =>
      `${brand}: ma ${code} xac nhan thanh toan ${amount}, hieu luc ${minutes} phut.`,
  },
}

/** The finished text of a message. What is filled in loses its accents too, where the language has none. */
export function writeSms(brand: string, sms: Sms): string {
  switch (sms.template) {
    case 'verification-code':
      return plain(sms.language, texts['verification-code'][sms.language](brand, sms.values))
    case 'payment-code':
      return plain(sms.language, texts['payment-code'][sms.language](brand, sms.values))
    case 'advertising':
      return sms.values.text
  }
}

/** No-break spaces of amounts and accents of brands go; Cyrillic stays as it is. */
function plain(language: LanguageCode, text: string): string {
  const spaced = text.replaceAll(/[\u00a0\u202f]/g, ' ')
  return language === 'ru' ? spaced : spaced.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
