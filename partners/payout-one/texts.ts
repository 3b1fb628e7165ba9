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
        cs: 'Na ověřený účet je pošle Payout.',
        sk: 'Na overený účet ich pošle Payout.',
        en: 'Payout sends it to the verified account.',
        hu: 'A Payout küldi az igazolt számlára.',
        ru: 'На подтверждённый счёт их отправит Payout.',
        vi: 'Payout gửi vào tài khoản đã xác minh.',
      },
    },
  },
} as const satisfies TextsOf<typeof payoutOne>
