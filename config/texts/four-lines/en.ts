import type { FourLineTexts } from './index.ts'

export const en: FourLineTexts = {
  names: { get: 'You get', for: 'For', condition: 'Condition', until: 'Offered until' },
  amount: '{amount} as a bonus',
  ofDeposit: '{percent}% of the deposit, at most {cap}',
  ofLoss: '{percent}% of the net loss, at most {cap}',
  rounds: '{rounds, plural, one {# free round} other {# free rounds}} at a stake of {stake}, game: {games}',
  orCash: 'or {amount} in cash in their place',
  orBonus: 'or a bonus of {amount} in their place',
  deposit: 'A deposit of at least {least}',
  firstDeposit: 'The first deposit, at least {least}',
  reload: 'A later deposit, at least {least}',
  lossDay: 'A net loss of at least {least} in a day',
  lossWeek: 'A net loss of at least {least} in a week',
  code: 'A code, once for a person',
  nothing: 'Nothing, no deposit',
  wagering:
    '{days, plural, one {Stake the bonus {times} times within # day of accepting it} other {Stake the bonus {times} times within # days of accepting it}}',
  stakeMax: 'highest stake from the bonus {stake}',
  cash: 'None, a win is cash at once',
  winCap: 'at most {cap} can be won',
  endsAtWithdrawal: 'a withdrawal ends the bonus',
}
