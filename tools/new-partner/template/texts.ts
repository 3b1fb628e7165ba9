import type { TextsOf } from '#partners/partner-texts.ts'
import { sample } from './facts.ts'

const { name } = sample

export const sampleTexts = {
  payouts: {
    Sample: {
      way: {
        cs: `Přes ${name}`,
        sk: `Cez ${name}`,
        en: `Through ${name}`,
        hu: name,
        ru: `Через ${name}`,
        vi: `Qua ${name}`,
      },
      note: {
        cs: `Peníze pošle ${name} na váš účet.`,
        sk: `Peniaze pošle ${name} na váš účet.`,
        en: `${name} sends the money to your account.`,
        hu: `${name} küldi a pénzt a számlájára.`,
        ru: `${name} отправит деньги на ваш счёт.`,
        vi: `${name} gửi tiền vào tài khoản của bạn.`,
      },
    },
  },
} as const satisfies TextsOf<typeof sample>
