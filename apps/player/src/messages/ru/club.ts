import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Клуб',
  loading: 'Загрузка',
  tabs: {
    over: 'Обзор',
    missions: 'Задания',
    badges: 'Значки',
    levels: 'Уровни',
    store: 'Магазин',
    points: 'Откуда баллы',
  },
  points:
    '{points, plural, one {{written} балл} few {{written} балла} many {{written} баллов} other {{written} балла}}',
  nextLevel: 'Уровень {name} начинается с {points}',
  changePicture: 'Сменить картинку',
  progress: '{done} из {count}',
  percent: '{percent} %',
  done: 'Выполнено',
  claimed: 'Выполнено и получено',
  claim: 'Получить {points}',
  noMissions: 'Сейчас заданий нет.',
  reached: 'достигнут {date}',
  here: 'вы здесь',
  levelKept: 'Уровень не теряется. Обмен в магазине уменьшает имеющиеся баллы, а не те, что определяют уровень.',
  have: 'у вас {points}',
  exchange: 'Обменять',
  wear: 'Надеть',
  takeOff: 'Снять',
  worn: 'надето',
  owned: 'есть у вас',
  storeClosed: 'Магазин сейчас для вас закрыт. Баллы, уровень и всё, что у вас есть, сохраняется.',
  noPoints: 'Пока нет баллов',
  noPointsHint: 'Первые вы получите за картинку профиля или за игру без денег. Ни то ни другое ничего не стоит.',
  after: 'остаток {points}',
  kinds: {
    earned: 'Правило',
    mission: 'Задание',
    bought: 'Магазин, обмен',
    expired: 'Срок баллов истёк',
    corrected: 'Исправление',
  },
  parts: {
    picture: 'картинка',
    email: 'подтверждённый e-mail',
    phone: 'подтверждённый телефон',
    limits: 'свои лимиты',
  },
  absent: 'Клуб не отвечает',
  absentHint:
    'Ваши баллы, уровень и значки в порядке. Игры, деньги и сообщения работают дальше, от клуба они не зависят.',
  toClub: 'Открыть клуб',
  signInToClub: 'Войти в клуб',
  again: 'Попробовать снова',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  here: 'ты здесь',
  have: 'у тебя {points}',
  owned: 'есть у тебя',
  storeClosed: 'Магазин сейчас для тебя закрыт. Баллы, уровень и всё, что у тебя есть, сохраняется.',
  noPointsHint: 'Первые ты получишь за картинку профиля или за игру без денег. Ни то ни другое ничего не стоит.',
  absentHint:
    'Твои баллы, уровень и значки в порядке. Игры, деньги и сообщения работают дальше, от клуба они не зависят.',
}
