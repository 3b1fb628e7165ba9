import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Карты залов',
  intro: 'С картой и PIN-кодом можно войти на терминале, в зале и здесь.',
  none: 'Вы ещё не добавили ни одной карты.',
  ending: 'Карта, последние знаки {digits}',
  active: 'Действует',
  locked: 'Заблокирована',
  since: 'Добавлена {date}',
  remove: 'Удалить карту',
  removeAsk: 'Там, где Вы вошли по карте, сеанс завершится.',
  removeYes: 'Да, удалить',
  removeNo: 'Оставить',
  removed: 'Карта удалена.',
  askStaff: 'Карту разблокирует персонал зала или наша поддержка.',
  noPin: 'Для входа по карте нужен PIN-код.',
  setPin: 'Установить PIN-код',
  addTitle: 'Добавить карту',
  number: 'Номер карты',
  numberHint: 'Напечатан на карте, от 8 до 20 знаков.',
  add: 'Добавить карту',
  added: 'Карта добавлена.',
  tooMany: 'Слишком много номеров карт были неверными. Дождитесь конца блокировки.',
  gone: 'Этой карты здесь больше нет. Загрузите страницу снова.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Ни одной карты пока не добавлено.',
  removeAsk: 'Там, где открыт твой вход по карте, сеанс завершится.',
}
