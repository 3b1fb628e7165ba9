import { Type } from 'typebox'
import { text } from '../shapes/fields.ts'
import { defineList } from './list.ts'

/** Figures of the overview that count people, and those of what protected them; what each counts is said in `OverviewRow`. */
export const PEOPLE_FIGURES = ['registrations', 'verified', 'firstDeposits', 'actives'] as const
export const PROTECTION_FIGURES = [
  'exclusionsSelf',
  'exclusionsRegister',
  'exclusionsPanic',
  'exclusionsOther',
  'limitsTightened',
  'limitsLoosened',
  /** Changes that were asked for and do not hold yet, whenever they were asked for. */
  'limitsWaiting',
] as const
export type PeopleFigure = (typeof PEOPLE_FIGURES)[number]
export type ProtectionFigure = (typeof PROTECTION_FIGURES)[number]

/** Of which figure, of which days and of which part of the house. */
const OF = ['figure', 'from', 'to', 'brand', 'currency'] as const

/** The people that a figure of the overview counts, by their numbers. */
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
  of: OF,
  order: { by: 'playerId', descending: false },
})

/** The exclusions or changes of limits that a figure counts, by the numbers of the players. */
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
