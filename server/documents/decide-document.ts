import type { Static } from 'typebox'
import type { IdentityDocument } from '#contract/shapes/documents.ts'
import { isUniqueViolation, refuse, type StaffCaller } from '#server/kernel/index.ts'
import { dayIn, findPlayerById } from '#server/players/index.ts'
import { findDocument, holdDocument } from './documents.queries.ts'
import { findSignals } from './find-signals.ts'
import { moveDocument } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScansOfDocuments } from './scans.queries.ts'
import { showDocument } from './show-document.ts'
import { sendVerdict, staffCause, type Rejection } from './staff-verdict.ts'

/** Words for colleagues where something on the document needs them. */
const EXPLANATION_MIN = 20

export type Decision = {
  readonly playerId: number
  readonly documentId: string
  readonly explanation?: string | undefined
} & ({ readonly move: 'approve' } | Rejection)

/**
 * Approves or rejects a document, and writes to the player. An approval despite a signal says why; a document that has
 * ended, and a number that is approved for somebody else, are approved for nobody.
 */
export async function decideDocument(
  needs: DocumentNeeds,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  decision: Decision,
): Promise<Static<typeof IdentityDocument>> {
  const { db, target } = needs
  const { playerId, documentId, move } = decision
  const player = await findPlayerById(db, target, playerId)
  if (!player) return refuse('ERR_DOCUMENT_NOT_FOUND')
  try {
    await db.transaction(async (tx) => {
      const document = await holdDocument(tx, target, playerId, documentId)
      if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
      const scans = await findScansOfDocuments(tx, [documentId])
      const explanation = decision.explanation?.trim()
      if (move === 'approve') {
        const today = dayIn(needs.market.timeZone, needs.clock.now())
        if (document.expiresOn !== null && document.expiresOn < today) refuse('ERR_DOCUMENT_EXPIRED')
        const signals = await findSignals(needs, tx, { player, document, scans })
        if (signals.length > 0 && (explanation ?? '').length < EXPLANATION_MIN)
          refuse('ERR_REASON_REQUIRED', { signals, minLength: EXPLANATION_MIN })
      }
      const rejection = decision.move === 'reject' ? decision : undefined
      await moveDocument(needs, tx, {
        document,
        scans,
        move,
        cause: staffCause(caller, explanation, rejection),
      })
      await sendVerdict(needs, tx, player, document.kind, rejection)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'document_approved_once')) refuse('ERR_DOCUMENT_OF_ANOTHER_PLAYER')
    throw error
  }
  const document = await findDocument(db, target, playerId, documentId)
  if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return showDocument(document, await findScansOfDocuments(db, [documentId]))
}
