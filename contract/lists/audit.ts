import { Type } from 'typebox'
import { ACTOR_KINDS, AUDIT_OUTCOMES, SUBJECT_KINDS } from '../shapes/audit.ts'
import { PlayerId, text } from '../shapes/fields.ts'
import { Bound, defineList, someOf } from './list.ts'

/** Who did or read what. */
export const auditList = defineList({
  name: 'audit',
  permission: 'audit.read',
  isByReader: true,
  columns: [
    { key: 'at', kind: 'moment', text: 'entries.time', sorts: true, filter: { from: 'from', to: 'to' } },
    { key: 'action', kind: 'text', text: 'audit.action', filter: { is: 'action' } },
    { key: 'userName', kind: 'text', text: 'lists.who', isExtra: true },
    { key: 'userId', kind: 'number', text: 'audit.userId', isExtra: true, filter: { is: 'userId' } },
    {
      key: 'outcome',
      kind: 'choice',
      text: 'audit.outcome',
      choices: AUDIT_OUTCOMES,
      choiceText: 'outcome',
      filter: { anyOf: 'outcomes' },
    },
    { key: 'code', kind: 'text', text: 'lists.refusal', choiceText: 'error', isExtra: true },
    {
      key: 'actorKind',
      kind: 'choice',
      text: 'audit.by',
      choices: ACTOR_KINDS,
      choiceText: 'audit.actor',
      filter: { anyOf: 'actorKinds' },
    },
    { key: 'actorId', kind: 'text', text: 'audit.actorId', isExtra: true, filter: { is: 'actorId' } },
    { key: 'source', kind: 'text', text: 'audit.source', isExtra: true },
    { key: 'playerId', kind: 'player', text: 'audit.player', isExtra: true, filter: { is: 'playerId' } },
    {
      key: 'subjects',
      kind: 'text',
      text: 'audit.subject',
      choices: SUBJECT_KINDS,
      choiceText: 'subject',
      isExtra: true,
      filter: { is: 'subjectKind' },
    },
    { key: 'subject', kind: 'text', text: 'audit.subjectId', isExtra: true, filter: { is: 'subjectId' } },
    { key: 'reason', kind: 'text', text: 'lists.reason', choiceText: 'reason', isExtra: true },
    { key: 'explanation', kind: 'text', text: 'lists.explanation', isExtra: true },
    { key: 'before', at: 'change.before', kind: 'text', text: 'audit.before', isExtra: true },
    { key: 'after', at: 'change.after', kind: 'text', text: 'audit.after', isExtra: true },
    { key: 'requestId', kind: 'text', text: 'audit.trace', isExtra: true },
  ],
  filters: {
    from: Bound,
    to: Bound,
    action: Type.Optional(text(80)),
    userId: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 })),
    outcomes: someOf(AUDIT_OUTCOMES),
    actorKinds: someOf(ACTOR_KINDS),
    /** Name of a client, partner or job. */
    actorId: Type.Optional(text(120)),
    playerId: Type.Optional(PlayerId),
    /** Subject of the call. */
    subjectKind: Type.Optional(Type.Enum([...SUBJECT_KINDS])),
    subjectId: Type.Optional(text(120, 1)),
  },
  bornAt: 'at',
  order: { by: 'at', descending: true },
})
