import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Сообщения',
  loading: 'Загрузка',
  readAll: 'Прочитать все',
  unread: 'Не прочитано:',
  none: 'Сообщений нет.',
  lost: 'Сообщения сейчас не удалось загрузить.',
  again: 'Попробовать снова',
  choose: 'Выберите сообщение из списка.',
  back: 'Назад к списку',
  until: 'до {date}',
  open: 'Открыть',
  remove: 'Удалить сообщение',
  foot: 'Сообщения о деньгах и счёте приходят всегда.',
  categories: { account: 'Счёт', money: 'Деньги', club: 'Клуб', offers: 'Предложения' },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  choose: 'Выбери сообщение из списка.',
}
