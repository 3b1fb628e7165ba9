import type { FourLineTexts } from './index.ts'

export const sk: FourLineTexts = {
  names: { get: 'Dostanete', for: 'Za čo', condition: 'Podmienka', until: 'Ponuka do' },
  amount: '{amount} ako bonus',
  ofDeposit: '{percent} % z vkladu, najviac {cap}',
  ofLoss: '{percent} % z čistej prehry, najviac {cap}',
  rounds:
    '{rounds, plural, one {# kolo zadarmo} few {# kolá zadarmo} other {# kôl zadarmo}} so stávkou {stake}, hra: {games}',
  orCash: 'alebo namiesto nich {amount} na účet',
  orBonus: 'alebo namiesto nich bonus {amount}',
  deposit: 'Vklad aspoň {least}',
  firstDeposit: 'Prvý vklad, aspoň {least}',
  reload: 'Ďalší vklad, aspoň {least}',
  lossDay: 'Čistá prehra za deň aspoň {least}',
  lossWeek: 'Čistá prehra za týždeň aspoň {least}',
  code: 'Kód, raz na osobu',
  nothing: 'Za nič, bez vkladu',
  wagering:
    '{days, plural, one {Pretočiť bonus {times}-krát do # dňa od prijatia} other {Pretočiť bonus {times}-krát do # dní od prijatia}}',
  stakeMax: 'najvyššia stávka z bonusu {stake}',
  cash: 'Žiadna, výhra je hneď hotovosť',
  winCap: 'výhra najviac {cap}',
  endsAtWithdrawal: 'výberom bonus končí',
}
