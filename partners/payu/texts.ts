import type { TextsOf } from '../partner-texts.ts'
import type { payU } from './facts.ts'

export const payUTexts = {
  payouts: {
    PayUCard: {
      way: {
        cs: 'Na kartu',
        sk: 'Na kartu',
        en: 'To the card',
        hu: 'Kártyára',
        ru: 'На карту',
        vi: 'Vào thẻ',
      },
      note: {
        cs: 'Peníze pošle PayU na kartu, kterou byl zaplacen vklad.',
        sk: 'Peniaze pošle PayU na kartu, ktorou bol zaplatený vklad.',
        en: 'PayU sends it to the card that you paid with.',
        hu: 'A PayU arra a kártyára küldi, amellyel a befizetés történt.',
        ru: 'PayU отправит их на карту, которой оплачено пополнение.',
        vi: 'PayU gửi vào thẻ mà bạn đã dùng để nạp.',
      },
      history: {
        cs: 'na kartu',
        sk: 'na kartu',
        en: 'to the card',
        hu: 'kártyára',
        ru: 'на карту',
        vi: 'vào thẻ',
      },
      staff: {
        cs: 'karta přes PayU',
        sk: 'karta cez PayU',
        en: 'card through PayU',
      },
    },
  },
} as const satisfies TextsOf<typeof payU>
