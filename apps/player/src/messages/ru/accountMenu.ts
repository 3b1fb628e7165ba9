import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  label: 'Страницы счёта',
  overview: 'Обзор',
  groups: { money: 'Деньги', person: 'О вас', play: 'Игра под контролем' },
  cards: 'Банковские карты',
  bonuses: 'Бонусы',
  freeRounds: 'Бесплатные раунды',
  wallet: 'Кошелёк {walletPartner}',
  bankLook: 'Проверить счёт в банке',
  venueCards: 'Карты залов',
  venues: 'Заведения',
  requirements: 'Что нужно счёту',
  identity: 'Подтверждение личности',
  addresses: 'Адреса',
  passkeys: 'Ключи доступа',
  notifications: 'Уведомления',
  pin: 'PIN-код',
  oldAccount: 'Прежний счёт',
  privacy: 'Ваши данные',
  help: 'Помощь и вопросы',
  limits: 'Мои лимиты',
  exclusion: 'Пауза и исключение',
  withdraw: 'Вывести деньги',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  privacy: 'Твои данные',
  groups: {
    person: 'О тебе',
  },
}
