import type { TextsOf } from '../partner-texts.ts'
import type { mobileTech } from './facts.ts'

export const mobileTechTexts = {
  method: {
    history: {
      cs: 'mobilem',
      sk: 'mobilom',
      en: 'by phone',
      hu: 'mobillal',
      ru: 'со счёта телефона',
      vi: 'bằng điện thoại',
    },
    staff: {
      cs: 'platba mobilem',
      sk: 'platba mobilom',
      en: 'payment by phone',
    },
  },
} as const satisfies TextsOf<typeof mobileTech>
