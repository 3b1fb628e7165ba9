import type { LanguageCode, Letter, LetterValues } from './letter.ts'

type Written = { readonly subject: string; readonly text: readonly string[] }
type Withdrawal = LetterValues['withdrawal-ended'] & { readonly target: string }
type Words = {
  readonly hello: string
  readonly withdrawal: Readonly<Record<Withdrawal['end'], (of: Withdrawal) => Written>>
  readonly deposit: (of: LetterValues['deposit-arrived']) => Written
}

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  cs: {
    hello: 'Dobrý den,',
    withdrawal: {
      done: ({ amount, target, reference }) => ({
        subject: `Výběr ${amount} je vyplacený`,
        text: [`vyplatili jsme vám ${amount}${target}. Výběr má číslo ${reference}.`],
      }),
      refused: ({ amount, reference }) => ({
        subject: `Výběr ${amount} jsme zamítli`,
        text: [
          `výběr ${amount} jsme zamítli. Peníze jsou zpátky na vašem herním účtu.`,
          `Proč, vám řekne podpora; uveďte číslo ${reference}.`,
        ],
      }),
      returned: ({ amount, target, reference }) => ({
        subject: `Výběr ${amount} se vrátil`,
        text: [
          `výběr ${amount}${target} nám banka vrátila. Peníze jsou zpátky na vašem herním účtu.`,
          `Zkontrolujte, kam peníze posíláme. Výběr měl číslo ${reference}.`,
        ],
      }),
      confiscated: ({ amount, reference }) => ({
        subject: `Výběr ${amount} nevyplatíme`,
        text: [
          `výběr ${amount} nevyplatíme a peníze na herní účet nevracíme.`,
          `Důvod vám řekne podpora; uveďte číslo ${reference}. Nesouhlasíte? Napište nám.`,
        ],
      }),
      expired: ({ amount }) => ({
        subject: `Výběr ${amount} nebyl potvrzen`,
        text: [`výběr ${amount} jste včas nepotvrdili. Peníze jsou zpátky na vašem herním účtu.`],
      }),
    },
    deposit: ({ amount, reference }) => ({
      subject: `Vklad ${amount} je na účtu`,
      text: [`váš vklad ${amount} dorazil a je na vašem herním účtu. Platba má číslo ${reference}.`],
    }),
  },
  sk: {
    hello: 'Dobrý deň,',
    withdrawal: {
      done: ({ amount, target, reference }) => ({
        subject: `Výber ${amount} je vyplatený`,
        text: [`vyplatili sme vám ${amount}${target}. Výber má číslo ${reference}.`],
      }),
      refused: ({ amount, reference }) => ({
        subject: `Výber ${amount} sme zamietli`,
        text: [
          `výber ${amount} sme zamietli. Peniaze sú späť na vašom hernom účte.`,
          `Prečo, vám povie podpora; uveďte číslo ${reference}.`,
        ],
      }),
      returned: ({ amount, target, reference }) => ({
        subject: `Výber ${amount} sa vrátil`,
        text: [
          `výber ${amount}${target} nám banka vrátila. Peniaze sú späť na vašom hernom účte.`,
          `Skontrolujte, kam peniaze posielame. Výber mal číslo ${reference}.`,
        ],
      }),
      confiscated: ({ amount, reference }) => ({
        subject: `Výber ${amount} nevyplatíme`,
        text: [
          `výber ${amount} nevyplatíme a peniaze na herný účet nevraciame.`,
          `Dôvod vám povie podpora; uveďte číslo ${reference}. Nesúhlasíte? Napíšte nám.`,
        ],
      }),
      expired: ({ amount }) => ({
        subject: `Výber ${amount} nebol potvrdený`,
        text: [`výber ${amount} ste včas nepotvrdili. Peniaze sú späť na vašom hernom účte.`],
      }),
    },
    deposit: ({ amount, reference }) => ({
      subject: `Vklad ${amount} je na účte`,
      text: [`váš vklad ${amount} prišiel a je na vašom hernom účte. Platba má číslo ${reference}.`],
    }),
  },
  en: {
    hello: 'Hello,',
    withdrawal: {
      done: ({ amount, target, reference }) => ({
        subject: `Your withdrawal of ${amount} is paid`,
        text: [`we have paid you ${amount}${target}. The withdrawal has the number ${reference}.`],
      }),
      refused: ({ amount, reference }) => ({
        subject: `We refused your withdrawal of ${amount}`,
        text: [
          `we refused your withdrawal of ${amount}. The money is back on your account with us.`,
          `Support tells you why; give the number ${reference}.`,
        ],
      }),
      returned: ({ amount, target, reference }) => ({
        subject: `Your withdrawal of ${amount} came back`,
        text: [
          `the bank sent your withdrawal of ${amount}${target} back to us. The money is back on your account with us.`,
          `Please check where we send it. The withdrawal had the number ${reference}.`,
        ],
      }),
      confiscated: ({ amount, reference }) => ({
        subject: `We do not pay out your withdrawal of ${amount}`,
        text: [
          `we do not pay out your withdrawal of ${amount}, and the money does not go back to your account.`,
          `Support tells you why; give the number ${reference}. You do not agree? Write to us.`,
        ],
      }),
      expired: ({ amount }) => ({
        subject: `Your withdrawal of ${amount} was not confirmed`,
        text: [`you did not confirm your withdrawal of ${amount} in time. The money is back on your account with us.`],
      }),
    },
    deposit: ({ amount, reference }) => ({
      subject: `Your deposit of ${amount} has arrived`,
      text: [`your deposit of ${amount} has arrived and is on your account with us. Its number is ${reference}.`],
    }),
  },
  hu: {
    hello: 'Jó napot kívánunk!',
    withdrawal: {
      done: ({ amount, target, reference }) => ({
        subject: `Kifizettük: ${amount}`,
        text: [`kifizettünk Önnek ${amount} összeget${target}. A kifizetés száma ${reference}.`],
      }),
      refused: ({ amount, reference }) => ({
        subject: `Elutasítottuk a kifizetést: ${amount}`,
        text: [
          `elutasítottuk a(z) ${amount} összegű kifizetést. A pénz újra a játékszámláján van.`,
          `Az okot az ügyfélszolgálat mondja el; adja meg a számot: ${reference}.`,
        ],
      }),
      returned: ({ amount, target, reference }) => ({
        subject: `Visszaérkezett a kifizetés: ${amount}`,
        text: [
          `a bank visszaküldte a(z) ${amount} összegű kifizetést${target}. A pénz újra a játékszámláján van.`,
          `Kérjük, ellenőrizze, hová küldjük. A kifizetés száma ${reference} volt.`,
        ],
      }),
      confiscated: ({ amount, reference }) => ({
        subject: `Nem fizetjük ki: ${amount}`,
        text: [
          `a(z) ${amount} összegű kifizetést nem teljesítjük, és a pénz nem kerül vissza a játékszámlájára.`,
          `Az okot az ügyfélszolgálat mondja el; adja meg a számot: ${reference}. Nem ért egyet? Írjon nekünk.`,
        ],
      }),
      expired: ({ amount }) => ({
        subject: `Nem erősítette meg a kifizetést: ${amount}`,
        text: [`a(z) ${amount} összegű kifizetést nem erősítette meg időben. A pénz újra a játékszámláján van.`],
      }),
    },
    deposit: ({ amount, reference }) => ({
      subject: `Megérkezett a befizetés: ${amount}`,
      text: [`megérkezett a(z) ${amount} összegű befizetése, és a játékszámláján van. A befizetés száma ${reference}.`],
    }),
  },
  ru: {
    hello: 'Здравствуйте!',
    withdrawal: {
      done: ({ amount, target, reference }) => ({
        subject: `Выплата ${amount} отправлена`,
        text: [`мы выплатили вам ${amount}${target}. Номер выплаты: ${reference}.`],
      }),
      refused: ({ amount, reference }) => ({
        subject: `В выплате ${amount} отказано`,
        text: [
          `мы отказали в выплате ${amount}. Деньги снова на вашем игровом счёте.`,
          `Причину назовёт служба поддержки; укажите номер ${reference}.`,
        ],
      }),
      returned: ({ amount, target, reference }) => ({
        subject: `Выплата ${amount} вернулась`,
        text: [
          `банк вернул нам выплату ${amount}${target}. Деньги снова на вашем игровом счёте.`,
          `Проверьте, куда мы их отправляем. Номер выплаты: ${reference}.`,
        ],
      }),
      confiscated: ({ amount, reference }) => ({
        subject: `Мы не выплатим ${amount}`,
        text: [
          `мы не выплатим ${amount}, и деньги не вернутся на игровой счёт.`,
          `Причину назовёт служба поддержки; укажите номер ${reference}. Не согласны? Напишите нам.`,
        ],
      }),
      expired: ({ amount }) => ({
        subject: `Выплата ${amount} не подтверждена`,
        text: [`вы не подтвердили выплату ${amount} вовремя. Деньги снова на вашем игровом счёте.`],
      }),
    },
    deposit: ({ amount, reference }) => ({
      subject: `Пополнение ${amount} зачислено`,
      text: [`ваше пополнение ${amount} пришло и зачислено на игровой счёт. Номер платежа: ${reference}.`],
    }),
  },
  vi: {
    hello: 'Xin chào,',
    withdrawal: {
      done: ({ amount, target, reference }) => ({
        subject: `Đã chi trả ${amount}`,
        text: [`chúng tôi đã chi trả ${amount} cho bạn${target}. Số giao dịch: ${reference}.`],
      }),
      refused: ({ amount, reference }) => ({
        subject: `Từ chối rút ${amount}`,
        text: [
          `chúng tôi đã từ chối yêu cầu rút ${amount}. Tiền đã trở lại tài khoản chơi của bạn.`,
          `Bộ phận hỗ trợ sẽ cho biết lý do; hãy nêu số ${reference}.`,
        ],
      }),
      returned: ({ amount, target, reference }) => ({
        subject: `Khoản rút ${amount} bị trả lại`,
        text: [
          `ngân hàng đã trả lại khoản rút ${amount}${target}. Tiền đã trở lại tài khoản chơi của bạn.`,
          `Hãy kiểm tra nơi nhận tiền. Số giao dịch: ${reference}.`,
        ],
      }),
      confiscated: ({ amount, reference }) => ({
        subject: `Không chi trả ${amount}`,
        text: [
          `chúng tôi không chi trả ${amount} và tiền không trở lại tài khoản chơi.`,
          `Bộ phận hỗ trợ sẽ cho biết lý do; hãy nêu số ${reference}. Bạn không đồng ý? Hãy viết cho chúng tôi.`,
        ],
      }),
      expired: ({ amount }) => ({
        subject: `Yêu cầu rút ${amount} chưa được xác nhận`,
        text: [`bạn đã không xác nhận yêu cầu rút ${amount} kịp thời. Tiền đã trở lại tài khoản chơi của bạn.`],
      }),
    },
    deposit: ({ amount, reference }) => ({
      subject: `Khoản nạp ${amount} đã đến`,
      text: [`khoản nạp ${amount} của bạn đã đến và nằm trong tài khoản chơi. Số giao dịch: ${reference}.`],
    }),
  },
}

/** The letter that says how a withdrawal ended. */
export function withdrawalLetter(
  brand: string,
  language: LanguageCode,
  values: LetterValues['withdrawal-ended'],
): Letter {
  const { hello, withdrawal } = WORDS[language]
  const target = values.account === '' ? '' : ` (${values.account})`
  return letterOf(brand, hello, withdrawal[values.end]({ ...values, target }))
}

/** The letter that says that a deposit which nobody waited for any more has come. */
export function depositLetter(brand: string, language: LanguageCode, values: LetterValues['deposit-arrived']): Letter {
  const { hello, deposit } = WORDS[language]
  return letterOf(brand, hello, deposit(values))
}

function letterOf(brand: string, hello: string, { subject, text }: Written): Letter {
  return { subject: `${subject}, ${brand}`, text: [hello, ...text, brand].join('\n\n') }
}
