import type { Static } from 'typebox'
import type { IdentityDocument } from '#contract/shapes/documents.ts'
import type { RejectReason } from '#contract/states/document-states.ts'
import { isUniqueViolation, refuse, type StaffCaller } from '#server/kernel/index.ts'
import { dayIn, findPlayerById } from '#server/players/index.ts'
import { findDocument, holdDocument } from './documents.queries.ts'
import { findSignals } from './find-signals.ts'
import { moveDocument } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScansOfDocuments } from './scans.queries.ts'
import { showDocument } from './show-document.ts'
import { documentNames } from './texts/document-names.ts'

/** Words for colleagues where something on the document needs them. */
const EXPLANATION_MIN = 20

export type Decision = {
  readonly playerId: number
  readonly documentId: string
  readonly explanation?: string | undefined
} & (
  | { readonly move: 'approve' }
  | { readonly move: 'reject'; readonly reason: RejectReason; readonly message: string }
)

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
        cause: {
          actor: 'staff',
          userId: caller.userId,
          userName: caller.name,
          explanation,
          ...(rejection ? { rejection } : {}),
        },
      })
      const letter = { to: player.email, language: player.language }
      const name = documentNames[player.language][document.kind]
      await needs.sendLetter(
        tx,
        rejection
          ? { ...letter, template: 'document-rejected', values: { document: name, message: rejection.message } }
          : { ...letter, template: 'document-approved', values: { document: name } },
      )
    })
  } catch (error) {
    if (isUniqueViolation(error, 'document_approved_once')) refuse('ERR_DOCUMENT_OF_ANOTHER_PLAYER')
    throw error
  }
  const document = await findDocument(db, target, playerId, documentId)
  if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return showDocument(document, await findScansOfDocuments(db, [documentId]))
}
