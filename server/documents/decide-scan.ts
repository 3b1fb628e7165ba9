import type { Static } from 'typebox'
import type { DocumentScan } from '#contract/shapes/documents.ts'
import { documentCan, documentMoves } from '#contract/states/document-states.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, publish, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById, type Player } from '#server/players/index.ts'
import { findSignals } from './find-signals.ts'
import { findHoldersOfAccount } from './find-holders.ts'
import { storeBankAccount, readIban } from './kyc/bank-accounts.ts'
import { writeMove } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScan, lockScan, setScanState, type ScanRow } from './scans.queries.ts'
import { showScan } from './show-document.ts'
import { sendVerdict, staffCause, type Rejection } from './staff-verdict.ts'

/** Maximum of holders that are listed for an account. */
const HOLDERS_MAX = 20

type OfScan = { readonly playerId: number; readonly scanId: string }
/** Of a proof of a bank account: the account that staff read on the paper. */
type Approval = OfScan & { readonly account: string | null }
type Shown = Static<typeof DocumentScan>
export type ScanRejection = OfScan & { readonly explanation?: string | undefined } & Rejection

/**
 * Approves a paper that stands alone, and sends the player a letter. An approved proof of a bank account verifies the
 * account that staff read on it (ERR_ACCOUNT_NUMBER_INVALID without one; CZ-39, bankAccountVerificationMethods: scan):
 * one that the player has not entered, or that is another player's too, is a warning and needs a second person. The
 * sides of a document are decided with it (ERR_SCAN_OF_DOCUMENT). Event `documents.paper-decided`.
 */
export function approvePaperAction(needs: DocumentNeeds): Action<Approval, Shown> {
  return {
    key: 'identity.paper',
    permission: 'documents.decide',
    preview: async (tx, of) => {
      const { player, scan } = await holdPaper(needs, tx, of, 'approve')
      const iban = scan.kind === 'ProofOfAccount' ? readIban(needs, of.account ?? '') : undefined
      const signals = await findSignals(needs, tx, { player, document: undefined, scans: [scan] })
      const warnings = [
        ...signals,
        ...(iban === undefined ? [] : await warningsOfAccount(needs, tx, of.playerId, iban)),
      ]
      return {
        ...emptyPreview,
        subject: { kind: 'document', id: of.scanId, label: scan.kind },
        playerId: of.playerId,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'documentState', before: scan.state, after: documentMoves.approve.to },
          { field: 'documentKind', before: scan.kind, after: scan.kind },
          ...(iban === undefined ? [] : [{ field: 'account', before: null, after: `…${iban.slice(-4)}` }]),
        ],
        warnings: warnings.map((id) => ({ id, about: null })),
      }
    },
    run: (tx, of, { asker, reason }) => approveHeld(needs, tx, asker, { ...of, explanation: reason }),
  }
}

/** Approves a paper without the policy: for seeded people, not for calls. */
export const approvePaper = (
  needs: DocumentNeeds,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  approval: Approval & { readonly explanation: string },
): Promise<Shown> => needs.db.transaction((tx) => approveHeld(needs, tx, caller, approval))

async function approveHeld(
  needs: DocumentNeeds,
  tx: Transaction,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  of: Approval & { readonly explanation: string },
): Promise<Shown> {
  const held = await holdPaper(needs, tx, of, 'approve')
  if (held.scan.kind === 'ProofOfAccount') {
    const iban = readIban(needs, of.account ?? '')
    await storeBankAccount(needs, tx, { playerId: of.playerId, iban, proof: { scanId: of.scanId } })
  }
  return decideHeld(needs, tx, caller, { ...of, ...held, rejection: undefined })
}

/** Rejects a paper, with a text for the player, who sends another. */
export async function rejectPaper(
  needs: DocumentNeeds,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  rejection: ScanRejection,
): Promise<Shown> {
  return needs.db.transaction(async (tx) => {
    const held = await holdPaper(needs, tx, rejection, 'reject')
    return decideHeld(needs, tx, caller, { ...rejection, ...held, rejection })
  })
}

async function holdPaper(
  { target }: Pick<DocumentNeeds, 'target'>,
  tx: Transaction,
  { playerId, scanId }: OfScan,
  move: 'approve' | 'reject',
) {
  const player = await findPlayerById(tx, target, playerId)
  const scan = player && (await lockScan(tx, target, playerId, scanId))
  if (!scan) return refuse('ERR_DOCUMENT_NOT_FOUND')
  if (scan.documentId !== null) refuse('ERR_SCAN_OF_DOCUMENT', { documentId: scan.documentId })
  if (!documentCan(move, scan.state)) refuse('ERR_STATE_CHANGED', { state: scan.state })
  return { player, scan }
}

async function decideHeld(
  needs: DocumentNeeds,
  tx: Transaction,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  decision: OfScan & {
    readonly player: Player
    readonly scan: ScanRow
    readonly explanation?: string | undefined
    readonly rejection: Rejection | undefined
  },
): Promise<Shown> {
  const { playerId, scanId, player, scan, rejection } = decision
  const { to } = documentMoves[rejection ? 'reject' : 'approve']
  const { reason = null, message = null } = rejection ?? {}
  await setScanState(tx, { ids: [scanId], to, reason, message })
  await writeMove(
    tx,
    { id: scanId, playerId, from: scan.state, to, at: needs.clock.now() },
    staffCause(caller, decision.explanation?.trim(), rejection),
  )
  await publish(tx, 'documents.paper-decided', { playerId, scanId, kind: scan.kind, state: to })
  await sendVerdict(needs, tx, player, scan.kind, rejection)
  const decided = await findScan(tx, needs.target, playerId, scanId)
  return decided ? showScan(decided) : refuse('ERR_DOCUMENT_NOT_FOUND')
}

/** Warnings about an account that is read on a paper. */
async function warningsOfAccount(
  { cipher, target }: Pick<DocumentNeeds, 'cipher' | 'target'>,
  tx: Transaction,
  playerId: number,
  iban: string,
): Promise<string[]> {
  const holders = await findHoldersOfAccount({ db: tx, target, cipher }, iban, HOLDERS_MAX)
  return [
    ...(holders.includes(playerId) ? [] : ['account-not-given']),
    ...(holders.some((one) => one !== playerId) ? ['account-of-another-player'] : []),
  ]
}
