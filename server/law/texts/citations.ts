import type { LawLanguage } from './index.ts'

const DECREE_2023: Readonly<Record<LawLanguage, string>> = {
  cs: 'Vyhláška ze dne 20. prosince 2023, § 1',
  sk: 'Vyhláška Českej republiky z 20. decembra 2023, § 1',
  en: 'Czech decree of 20 December 2023, section 1',
  hu: '2023. december 20-i cseh rendelet, 1. §',
  ru: 'Чешское постановление от 20 декабря 2023 года, § 1',
  vi: 'Thông tư của Cộng hòa Séc ngày 20 tháng 12 năm 2023, mục 1',
}

/** Source of a rule for players; staff see the pack's own source. A rule that is missing here is shown by its id alone. */
export const CITATIONS: Readonly<Record<string, Readonly<Record<LawLanguage, string>>>> = {
  'CZ-15': DECREE_2023,
  'CZ-15b': DECREE_2023,
}
