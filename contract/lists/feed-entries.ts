import { defineList, someOf } from './list.ts'

/** What a row of the log of bonuses, or of the log of venues, is made of. */
const OF = ['rowId'] as const

/** Steps of bonuses and free rounds of one row, in the order in which they were written. */
export const bonusStepList = defineList({
  name: 'bonus-steps',
  permission: 'reports.players',
  columns: [
    { key: 'at', kind: 'moment', text: 'entries.time' },
    { key: 'playerId', kind: 'player', text: 'bonusFigures.player' },
    { key: 'step', kind: 'text', text: 'bonusFigures.step', choiceText: 'bonusFigures.step' },
    { key: 'change', kind: 'money', text: 'bonusFigures.change', isSummed: true },
    { key: 'wagered', kind: 'money', text: 'bonusFigures.wagered', isSummed: true },
    { key: 'free', kind: 'money', text: 'bonusFigures.free', isSummed: true },
    { key: 'awardId', kind: 'text', text: 'bonusFigures.award', isExtra: true },
  ],
  filters: {},
  of: OF,
  order: { by: 'at', descending: false },
})

export const VENUE_FACTS = ['visit', 'stake', 'win', 'jackpot'] as const

/** What a venue reported that one row sums up. */
export const venueFactList = defineList({
  name: 'venue-facts',
  permission: 'reports.players',
  columns: [
    { key: 'at', kind: 'moment', text: 'entries.time' },
    { key: 'playerId', kind: 'player', text: 'bonusFigures.player' },
    {
      key: 'kind',
      kind: 'choice',
      text: 'venueFigures.kind',
      choices: VENUE_FACTS,
      choiceText: 'venueFigures.kind',
      filter: { anyOf: 'kinds' },
    },
    { key: 'amount', kind: 'money', text: 'venueFigures.amount' },
    { key: 'reference', kind: 'text', text: 'entries.reference' },
    { key: 'terminalId', kind: 'text', text: 'venueFigures.terminal', isExtra: true },
  ],
  filters: { kinds: someOf(VENUE_FACTS) },
  of: OF,
  order: { by: 'at', descending: false },
})
