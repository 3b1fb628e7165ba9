import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { RISK_AREAS, SIGNAL_NAMES } from '../shapes/risk.ts'
import { ALERT_STATES, CASE_OUTCOMES, CASE_STATES } from '../states/case-states.ts'
import { Bound, defineList, someOf } from './list.ts'

const area = {
  key: 'area',
  kind: 'choice',
  text: 'risk.area',
  choices: RISK_AREAS,
  choiceText: 'risk.area',
  filter: { anyOf: 'areas' },
} as const

/** Alerts of the areas that the reader may see. */
export const riskAlertList = defineList({
  name: 'risk-alerts',
  permission: 'risk.read',
  isByReader: true,
  columns: [
    { key: 'number', kind: 'number', text: 'risk.number' },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    area,
    {
      key: 'signals',
      kind: 'choice',
      text: 'risk.signals',
      choices: SIGNAL_NAMES,
      choiceText: 'risk.signal',
      filter: { anyOf: 'signals' },
    },
    { key: 'score', kind: 'number', text: 'risk.score', sorts: true },
    {
      key: 'raisedAt',
      kind: 'moment',
      text: 'risk.raised',
      sorts: true,
      filter: { from: 'raisedFrom', to: 'raisedTo' },
    },
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: ALERT_STATES,
      choiceText: 'risk.alertState',
      filter: { anyOf: 'states' },
    },
  ],
  filters: {
    areas: someOf(RISK_AREAS),
    signals: someOf(SIGNAL_NAMES),
    states: someOf(ALERT_STATES),
    playerId: Type.Optional(PlayerId),
    raisedFrom: Bound,
    raisedTo: Bound,
  },
  order: { by: 'raisedAt', descending: false },
})

/** Cases of the areas that the reader may see. */
export const riskCaseList = defineList({
  name: 'risk-cases',
  permission: 'risk.read',
  isByReader: true,
  columns: [
    { key: 'number', kind: 'number', text: 'risk.number' },
    { key: 'playerId', kind: 'player', text: 'audit.player', filter: { is: 'playerId' } },
    area,
    {
      key: 'state',
      kind: 'choice',
      text: 'players.state',
      choices: CASE_STATES,
      choiceText: 'risk.caseState',
      filter: { anyOf: 'states' },
    },
    { key: 'dueAt', kind: 'moment', text: 'risk.due', sorts: true, filter: { from: 'dueFrom', to: 'dueTo' } },
    { key: 'ownerName', kind: 'text', text: 'risk.owner' },
    {
      key: 'outcome',
      kind: 'choice',
      text: 'risk.outcome',
      choices: CASE_OUTCOMES,
      choiceText: 'risk.outcome',
      filter: { anyOf: 'outcomes' },
    },
    { key: 'openedAt', kind: 'moment', text: 'risk.opened', sorts: true },
  ],
  filters: {
    areas: someOf(RISK_AREAS),
    states: someOf(CASE_STATES),
    outcomes: someOf(CASE_OUTCOMES),
    playerId: Type.Optional(PlayerId),
    dueFrom: Bound,
    dueTo: Bound,
  },
  order: { by: 'dueAt', descending: false },
})
