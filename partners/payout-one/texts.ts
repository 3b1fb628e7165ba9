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
        cs: 'Na váš účet je pošle Payout, obvykle rychleji.',
        sk: 'Na váš účet ich pošle Payout, obvykle rýchlejšie.',
        en: 'Payout sends it to your account, usually sooner.',
        hu: 'A Payout küldi a számlájára, általában gyorsabban.',
        ru: 'На ваш счёт их отправит Payout, обычно быстрее.',
        vi: 'Payout gửi vào tài khoản của bạn, thường nhanh hơn.',
      },
    },
  },
} as const satisfies TextsOf<typeof payoutOne>
