import {
  documentCan,
  documentMoves,
  type DocumentActor,
  type DocumentMove,
  type RejectReason,
} from '#contract/states/document-states.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { insertMove, setDocumentState, type DocumentRow } from './documents.queries.ts'
import type { DocumentNeeds } from './needs.ts'
import { setScanState, type ScanRow } from './scans.queries.ts'
import { publishIdentityChanged } from './publish-identity-changed.ts'

/** Who makes a move, and their texts. `message` is for the player, `explanation` for colleagues. */
export type MoveCause = {
  readonly actor: DocumentActor
  readonly userId?: number
  readonly userName?: string
  readonly rejection?: { readonly reason: RejectReason; readonly message: string }
  readonly explanation?: string | undefined
}

type Needs = Pick<DocumentNeeds, 'clock'>

/**
 * Changes the state of a locked document, with its pictures, and records the move. Refuses with ERR_STATE_CHANGED what
 * its state does not allow. Event `documents.identity-changed` when an approval is given or withdrawn.
 */
export async function moveDocument(
  { clock }: Needs,
  tx: Transaction,
  {
    document,
    scans,
    move,
    cause,
  }: {
    readonly document: DocumentRow
    readonly scans: readonly ScanRow[]
    readonly move: DocumentMove
    readonly cause: MoveCause
  },
): Promise<void> {
  if (!documentCan(move, document.state)) refuse('ERR_STATE_CHANGED', { state: document.state })
  const { to } = documentMoves[move]
  const at = clock.now()
  const rejection = to === 'rejected' ? cause.rejection : undefined
  const told = { reason: rejection?.reason ?? null, message: rejection?.message ?? null }
  await setDocumentState(tx, { id: document.id, to, at, ...told })
  if (move !== 'send' && move !== 'change') {
    const ids = scans.filter(({ state }) => documentCan(move, state)).map(({ id }) => id)
    await setScanState(tx, { ids, to, ...told })
  }
  await writeMove(tx, { id: document.id, playerId: document.playerId, from: document.state, to, at }, cause)
  if (to === 'approved' || document.state === 'approved')
    await publishIdentityChanged(tx, { playerId: document.playerId, documentId: document.id })
}

/** Inserts one row of the history. */
export async function writeMove(
  tx: Transaction,
  item: {
    readonly id: string
    readonly playerId: number
    readonly from: DocumentRow['state'] | null
    readonly to: DocumentRow['state']
    readonly at: Date
  },
  cause: MoveCause,
): Promise<void> {
  await insertMove(tx, {
    itemId: item.id,
    playerId: item.playerId,
    fromState: item.from,
    toState: item.to,
    actor: cause.actor,
    userId: cause.userId ?? null,
    userName: cause.userName ?? null,
    reason: cause.rejection?.reason ?? null,
    message: cause.rejection?.message ?? null,
    explanation: cause.explanation ?? null,
    movedAt: item.at,
  })
}
