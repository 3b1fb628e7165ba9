import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Кошелёк {walletPartner}',
  text: 'Подключённый кошелёк платит одним кодом, и мы выплачиваем на него.',
  phone: 'Телефон кошелька',
  phoneHint: 'Если оставить пустым, возьмём номер из аккаунта.',
  connect: 'Подключить мой кошелёк',
  register: 'Открыть новый',
  pending: 'Подключение ждёт вашего согласия у {walletPartner}.',
  goOn: 'Продолжить у {walletPartner}',
  code: 'Код от {walletPartner}',
  finish: 'Завершить подключение',
  cancel: 'Не подключать',
  connected: 'Кошелёк подключён',
  balance: 'В кошельке',
  number: 'Кошелёк',
  deposit: 'Внести из кошелька',
  withdraw: 'Вывести в кошелёк',
  blocked: 'Этот кошелёк заблокировал его оператор {walletPartner}. Разблокировать может только он.',
  unknown: '{walletPartner} сейчас не отвечает.',
  loading: 'Загрузка…',
  look: {
    title: 'Проверить счёт в банке',
    text: 'Ваш банк один раз скажет нам, чей это счёт. Больше мы ничего не увидим, и деньги не уйдут.',
    start: 'Перейти в банк',
    again: 'Попробовать ещё раз',
    waiting: 'Банк ещё ждёт вашего согласия.',
    valid: 'Банк ответил',
    rejected: 'Вы не дали согласия. Ничего не изменилось.',
    expired: 'Согласие больше не действует. Запросите снова.',
    none: 'Банк не показал счетов.',
    own: 'подтверждён как ваш',
    'another-name': 'принадлежит другому',
    'name-unknown': 'банк не сказал, чей он',
    foreign: 'не из этой страны',
    account: 'Счёт {hint}',
    toAccount: 'Мой аккаунт',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  pending: 'Подключение ждёт твоего согласия у {walletPartner}.',
  look: {
    text: 'Твой банк один раз скажет нам, чей это счёт. Больше мы ничего не увидим, и деньги не уйдут.',
    waiting: 'Банк ещё ждёт твоего согласия.',
    rejected: 'Согласия от тебя нет. Ничего не изменилось.',
    expired: 'Согласие больше не действует. Запроси снова.',
    own: 'подтверждён как твой',
  },
}
