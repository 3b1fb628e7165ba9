import { Type } from 'typebox'
import { text } from '../shapes/fields.ts'
import { defineList } from './list.ts'

/** Figures of the overview that count people, and those of their protection; `OverviewRow` documents what each counts. */
export const PEOPLE_FIGURES = ['registrations', 'verified', 'firstDeposits', 'actives'] as const
/** Of those who registered in the days: who has been verified, deposited and staked by now (funnel), and who played in other days (cohorts). */
export const REGISTERED_FIGURES = [
  'registeredVerified',
  'registeredDeposited',
  'registeredStaked',
  'registeredPlayed',
] as const
export const PROTECTION_FIGURES = [
  'exclusionsSelf',
  'exclusionsRegister',
  'exclusionsPanic',
  'exclusionsOther',
  'limitsTightened',
  'limitsLoosened',
  /** Requested changes that are not in force yet, whenever they were requested. */
  'limitsWaiting',
] as const
export type PeopleFigure = (typeof PEOPLE_FIGURES)[number]
export type RegisteredFigure = (typeof REGISTERED_FIGURES)[number]
export type ProtectionFigure = (typeof PROTECTION_FIGURES)[number]

/** Identifies the figure, the days and the part of the house. */
const OF = ['figure', 'from', 'to', 'brand', 'currency'] as const

/** The people counted by a figure of the overview, of the funnel or of a cohort, by their numbers. */
export const figurePeopleList = defineList({
  name: 'figure-people',
  permission: 'reports.players',
  columns: [
    { key: 'playerId', kind: 'player', text: 'audit.player' },
    { key: 'day', kind: 'day', text: 'reports.by.day' },
    { key: 'brand', kind: 'text', text: 'reports.brand' },
    { key: 'currency', kind: 'text', text: 'reports.currency', isExtra: true },
  ],
  filters: {},
  of: [...OF, 'playedFrom', 'playedTo'],
  order: { by: 'playerId', descending: false },
})

/** The exclusions or changes of limits counted by a figure, by the numbers of the players. */
export const figureProtectionList = defineList({
  name: 'figure-protection',
  permission: 'players.read',
  columns: [
    { key: 'playerId', kind: 'player', text: 'audit.player' },
    { key: 'at', kind: 'moment', text: 'logs.happened' },
    { key: 'kind', kind: 'text', text: 'exclusion.kind', filter: { anyOf: 'kinds' } },
    { key: 'brand', kind: 'text', text: 'reports.brand' },
  ],
  filters: { kinds: Type.Optional(Type.Array(text(40, 1), { maxItems: 50 })) },
  of: OF,
  order: { by: 'playerId', descending: false },
})
