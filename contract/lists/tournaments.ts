import { Type } from 'typebox'
import { PlayerId, Uuid } from '../shapes/fields.ts'
import { PRIZE_OUTCOMES, ENTRY_STATES, REMOVAL_REASONS, ROUND_STATES } from '../states/tournament-states.ts'
import { Bound, defineList, someOf } from './list.ts'

const SCORINGS = ['largest-win', 'best-sum', 'points', 'missions'] as const
const read = { permission: 'tournaments.read' } as const

/** Tournaments of the brand with their newest rules, the newest first. */
export const tournamentList = defineList({
  name: 'tournaments',
  ...read,
  columns: [
    { key: 'name', kind: 'text', text: 'tournaments.name', sorts: true },
    {
      key: 'scoring',
      at: 'terms.scoring.kind',
      kind: 'choice',
      text: 'tournaments.rules',
      choices: SCORINGS,
      choiceText: 'tournaments.scoring',
      sorts: true,
      filter: { anyOf: 'scorings' },
    },
    { key: 'prizes', at: 'terms.prizes', kind: 'text', text: 'tournaments.prizes' },
    {
      key: 'createdAt',
      kind: 'moment',
      text: 'lists.written',
      sorts: true,
      filter: { from: 'writtenFrom', to: 'writtenTo' },
    },
    { key: 'version', at: 'terms.version', kind: 'number', text: 'lists.version', sorts: true, isExtra: true },
    { key: 'about', kind: 'text', text: 'tournaments.about', isExtra: true },
    { key: 'games', at: 'terms.gameKeys', kind: 'text', text: 'lists.games', isExtra: true },
  ],
  filters: { scorings: someOf(SCORINGS), writtenFrom: Bound, writtenTo: Bound },
  order: { by: 'createdAt', descending: true },
})

/** Rounds of tournaments, the latest start first. */
export const tournamentRoundList = defineList({
  name: 'tournament-rounds',
  ...read,
  columns: [
    { key: 'name', kind: 'text', text: 'tournaments.round' },
    { key: 'number', kind: 'number', text: 'lists.number', isExtra: true },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: ROUND_STATES,
      choiceText: 'tournaments.state',
      filter: { anyOf: 'states' },
    },
    {
      key: 'startsAt',
      kind: 'moment',
      text: 'tournaments.startsAt',
      sorts: true,
      filter: { from: 'startsFrom', to: 'startsTo' },
    },
    {
      key: 'endsAt',
      kind: 'moment',
      text: 'tournaments.endsAt',
      sorts: true,
      filter: { from: 'endsFrom', to: 'endsTo' },
    },
    { key: 'entries', kind: 'number', text: 'tournaments.players', sorts: true },
    { key: 'prizes', at: 'terms.prizes', kind: 'text', text: 'tournaments.prizes' },
    { key: 'capacity', kind: 'number', text: 'tournaments.capacity', isExtra: true },
    { key: 'opensAt', kind: 'moment', text: 'tournaments.opensAt', isExtra: true },
    { key: 'registersUntil', kind: 'moment', text: 'tournaments.registersUntil', isExtra: true },
    { key: 'publishedAt', kind: 'moment', text: 'lists.published', isExtra: true },
    { key: 'paidAt', kind: 'moment', text: 'lists.paid', isExtra: true },
    { key: 'cancelledBecause', kind: 'text', text: 'lists.reason', isExtra: true },
    {
      key: 'tournamentId',
      kind: 'text',
      text: 'lists.tournamentId',
      isExtra: true,
      filter: { is: 'tournamentId' },
    },
  ],
  filters: {
    states: someOf(ROUND_STATES),
    startsFrom: Bound,
    startsTo: Bound,
    endsFrom: Bound,
    endsTo: Bound,
    tournamentId: Type.Optional(Uuid),
  },
  order: { by: 'startsAt', descending: true },
})

/** Players of one round, by place. */
export const tournamentEntryList = defineList({
  name: 'tournament-entries',
  ...read,
  columns: [
    { key: 'place', kind: 'number', text: 'tournaments.place' },
    { key: 'playerId', kind: 'player', text: 'tournaments.player', filter: { is: 'playerId' } },
    { key: 'score', kind: 'number', text: 'tournaments.scoring' },
    { key: 'rounds', kind: 'number', text: 'lists.roundsCounted' },
    { key: 'staked', kind: 'money', text: 'lists.staked', isSummed: true },
    { key: 'won', kind: 'money', text: 'lists.won', isSummed: true },
    { key: 'registeredAt', kind: 'moment', text: 'tournaments.entered', filter: { from: 'from', to: 'to' } },
    { key: 'prize', kind: 'text', text: 'tournaments.prizes' },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: ENTRY_STATES,
      choiceText: 'tournaments.entry',
      isExtra: true,
      filter: { anyOf: 'states' },
    },
    {
      key: 'prizeOutcome',
      kind: 'choice',
      text: 'lists.prizeOutcome',
      choices: PRIZE_OUTCOMES,
      choiceText: 'lists.prizeOutcome',
      isExtra: true,
      filter: { anyOf: 'outcomes' },
    },
    {
      key: 'removedBecause',
      kind: 'choice',
      text: 'lists.reason',
      choices: REMOVAL_REASONS,
      choiceText: 'tournaments.because',
      isExtra: true,
    },
    { key: 'heldBecause', kind: 'text', text: 'lists.heldBecause', choiceText: 'tournaments.because', isExtra: true },
    { key: 'explanation', kind: 'text', text: 'lists.explanation', isExtra: true },
    { key: 'registeredByName', kind: 'text', text: 'lists.writtenBy', isExtra: true },
    { key: 'reference', kind: 'text', text: 'lists.reference', isExtra: true },
  ],
  filters: {
    playerId: Type.Optional(PlayerId),
    states: someOf(ENTRY_STATES),
    outcomes: someOf(PRIZE_OUTCOMES),
    from: Bound,
    to: Bound,
  },
  of: ['roundId'],
  order: { by: 'place', descending: false },
})

/** Halls of fame of the brand, hidden ones included. */
export const hallList = defineList({
  name: 'halls-of-fame',
  ...read,
  columns: [
    { key: 'name', kind: 'text', text: 'tournaments.name', sorts: true },
    { key: 'isShown', kind: 'yes-no', text: 'players.state', sorts: true },
    { key: 'places', kind: 'number', text: 'tournaments.hallPlaces', sorts: true },
    { key: 'entries', kind: 'text', text: 'tournaments.place' },
    { key: 'hallId', kind: 'text', text: 'lists.itemId', sorts: true, isExtra: true },
  ],
  filters: {},
  order: { by: 'hallId', descending: true },
})

/** Players who are or were excluded from tournaments, the newest first. */
export const tournamentRestrictionList = defineList({
  name: 'tournament-restrictions',
  ...read,
  columns: [
    { key: 'playerId', kind: 'player', text: 'tournaments.player', filter: { is: 'playerId' } },
    { key: 'tournamentId', kind: 'text', text: 'tournaments.where', filter: { is: 'tournamentId' } },
    { key: 'isInForce', kind: 'yes-no', text: 'lists.inForce' },
    { key: 'until', kind: 'moment', text: 'tournaments.until' },
    { key: 'reason', kind: 'text', text: 'tournaments.reason' },
    { key: 'madeByName', kind: 'text', text: 'tournaments.byWhom' },
    { key: 'madeAt', kind: 'moment', text: 'lists.written', filter: { from: 'from', to: 'to' } },
    { key: 'endedByName', kind: 'text', text: 'lists.endedBy', isExtra: true },
    { key: 'endedAt', kind: 'moment', text: 'lists.ended', isExtra: true },
  ],
  filters: { playerId: Type.Optional(PlayerId), tournamentId: Type.Optional(Uuid), from: Bound, to: Bound },
  order: { by: 'madeAt', descending: true },
})
