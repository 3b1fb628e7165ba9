import { Type } from 'typebox'
import { PlayerId } from '../shapes/fields.ts'
import { MERGE_METHODS } from '../states/account-migration-states.ts'
import { DOCUMENT_KINDS, SCAN_KINDS } from '../states/document-states.ts'
import { Bound, defineList, someOf } from './list.ts'

const KINDS = [...DOCUMENT_KINDS, ...SCAN_KINDS, ...MERGE_METHODS]

/** Documents that were sent and not reviewed yet, the longest waiting first. */
export const waitingDocumentList = defineList({
  name: 'waiting-documents',
  permission: 'documents.read',
  columns: [
    {
      key: 'waitingSince',
      kind: 'moment',
      text: 'lists.waitingSince',
      sorts: true,
      filter: { from: 'from', to: 'to' },
    },
    { key: 'playerId', kind: 'player', text: 'audit.player', sorts: true, filter: { is: 'playerId' } },
    {
      key: 'kind',
      kind: 'choice',
      text: 'lists.kind',
      choices: KINDS,
      choiceText: 'document',
      sorts: true,
      filter: { anyOf: 'kinds' },
    },
    { key: 'isAgain', kind: 'yes-no', text: 'lists.again', sorts: true },
    { key: 'itemId', kind: 'text', text: 'lists.itemId', isExtra: true },
  ],
  filters: { kinds: someOf(KINDS), playerId: Type.Optional(PlayerId), from: Bound, to: Bound },
  order: { by: 'waitingSince', descending: false },
})
