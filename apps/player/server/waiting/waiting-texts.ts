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
    title: 'Čekání na vstup',
    many: 'Právě teď přichází víc lidí, než můžeme pustit najednou.',
    kept: 'Místo v řadě držíme. Stránka se zeptá sama, stačí ji nechat otevřenou.',
    signedIn: 'Kdo je přihlášený, pokračuje bez čekání.',
    before: 'Lidí vpředu',
    wait: 'Odhad čekání',
    soon: 'méně než minuta',
    minutes: 'min',
    full: 'Řada je teď plná a další místo držet nemůžeme. Za chvíli to půjde zkusit znovu.',
    again: 'Zeptat se hned',
  },
  sk: {
    title: 'Čakanie na vstup',
    many: 'Práve teraz prichádza viac ľudí, než môžeme pustiť naraz.',
    kept: 'Miesto v rade držíme. Stránka sa opýta sama, stačí ju nechať otvorenú.',
    signedIn: 'Kto je prihlásený, pokračuje bez čakania.',
    before: 'Ľudí vpredu',
    wait: 'Odhad čakania',
    soon: 'menej ako minúta',
    minutes: 'min',
    full: 'Rad je teraz plný a ďalšie miesto držať nemôžeme. O chvíľu sa to dá skúsiť znova.',
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
    title: 'Várakozás a belépésre',
    many: 'Most többen jönnek, mint ahányan egyszerre beléphetnek.',
    kept: 'A helyet megtartjuk. Az oldal magától újra kérdez, elég nyitva hagyni.',
    signedIn: 'Aki be van jelentkezve, várakozás nélkül folytatja.',
    before: 'Előrébb állnak',
    wait: 'Becsült várakozás',
    soon: 'egy percnél kevesebb',
    minutes: 'perc',
    full: 'A sor most megtelt, több helyet nem tudunk tartani. Később érdemes újra próbálkozni.',
    again: 'Kérdezés most',
  },
  ru: {
    title: 'Ожидание входа',
    many: 'Сейчас приходит больше людей, чем мы можем впустить сразу.',
    kept: 'Место сохраняется. Страница спросит сама, достаточно её не закрывать.',
    signedIn: 'Кто вошёл в аккаунт, продолжает без ожидания.',
    before: 'Людей впереди',
    wait: 'Примерное ожидание',
    soon: 'меньше минуты',
    minutes: 'мин',
    full: 'Очередь сейчас заполнена, и сохранить место мы не можем. Чуть позже можно попробовать снова.',
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
