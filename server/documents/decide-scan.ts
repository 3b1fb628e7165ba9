import type { Static } from 'typebox'
import type { DocumentScan } from '#contract/shapes/documents.ts'
import { documentCan, documentMoves } from '#contract/states/document-states.ts'
import { refuse, tell, type StaffCaller } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { keepBankAccount, readIban } from './kyc/bank-accounts.ts'
import { writeMove } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScan, holdScan, setScanState } from './scans.queries.ts'
import { showScan } from './show-document.ts'
import { sendVerdict, staffCause, type Rejection } from './staff-verdict.ts'

export type ScanDecision = {
  readonly playerId: number
  readonly scanId: string
  readonly explanation?: string | undefined
} & (
  | {
      readonly move: 'approve'
      /** Of a proof of a bank account: which account the paper shows. */
      readonly account?: string | undefined
    }
  | Rejection
)

/**
 * Approves or rejects a paper that stands alone, and writes to the player. The sides of a document are decided with it
 * (ERR_SCAN_OF_DOCUMENT). An approved proof of a bank account verifies the account that staff read on it
 * (ERR_ACCOUNT_NUMBER_INVALID without one; CZ-39, bankAccountVerificationMethods: scan). Tells `documents.paper-decided`.
 */
export async function decideScan(
  needs: DocumentNeeds,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  decision: ScanDecision,
): Promise<Static<typeof DocumentScan>> {
  const { db, clock, target } = needs
  const { playerId, scanId, move } = decision
  const player = await findPlayerById(db, target, playerId)
  if (!player) return refuse('ERR_DOCUMENT_NOT_FOUND')
  await db.transaction(async (tx) => {
    const scan = await holdScan(tx, target, playerId, scanId)
    if (!scan) return refuse('ERR_DOCUMENT_NOT_FOUND')
    if (scan.documentId !== null) refuse('ERR_SCAN_OF_DOCUMENT', { documentId: scan.documentId })
    if (!documentCan(move, scan.state)) refuse('ERR_STATE_CHANGED', { state: scan.state })
    const { to } = documentMoves[move]
    if (decision.move === 'approve' && scan.kind === 'ProofOfAccount') {
      const iban = readIban(needs, decision.account ?? '')
      await keepBankAccount(needs, tx, { playerId, iban, proof: { scanId } })
    }
    const rejection = decision.move === 'reject' ? decision : undefined
    await setScanState(tx, {
      ids: [scanId],
      to,
      reason: rejection?.reason ?? null,
      message: rejection?.message ?? null,
    })
    await writeMove(
      tx,
      { id: scanId, playerId, from: scan.state, to, at: clock.now() },
      staffCause(caller, decision.explanation?.trim(), rejection),
    )
    await tell(tx, 'documents.paper-decided', { playerId, scanId, kind: scan.kind, state: to })
    await sendVerdict(needs, tx, player, scan.kind, rejection)
  })
  const scan = await findScan(db, target, playerId, scanId)
  return scan ? showScan(scan) : refuse('ERR_DOCUMENT_NOT_FOUND')
}
