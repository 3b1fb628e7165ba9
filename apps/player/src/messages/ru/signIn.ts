import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Вход',
  way: 'Способ входа',
  byPassword: 'Паролем',
  byCode: 'Кодом',
  byPasskey: 'Войти с ключом доступа',
  otherWays: 'Кодом, картой или иначе',
  closeSheet: 'Назад к игре',
  byCard: 'Картой',
  email: 'Эл. почта',
  password: 'Пароль',
  code: 'Одноразовый код',
  codeHint: 'Оставьте пустым, и мы пришлём код.',
  codeBySms: 'Прислать код по SMS на подтверждённый телефон',
  cardNumber: 'Номер карты',
  cardNumberHint: 'Карта зала, от 8 до 20 знаков.',
  cardPin: 'PIN-код',
  cardLocked: 'Карта заблокирована. Её разблокирует персонал зала или наша поддержка.',
  codeSubmit: 'Получить код или войти',
  submit: 'Войти',
  remember: 'Запомнить это устройство',
  remembered: 'Войти на этом устройстве',
  tokenTitle: 'Входим',
  tokenFailed: 'По этой ссылке войти нельзя',
  forgotten: 'Не помню пароль',
  forgottenTitle: 'Новый пароль',
  forgottenHint: 'Мы пришлём ссылку для нового пароля.',
  sendLink: 'Прислать ссылку',
  sent: 'Если счёт с такой почтой есть, письмо уже в пути.',
  backToSignIn: 'Назад ко входу',
  toOldAccount: 'У меня есть счёт зала или прежний счёт',
  toRegister: 'У меня нет счёта',
  toLogin: 'Счёт уже есть',
  registerTitle: 'Регистрация',
  firstName: 'Имя',
  surname: 'Фамилия',
  birthDate: 'Дата рождения',
  birthDateHint: 'Играть можно с {age} лет.',
  newPassword: 'Новый пароль',
  passwordHint: 'Не меньше 10 знаков. Лучше три не связанных слова.',
  agree: 'Согласен с <terms>условиями</terms> и подтверждаю, что данные мои.',
  registerSubmit: 'Открыть счёт',
  badField: 'Проверьте это поле.',
  resetTitle: 'Новый пароль',
  resetHint: 'На других устройствах вы будете отключены.',
  resetSubmit: 'Сохранить пароль',
  resetIncomplete: 'Ссылка неполная',
  resetIncompleteHint:
    'В адресе нет кода из сообщения или его части. Откройте ссылку из сообщения целиком или запросите новую.',
  resetAgain: 'Запросить новую ссылку',
  cardWrong: 'Номер карты и PIN не подходят друг к другу. Проверьте их или войдите иначе.',
  cardTooMany:
    'PIN слишком много раз был неверным. Войдите иначе: в вашем счёте можно задать новый PIN, и блокировка закончится.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  codeHint: 'Оставь пустым, и мы пришлём код.',
  badField: 'Проверь это поле.',
  resetHint: 'На других устройствах твои сеансы завершатся.',
  resetIncompleteHint:
    'В адресе нет кода из сообщения или его части. Открой ссылку из сообщения целиком или запроси новую.',
  cardWrong: 'Номер карты и PIN не подходят друг к другу. Проверь их или войди иначе.',
  cardTooMany:
    'PIN слишком много раз был неверным. Войди иначе: в твоём счёте можно задать новый PIN, и блокировка закончится.',
}
