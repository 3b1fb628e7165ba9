import { Type } from 'typebox'
import { PlayerId, text } from '../shapes/fields.ts'
import { defineList } from './list.ts'

/** Which rule of the law refused whom and when, the newest first. */
export const lawDecisionList = defineList({
  name: 'law-decisions',
  permission: 'players.read',
  columns: [
    { key: 'at', kind: 'moment', text: 'refusals.at' },
    { key: 'playerId', kind: 'player', text: 'law.player', filter: { is: 'playerId' } },
    { key: 'ruleId', at: 'refusal.ruleId', kind: 'text', text: 'refusals.rule', filter: { is: 'ruleId' } },
    { key: 'text', kind: 'text', text: 'refusals.text' },
    { key: 'earliest', at: 'refusal.earliestAllowedAt', kind: 'moment', text: 'law.earliest' },
    { key: 'market', kind: 'text', text: 'lists.market', isExtra: true },
  ],
  filters: { playerId: Type.Optional(PlayerId), ruleId: Type.Optional(text(20, 1)) },
  order: { by: 'at', descending: true },
})
