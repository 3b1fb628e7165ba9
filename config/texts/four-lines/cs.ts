/** What a campaign gives, in four lines. Czech defines the keys; the others must have the same. */
export const cs = {
  names: { get: 'Dostanete', for: 'Za co', condition: 'Podmínka', until: 'Nabídka do' },
  amount: '{amount} jako bonus',
  ofDeposit: '{percent} % z vkladu, nejvýš {cap}',
  ofLoss: '{percent} % z čisté prohry, nejvýš {cap}',
  rounds:
    '{rounds, plural, one {# kolo zdarma} few {# kola zdarma} other {# kol zdarma}} se sázkou {stake}, hra: {games}',
  orCash: 'nebo místo nich {amount} na účet',
  orBonus: 'nebo místo nich bonus {amount}',
  deposit: 'Vklad aspoň {least}',
  firstDeposit: 'První vklad, aspoň {least}',
  reload: 'Další vklad, aspoň {least}',
  lossDay: 'Čistá prohra za den aspoň {least}',
  lossWeek: 'Čistá prohra za týden aspoň {least}',
  code: 'Kód, jednou na osobu',
  nothing: 'Za nic, bez vkladu',
  wagering:
    '{days, plural, one {Protočit bonus {times}krát do # dne od přijetí} other {Protočit bonus {times}krát do # dnů od přijetí}}',
  stakeMax: 'nejvyšší sázka z bonusu {stake}',
  cash: 'Žádná, výhra je hned hotovost',
  winCap: 'výhra nejvýš {cap}',
  endsAtWithdrawal: 'výběrem bonus končí',
}
