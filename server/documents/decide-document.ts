import { dayOf } from '#contract/states/calendar.ts'
import type { Static } from 'typebox'
import type { IdentityDocument } from '#contract/shapes/documents.ts'
import { documentCan, documentMoves } from '#contract/states/document-states.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { isUniqueViolation, refuse, type Querier, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { findDocument, lockDocument, isApprovedForAnother, type DocumentRow } from './documents.queries.ts'
import { findSignals } from './find-signals.ts'
import { moveDocument } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScansOfDocuments } from './scans.queries.ts'
import { showDocument } from './show-document.ts'
import { sendVerdict, staffCause, type Rejection } from './staff-verdict.ts'

/** Minimum length of the explanation for colleagues, where a signal requires one. */
const EXPLANATION_MIN = 20

type OfPlayer = { readonly playerId: number; readonly documentId: string }
type Shown = Static<typeof IdentityDocument>
export type Decision = OfPlayer & { readonly explanation?: string | undefined } & (
    | { readonly move: 'approve' }
    | Rejection
  )

/**
 * Approves an identity by hand. A signal is a warning that needs acceptance, an explanation, and a second person; an
 * expired document, and a number that is approved for somebody else, cannot be approved.
 */
export function approveAction(needs: DocumentNeeds): Action<OfPlayer, Shown> {
  return {
    key: 'identity.approve',
    permission: 'documents.decide',
    preview: async (tx, of) => {
      const { document, signals } = await holdToDecide(needs, tx, of)
      if (!documentCan('approve', document.state)) refuse('ERR_STATE_CHANGED', { state: document.state })
      refuseEnded(needs, document)
      const { numberIndex, playerId } = document
      if (await isApprovedForAnother(tx, { target: needs.target, numberIndex, playerId }))
        refuse('ERR_DOCUMENT_OF_ANOTHER_PLAYER')
      return {
        ...emptyPreview,
        subject: { kind: 'document', id: document.id, label: document.kind },
        playerId: of.playerId,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'documentState', before: document.state, after: documentMoves.approve.to },
          { field: 'documentKind', before: document.kind, after: document.kind },
          { field: 'expiresOn', before: document.expiresOn, after: document.expiresOn },
        ],
        warnings: signals.map((id) => ({ id, about: null })),
      }
    },
    run: async (tx, of, { asker, reason }) => {
      await decideHeld(needs, tx, asker, { ...of, move: 'approve', explanation: reason })
      return readDecided(needs, tx, of)
    },
  }
}

/** Approves or rejects a document, and sends the player a letter. An approval despite a signal needs an explanation. */
export async function decideDocument(
  needs: DocumentNeeds,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  decision: Decision,
): Promise<Shown> {
  return needs.db.transaction(async (tx) => {
    await decideHeld(needs, tx, caller, decision)
    return readDecided(needs, tx, decision)
  })
}

async function decideHeld(
  needs: DocumentNeeds,
  tx: Transaction,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  decision: Decision,
): Promise<void> {
  const { player, document, scans, signals } = await holdToDecide(needs, tx, decision)
  const { move } = decision
  const explanation = decision.explanation?.trim()
  if (move === 'approve') {
    refuseEnded(needs, document)
    if (signals.length > 0 && (explanation ?? '').length < EXPLANATION_MIN)
      refuse('ERR_REASON_REQUIRED', { signals, minLength: EXPLANATION_MIN })
  }
  const rejection = decision.move === 'reject' ? decision : undefined
  try {
    await moveDocument(needs, tx, { document, scans, move, cause: staffCause(caller, explanation, rejection) })
  } catch (error) {
    if (isUniqueViolation(error, 'document_approved_once')) refuse('ERR_DOCUMENT_OF_ANOTHER_PLAYER')
    throw error
  }
  await sendVerdict(needs, tx, player, document.kind, rejection)
}

async function holdToDecide(needs: DocumentNeeds, tx: Transaction, { playerId, documentId }: OfPlayer) {
  const { target } = needs
  const player = await findPlayerById(tx, target, playerId)
  const document = player && (await lockDocument(tx, target, playerId, documentId))
  if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
  const scans = await findScansOfDocuments(tx, [documentId])
  return { player, document, scans, signals: await findSignals(needs, tx, { player, document, scans }) }
}

function refuseEnded(
  { market, clock }: Pick<DocumentNeeds, 'market' | 'clock'>,
  { expiresOn }: Pick<DocumentRow, 'expiresOn'>,
): void {
  if (expiresOn !== null && expiresOn < dayOf(market.timeZone, clock.now())) refuse('ERR_DOCUMENT_EXPIRED')
}

async function readDecided(
  { target }: Pick<DocumentNeeds, 'target'>,
  db: Querier,
  { playerId, documentId }: OfPlayer,
): Promise<Shown> {
  const document = await findDocument(db, target, playerId, documentId)
  if (!document) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return showDocument(document, await findScansOfDocuments(db, [documentId]))
}
