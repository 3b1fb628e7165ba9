import type { Static } from 'typebox'
import type { DocumentMoveRow, DocumentScan, IdentityDocument, Rejection } from '#contract/shapes/documents.ts'
import { SIDES, type RejectReason, type ScanKind } from '#contract/states/document-states.ts'
import type { DocumentRow, MoveRow } from './documents.queries.ts'
import type { ScanRow } from './scans.queries.ts'

/** A document and its pictures, for the player. */
export function showDocument(row: DocumentRow, scans: readonly ScanRow[]): Static<typeof IdentityDocument> {
  const own = scans.filter(({ documentId }) => documentId === row.id)
  return {
    documentId: row.id,
    kind: row.kind,
    variant: row.variant,
    country: row.country,
    numberHint: row.numberHint,
    expiresOn: row.expiresOn,
    state: row.state,
    rejection: rejectionOf(row.rejectReason, row.rejectMessage),
    missingSides: missingSides(row, own),
    scans: own.map(showScan),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

/** Required sides that are missing, or were rejected. */
export function missingSides(
  { kind }: Pick<DocumentRow, 'kind'>,
  scans: readonly Pick<ScanRow, 'kind' | 'state'>[],
): ScanKind[] {
  const isThere = (side: ScanKind) => scans.some(({ kind, state }) => kind === side && state !== 'rejected')
  return SIDES[kind].filter((side) => !isThere(side))
}

export function showScan(row: ScanRow): Static<typeof DocumentScan> {
  return {
    scanId: row.id,
    documentId: row.documentId,
    kind: row.kind,
    state: row.state,
    contentType: row.contentType,
    bytes: row.bytes,
    uploadedAt: row.uploadedAt.toISOString(),
    rejection: rejectionOf(row.rejectReason, row.rejectMessage),
  }
}

export function showMove(row: MoveRow): Static<typeof DocumentMoveRow> {
  return {
    from: row.fromState,
    to: row.toState,
    by: row.actor,
    rejection: rejectionOf(row.reason, row.message),
    at: row.movedAt.toISOString(),
  }
}

function rejectionOf(reason: RejectReason | null, message: string | null): Static<typeof Rejection> | null {
  return reason === null || message === null ? null : { reason, message }
}
