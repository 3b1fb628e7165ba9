import type { TextsOf } from '../partner-texts.ts'
import type { bankPsd2 } from './facts.ts'

export const bankPsd2Texts = {
  gateway: {
    cs: 'aplikace banky (PSD2)',
    sk: 'aplikácia banky (PSD2)',
    en: 'bank’s app (PSD2)',
  },
} as const satisfies TextsOf<typeof bankPsd2>
