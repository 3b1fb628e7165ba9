import type { Language } from '#config/shapes.ts'

export type WaitingTexts = {
  readonly title: string
  readonly many: string
  readonly kept: string
  readonly signedIn: string
  readonly before: string
  readonly wait: string
  readonly soon: string
  readonly minutes: string
  readonly full: string
  readonly again: string
}

/** The texts of the waiting page. `wait` is an estimate, and says so. */
export const waitingTexts: Readonly<Record<Language, WaitingTexts>> = {
  cs: {
    title: 'Čekáte na vstup',
    many: 'Právě teď přichází víc lidí, než můžeme pustit najednou.',
    kept: 'Místo v řadě vám držíme. Nechte stránku otevřenou, zeptá se sama.',
    signedIn: 'Kdo je přihlášený, pokračuje bez čekání.',
    before: 'Lidí před vámi',
    wait: 'Odhad čekání',
    soon: 'méně než minuta',
    minutes: 'min',
    full: 'Řada je teď plná a místo vám držet nemůžeme. Zkuste to prosím později.',
    again: 'Zeptat se hned',
  },
  sk: {
    title: 'Čakáte na vstup',
    many: 'Práve teraz prichádza viac ľudí, než môžeme pustiť naraz.',
    kept: 'Miesto v rade vám držíme. Nechajte stránku otvorenú, opýta sa sama.',
    signedIn: 'Kto je prihlásený, pokračuje bez čakania.',
    before: 'Ľudí pred vami',
    wait: 'Odhad čakania',
    soon: 'menej ako minúta',
    minutes: 'min',
    full: 'Rad je teraz plný a miesto vám držať nemôžeme. Skúste to, prosím, neskôr.',
    again: 'Opýtať sa hneď',
  },
  en: {
    title: 'You are waiting to come in',
    many: 'More people are coming right now than we can let in at once.',
    kept: 'We keep your place. Leave this page open; it asks again by itself.',
    signedIn: 'Whoever is signed in goes on without waiting.',
    before: 'People before you',
    wait: 'Estimated wait',
    soon: 'less than a minute',
    minutes: 'min',
    full: 'The line is full now and we cannot keep a place for you. Please try again later.',
    again: 'Ask now',
  },
  hu: {
    title: 'Belépésre vár',
    many: 'Most többen jönnek, mint ahányan egyszerre beléphetnek.',
    kept: 'A helyét megtartjuk. Hagyja nyitva az oldalt, magától újra kérdez.',
    signedIn: 'Aki be van jelentkezve, várakozás nélkül folytatja.',
    before: 'Ön előtt állnak',
    wait: 'Becsült várakozás',
    soon: 'egy percnél kevesebb',
    minutes: 'perc',
    full: 'A sor most megtelt, nem tudunk helyet tartani Önnek. Kérjük, próbálja meg később.',
    again: 'Kérdezés most',
  },
  ru: {
    title: 'Вы ждёте входа',
    many: 'Сейчас приходит больше людей, чем мы можем впустить сразу.',
    kept: 'Ваше место сохраняется. Не закрывайте страницу, она спросит сама.',
    signedIn: 'Кто вошёл в аккаунт, продолжает без ожидания.',
    before: 'Людей перед вами',
    wait: 'Примерное ожидание',
    soon: 'меньше минуты',
    minutes: 'мин',
    full: 'Очередь сейчас заполнена, и мы не можем сохранить вам место. Попробуйте, пожалуйста, позже.',
    again: 'Спросить сейчас',
  },
  vi: {
    title: 'Bạn đang chờ vào',
    many: 'Hiện có nhiều người đến hơn số chúng tôi có thể cho vào cùng lúc.',
    kept: 'Chỗ của bạn được giữ. Hãy để trang này mở, trang sẽ tự hỏi lại.',
    signedIn: 'Ai đã đăng nhập thì tiếp tục mà không phải chờ.',
    before: 'Số người trước bạn',
    wait: 'Thời gian chờ ước tính',
    soon: 'dưới một phút',
    minutes: 'phút',
    full: 'Hàng chờ hiện đã đầy và chúng tôi không thể giữ chỗ cho bạn. Vui lòng thử lại sau.',
    again: 'Hỏi ngay',
  },
}
