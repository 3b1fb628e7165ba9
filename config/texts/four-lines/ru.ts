import type { FourLineTexts } from './index.ts'

export const ru: FourLineTexts = {
  names: { get: 'Вы получите', for: 'За что', condition: 'Условие', until: 'Предложение до' },
  amount: '{amount} бонусом',
  ofDeposit: '{percent} % от пополнения, не больше {cap}',
  ofLoss: '{percent} % от чистого проигрыша, не больше {cap}',
  rounds:
    '{rounds, plural, one {# бесплатный раунд} few {# бесплатных раунда} other {# бесплатных раундов}} со ставкой {stake}, игра: {games}',
  orCash: 'или вместо них {amount} на счёт',
  orBonus: 'или вместо них бонус {amount}',
  deposit: 'Пополнение не меньше {least}',
  firstDeposit: 'Первое пополнение, не меньше {least}',
  reload: 'Следующее пополнение, не меньше {least}',
  lossDay: 'Чистый проигрыш за день не меньше {least}',
  lossWeek: 'Чистый проигрыш за неделю не меньше {least}',
  code: 'Код, один раз на человека',
  nothing: 'Просто так, без пополнения',
  wagering:
    '{days, plural, one {Поставить бонус {times} раз за # день после принятия} few {Поставить бонус {times} раз за # дня после принятия} other {Поставить бонус {times} раз за # дней после принятия}}',
  stakeMax: 'самая большая ставка из бонуса {stake}',
  cash: 'Нет, выигрыш сразу деньгами',
  winCap: 'выиграть можно не больше {cap}',
  endsAtWithdrawal: 'вывод денег завершает бонус',
}
