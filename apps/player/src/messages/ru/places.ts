import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Залы',
  lead: '{count, plural, one {# зал} few {# зала} many {# залов} other {# зала}}, сейчас открыто: {open}.',
  none: 'Сейчас залов нет.',
  failed: 'Список залов не загрузился. Попробуйте чуть позже.',
  noneOpen: 'Сейчас ни один зал не открыт.',
  town: 'Откуда',
  anyTown: 'Откуда угодно',
  show: 'Сортировать',
  filter: 'Выбор залов',
  all: 'Все',
  onlyOpen: 'Открытые сейчас',
  usePosition: 'По моему местоположению',
  positionStays: 'Ваше местоположение остаётся в браузере, мы его никуда не отправляем.',
  byPosition: 'Отсортировано по вашему местоположению. Оно никуда не отправлено.',
  noPosition: 'Браузер не сообщил местоположение. Выберите город.',
  map: 'План залов',
  kind: {
    Casino: 'Казино',
    GamingHall: 'Игровой зал',
    Bar: 'Бар',
  },
  isOpen: 'Открыто',
  isClosed: 'Закрыто',
  until: 'до {time}',
  opens: 'откроется: {when}',
  closedWeek: 'в течение недели не откроется',
  onMap: 'Показать на карте',
  newWindow: '(новое окно, OpenStreetMap)',
  can: 'Что там есть',
  machines: {
    Slot: '{terminals, plural, one {# автомат} few {# автомата} many {# автоматов} other {# автомата}}',
    Roulette: 'рулетка, {seats, plural, one {# место} few {# места} many {# мест} other {# места}}',
    Cards: 'карты, {seats, plural, one {# место} few {# места} many {# мест} other {# места}}',
    MultiGame:
      '{terminals, plural, one {# автомат с несколькими играми} few {# автомата с несколькими играми} many {# автоматов с несколькими играми} other {# автомата с несколькими играми}}',
  },
  kiosk: 'киоск самообслуживания',
  wallet: 'кошелёк для залов',
  hours: 'Часы работы на неделю',
  today: 'сегодня',
  closedDay: 'закрыто',
  special: 'часы не как обычно',
  forced: 'закрывает закон',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  failed: 'Список залов не загрузился. Попробуй чуть позже.',
  positionStays: 'Твоё местоположение остаётся в браузере, мы его никуда не отправляем.',
  byPosition: 'Отсортировано по твоему местоположению. Оно никуда не отправлено.',
  noPosition: 'Браузер не сообщил местоположение. Выбери город.',
}
