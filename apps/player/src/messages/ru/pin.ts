import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'PIN-код',
  intro: 'PIN-код вводится на терминале вместе с картой. В нём от 4 до 6 цифр.',
  has: 'PIN-код установлен с {date}.',
  none: 'PIN-код ещё не установлен.',
  pin: 'Новый PIN-код',
  pinHint: 'От 4 до 6 цифр. Не дата рождения и не ряд вроде 1234.',
  again: 'Новый PIN-код ещё раз',
  password: 'Ваш пароль',
  passwordHint: 'Паролем Вы подтверждаете, что это Вы.',
  differ: 'PIN-код и его повтор различаются.',
  tooSimple: 'Такой PIN-код угадает любой. Выберите другой.',
  birthDate: 'Дату рождения угадает любой, кто Вас знает. Выберите другой PIN-код.',
  submit: 'Установить PIN-код',
  done: 'PIN-код установлен.',
  forgotten: 'Забытый PIN-код заменяется новым, старый не нужен.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  password: 'Твой пароль',
  passwordHint: 'Паролем ты подтверждаешь, что это ты.',
  tooSimple: 'Такой PIN-код угадает любой. Выбери другой.',
  birthDate: 'Дату рождения угадает любой, кто тебя знает. Выбери другой PIN-код.',
}
