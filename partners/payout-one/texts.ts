import type { TextsOf } from '../partner-texts.ts'
import type { payoutOne } from './facts.ts'

export const payoutOneTexts = {
  payouts: {
    PayoutOne: {
      way: {
        cs: 'Přes Payout',
        sk: 'Cez Payout',
        en: 'Through Payout',
        hu: 'Payout',
        ru: 'Через Payout',
        vi: 'Qua Payout',
      },
      note: {
        cs: 'Na ověřený účet je pošle Payout, obvykle rychleji.',
        sk: 'Na overený účet ich pošle Payout, obvykle rýchlejšie.',
        en: 'Payout sends it to the verified account, usually sooner.',
        hu: 'A Payout küldi az igazolt számlára, általában gyorsabban.',
        ru: 'На подтверждённый счёт их отправит Payout, обычно быстрее.',
        vi: 'Payout gửi vào tài khoản đã xác minh, thường nhanh hơn.',
      },
    },
  },
} as const satisfies TextsOf<typeof payoutOne>
