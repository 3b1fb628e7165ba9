import type { FourLineTexts } from './index.ts'

export const hu: FourLineTexts = {
  names: { get: 'Amit kap', for: 'Miért', condition: 'Feltétel', until: 'Ajánlat eddig' },
  amount: '{amount} bónuszként',
  ofDeposit: 'A befizetés {percent}%-a, legfeljebb {cap}',
  ofLoss: 'A nettó veszteség {percent}%-a, legfeljebb {cap}',
  rounds: '{rounds, plural, other {# ingyenes kör}}, tét: {stake}, játék: {games}',
  orCash: 'vagy helyettük {amount} készpénz',
  orBonus: 'vagy helyettük {amount} bónusz',
  deposit: 'Legalább {least} befizetés',
  firstDeposit: 'Az első befizetés, legalább {least}',
  reload: 'Egy későbbi befizetés, legalább {least}',
  lossDay: 'Legalább {least} nettó veszteség egy nap alatt',
  lossWeek: 'Legalább {least} nettó veszteség egy hét alatt',
  code: 'Kód, személyenként egyszer',
  nothing: 'Semmiért, befizetés nélkül',
  wagering:
    '{days, plural, other {A bónuszt {times} alkalommal kell megtenni, az elfogadástól számított # napon belül}}',
  stakeMax: 'legnagyobb tét a bónuszból: {stake}',
  cash: 'Nincs, a nyeremény azonnal készpénz',
  winCap: 'legfeljebb {cap} nyerhető',
  endsAtWithdrawal: 'kifizetéskor a bónusz véget ér',
}
