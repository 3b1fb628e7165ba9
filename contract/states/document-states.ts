/**
 * States of an identity document and of a separate scan. The database has the same table of moves (`documents.way`; a test compares
 * the two).
 */
export const DOCUMENT_STATES = ['incomplete', 'waiting', 'approved', 'rejected', 'expired', 'removed'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export type DocumentActor = 'player' | 'staff' | 'clock' | 'client'

type Move = { readonly from: readonly DocumentState[]; readonly to: DocumentState; readonly by: DocumentActor }

export const documentMoves = {
  /** All required sides are there: it waits for staff. A rejected document is sent again with a new picture. */
  send: { from: ['incomplete', 'rejected'], to: 'waiting', by: 'player' },
  /** The player corrects the entered data; rejected pictures have to be taken anew. */
  change: { from: ['incomplete', 'rejected'], to: 'incomplete', by: 'player' },
  approve: { from: ['waiting'], to: 'approved', by: 'staff' },
  /** Also after an approval: for a mistake or a forgery detected later. */
  reject: { from: ['waiting', 'approved'], to: 'rejected', by: 'staff' },
  /** After its last day; the next document is a new one. */
  expire: { from: ['waiting', 'approved'], to: 'expired', by: 'clock' },
  /** Only a document that was never approved can be removed; an approved one is retained by law. */
  remove: { from: ['incomplete', 'waiting', 'rejected'], to: 'removed', by: 'player' },
} as const satisfies Record<string, Move>

export type DocumentMove = keyof typeof documentMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function documentCan(move: DocumentMove, state: DocumentState): boolean {
  const from: readonly DocumentState[] = documentMoves[move].from
  return from.includes(state)
}

export const DOCUMENT_KINDS = [
  'IdentityCard',
  'Passport',
  'ResidencePermit',
  'DriverLicense',
  'EuropeanHealthInsuranceCard',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const SCAN_KINDS = ['Front', 'Back', 'Portrait', 'ProofOfAddress', 'ProofOfAccount'] as const
export type ScanKind = (typeof SCAN_KINDS)[number]

/** Sides of a document that staff must see. */
export const SIDES = {
  IdentityCard: ['Front', 'Back'],
  Passport: ['Front'],
  ResidencePermit: ['Front', 'Back'],
  DriverLicense: ['Front', 'Back'],
  EuropeanHealthInsuranceCard: ['Front'],
} as const satisfies Record<DocumentKind, readonly ScanKind[]>

/** Why staff reject a document or a scan. Each has a text for the player in their language. */
export const REJECT_REASONS = [
  'unreadable',
  'side-missing',
  'data-differ',
  'expired',
  'wrong-document',
  'not-yours',
  'too-old',
  'altered',
  'other',
] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

/** Signals for the review before an approval. None of them refuses by itself, but an approval then needs an explanation. */
export const DOCUMENT_SIGNALS = [
  'expires-soon',
  'unusual-number',
  'number-of-another-player',
  'image-of-another-player',
  'under-age',
] as const
export type DocumentSignal = (typeof DOCUMENT_SIGNALS)[number]
