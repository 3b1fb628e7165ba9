import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  toExclusion: 'Пауза и исключение',
  launching: 'Открываем игру',
  back: 'Назад к игре',
  share: 'Поделиться игрой',
  shareCopied: 'Адрес скопирован.',
  shareFailed: 'Скопируйте адрес: {url}',
  forMoney: 'Играть на деньги',
  forFun: 'Попробовать',
  maxWin: 'Максимум',
  rtpMeans: 'Из каждых 100 поставленных игрокам в среднем возвращается {rtp}. Один раунд может кончиться как угодно.',
  gamePlan: 'Игровой план',
  openPlan: 'Открыть игровой план (PDF)',
  toLobby: 'Назад в лобби',
  atTerminal: 'Вы вошли у терминала {terminal} в заведении {venue}. На сайте можно играть, когда вы там выйдете.',
  toTerminal: 'К терминалу',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  shareFailed: 'Скопируй адрес: {url}',
  atTerminal:
    'Твой вход открыт у терминала {terminal} в заведении {venue}. На сайте можно играть, когда ты там выйдешь.',
}
