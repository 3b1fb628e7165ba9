import type { TextsOf } from '../partner-texts.ts'
import type { netera } from './facts.ts'

export const neteraTexts = {
  payouts: {
    NeteraWallet: {
      way: {
        cs: 'Do peněženky Netera',
        sk: 'Do peňaženky Netera',
        en: 'To the Netera wallet',
        hu: 'A Netera tárcába',
        ru: 'На кошелёк Netera',
        vi: 'Vào ví Netera',
      },
      note: {
        cs: 'Peníze pošle Netera do propojené peněženky.',
        sk: 'Peniaze pošle Netera do prepojenej peňaženky.',
        en: 'Netera sends the money to your connected wallet.',
        hu: 'A Netera az összekapcsolt tárcába küldi a pénzt.',
        ru: 'Netera отправит деньги на подключённый кошелёк.',
        vi: 'Netera gửi tiền vào ví đã liên kết của bạn.',
      },
      history: {
        cs: 'peněženka Netera',
        sk: 'peňaženka Netera',
        en: 'Netera wallet',
        hu: 'Netera tárca',
        ru: 'кошелёк Netera',
        vi: 'ví Netera',
      },
      staff: {
        cs: 'peněženka Netera',
        sk: 'peňaženka Netera',
        en: 'Netera wallet',
      },
    },
    NeteraBankTransfer: {
      way: {
        cs: 'Převodem přes Neteru',
        sk: 'Prevodom cez Neteru',
        en: 'By transfer through Netera',
        hu: 'Átutalással a Neterán át',
        ru: 'Переводом через Netera',
        vi: 'Chuyển khoản qua Netera',
      },
      note: {
        cs: 'Peníze pošle Netera na ověřený účet.',
        sk: 'Peniaze pošle Netera na overený účet.',
        en: 'Netera sends the money to the verified account.',
        hu: 'A Netera az igazolt számlára küldi a pénzt.',
        ru: 'Netera отправит деньги на подтверждённый счёт.',
        vi: 'Netera gửi tiền vào tài khoản đã xác minh.',
      },
      history: {
        cs: 'převodem přes Neteru',
        sk: 'prevodom cez Neteru',
        en: 'by transfer through Netera',
        hu: 'átutalással a Neterán át',
        ru: 'переводом через Netera',
        vi: 'chuyển khoản qua Netera',
      },
      staff: {
        cs: 'převod přes Neteru',
        sk: 'prevod cez Neteru',
        en: 'transfer through Netera',
      },
    },
  },
} as const satisfies TextsOf<typeof netera>
