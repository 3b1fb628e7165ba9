import { REGISTER_ANSWERS, REGISTER_CHECK_REASONS } from '../shapes/exclusions.ts'
import { EXCLUSION_KINDS, EXCLUSION_SOURCES } from '../states/exclusions.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Present and past exclusions of one player, the newest first. */
export const exclusionList = defineList({
  name: 'exclusions',
  permission: 'players.read',
  columns: [
    {
      key: 'kind',
      kind: 'choice',
      text: 'exclusion.kind',
      choices: EXCLUSION_KINDS,
      choiceText: 'exclusionKind',
      sorts: true,
      filter: { anyOf: 'kinds' },
    },
    { key: 'isInForce', kind: 'yes-no', text: 'players.state', sorts: true },
    { key: 'from', kind: 'moment', text: 'exclusion.from', sorts: true, filter: { from: 'begunFrom', to: 'begunTo' } },
    { key: 'until', kind: 'moment', text: 'exclusion.until', sorts: true },
    { key: 'ruleId', kind: 'text', text: 'exclusion.rule' },
    { key: 'explanation', kind: 'text', text: 'exclusion.why' },
    {
      key: 'source',
      kind: 'choice',
      text: 'lists.source',
      choices: EXCLUSION_SOURCES,
      choiceText: 'exclusionSource',
      isExtra: true,
      filter: { anyOf: 'sources' },
    },
    { key: 'receipt', kind: 'text', text: 'lists.receipt', isExtra: true },
    { key: 'reason', kind: 'text', text: 'lists.reason', isExtra: true },
    { key: 'userName', kind: 'text', text: 'lists.writtenBy', isExtra: true },
    { key: 'endedAt', kind: 'moment', text: 'lists.ended', sorts: true, isExtra: true },
    { key: 'endReason', kind: 'text', text: 'lists.endReason', choiceText: 'exclusionEnd', isExtra: true },
    { key: 'endExplanation', kind: 'text', text: 'lists.explanation', isExtra: true },
    { key: 'endedBy', kind: 'text', text: 'lists.endedBy', isExtra: true },
  ],
  filters: {
    kinds: someOf(EXCLUSION_KINDS),
    sources: someOf(EXCLUSION_SOURCES),
    begunFrom: Bound,
    begunTo: Bound,
  },
  of: ['playerId'],
  order: { by: 'from', descending: true },
})

/** Queries of the registers about one player with their responses, the newest first. */
export const registerCheckList = defineList({
  name: 'register-checks',
  permission: 'players.read',
  columns: [
    { key: 'checkedAt', kind: 'moment', text: 'register.at', filter: { from: 'from', to: 'to' } },
    { key: 'register', kind: 'text', text: 'register.name' },
    {
      key: 'reason',
      kind: 'choice',
      text: 'register.reason',
      choices: REGISTER_CHECK_REASONS,
      choiceText: 'registerReason',
      filter: { anyOf: 'reasons' },
    },
    {
      key: 'answer',
      kind: 'choice',
      text: 'register.answer',
      choices: REGISTER_ANSWERS,
      choiceText: 'registerAnswer',
      filter: { anyOf: 'answers' },
    },
    { key: 'livesUntil', kind: 'moment', text: 'register.lives' },
    { key: 'tookMs', kind: 'number', text: 'register.took' },
    { key: 'resultId', kind: 'text', text: 'register.number', isExtra: true },
    { key: 'problem', kind: 'text', text: 'lists.problem', isExtra: true },
    { key: 'handedOverBy', kind: 'text', text: 'lists.handedOverBy', isExtra: true },
    { key: 'requestHash', kind: 'text', text: 'lists.requestHash', isExtra: true },
  ],
  filters: {
    reasons: someOf(REGISTER_CHECK_REASONS),
    answers: someOf(REGISTER_ANSWERS),
    from: Bound,
    to: Bound,
  },
  of: ['playerId'],
  order: { by: 'checkedAt', descending: true },
})
