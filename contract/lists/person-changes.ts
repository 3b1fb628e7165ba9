import { Bound, defineList, someOf } from './list.ts'

export const PERSON_CHANGERS = ['player', 'staff', 'system'] as const

/** Who changed one player's person, when and why, the newest first; before and after are masked. */
export const personChangeList = defineList({
  name: 'person-changes',
  permission: 'players.read',
  columns: [
    { key: 'at', kind: 'moment', text: 'personChanges.at', filter: { from: 'from', to: 'to' } },
    {
      key: 'byKind',
      kind: 'choice',
      text: 'personChanges.by',
      choices: PERSON_CHANGERS,
      choiceText: 'lists.changer',
      filter: { anyOf: 'by' },
    },
    { key: 'changes', kind: 'text', text: 'personChanges.what' },
    { key: 'byName', kind: 'text', text: 'lists.who', isExtra: true },
    { key: 'signedByName', kind: 'text', text: 'lists.signedBy', isExtra: true },
    { key: 'reason', kind: 'text', text: 'lists.reason', choiceText: 'personReason', isExtra: true },
    { key: 'explanation', kind: 'text', text: 'lists.explanation', isExtra: true },
  ],
  filters: { by: someOf(PERSON_CHANGERS), from: Bound, to: Bound },
  of: ['playerId'],
  order: { by: 'at', descending: true },
})
