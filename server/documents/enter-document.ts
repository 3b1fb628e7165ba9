import { dayOf } from '#contract/states/calendar.ts'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/player-identity-document.ts'
import { documentCan, type DocumentKind } from '#contract/states/document-states.ts'
import { readDocumentNumber } from '#server/formats/index.ts'
import { isUniqueViolation, newId, refuse, type FieldCipher } from '#server/kernel/index.ts'
import { variantOf } from './demands.ts'
import { findDocuments, lockDocument, insertDocument, updateDocument, type DocumentRow } from './documents.queries.ts'
import { moveDocument, writeMove } from './move-document.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScansOfDocuments } from './scans.queries.ts'
import { showDocument } from './show-document.ts'

/** Creates a document from its data. The pictures follow. */
export async function createDocument(
  needs: DocumentNeeds,
  playerId: number,
  body: BodyOf<typeof calls.create>,
): Promise<ReplyOf<typeof calls.create>> {
  const { db, clock, target } = needs
  const id = newId(clock.now())
  const written = readWritten(needs, id, body)
  const row = { ...written, id, target, playerId, kind: body.kind, createdAt: clock.now() }
  const others = await findDocuments(db, target, playerId)
  if (others.some(({ state, numberIndex }) => state === 'approved' && numberIndex === row.numberIndex))
    refuse('ERR_DOCUMENT_ALREADY_ADDED')
  try {
    await db.transaction(async (tx) => {
      await insertDocument(tx, row)
      await writeMove(tx, { id, playerId, from: null, to: 'incomplete', at: row.createdAt }, { actor: 'player' })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'document_open_of_kind')) refuse('ERR_DOCUMENT_ALREADY_ADDED')
    throw error
  }
  return showDocument(
    {
      ...row,
      state: 'incomplete',
      rejectReason: null,
      rejectMessage: null,
      changedAt: row.createdAt,
      waitingSince: null,
    },
    [],
  )
}

/** Corrects the data of a document before it goes to staff. A rejected one is started again with its correction. */
export async function correctDocument(
  needs: DocumentNeeds,
  playerId: number,
  { documentId, ...changes }: BodyOf<typeof calls.update>,
): Promise<ReplyOf<typeof calls.update>> {
  const { db, clock, target } = needs
  return db.transaction(async (tx) => {
    const before = await lockDocument(tx, target, playerId, documentId)
    if (!before) return refuse('ERR_DOCUMENT_NOT_FOUND')
    if (!documentCan('change', before.state)) refuse('ERR_STATE_CHANGED', { state: before.state })
    const written = readWritten(needs, before.id, {
      kind: before.kind,
      country: changes.country ?? before.country,
      number: changes.number ?? openNumber(needs, before),
      expiresOn: changes.expiresOn === undefined ? before.expiresOn : changes.expiresOn,
    })
    await updateDocument(tx, { ...before, ...written, at: clock.now() })
    const scans = await findScansOfDocuments(tx, [before.id])
    if (before.state === 'incomplete') return showDocument({ ...before, ...written, changedAt: clock.now() }, scans)
    await moveDocument(needs, tx, { document: before, scans, move: 'change', cause: { actor: 'player' } })
    const cleared = { state: 'incomplete', rejectReason: null, rejectMessage: null } as const
    return showDocument({ ...before, ...written, ...cleared, changedAt: clock.now() }, scans)
  })
}

type Written = {
  readonly kind: DocumentKind
  readonly country: string
  readonly number: string
  readonly expiresOn: string | null
}

/** The row of the player's input, or a refusal that says what is wrong with it. */
function readWritten(
  { market, clock, cipher }: DocumentNeeds,
  documentId: string,
  { kind, country, number: writtenNumber, expiresOn }: Written,
): Pick<
  DocumentRow,
  'variant' | 'country' | 'numberSealed' | 'numberIndex' | 'numberHint' | 'isNumberUsual' | 'expiresOn'
> {
  const variant = variantOf(market, kind, country)
  if (!variant) return refuse('ERR_DOCUMENT_TYPE_NOT_ALLOWED', { field: 'kind' })
  const read = readDocumentNumber(writtenNumber, { kind, country })
  if (!read) return refuse('ERR_DOCUMENT_NUMBER_INVALID', { field: 'number' })
  // It must be valid for one more day (providers §7.3): a document that expires tonight verifies nobody tomorrow.
  if (expiresOn !== null && expiresOn <= dayOf(market.timeZone, clock.now()))
    refuse('ERR_DOCUMENT_EXPIRED', { field: 'expiresOn' })
  return {
    variant,
    country,
    numberSealed: cipher.seal(read.number, numberBelongsTo(documentId)),
    numberIndex: indexOf(cipher, { kind, country, number: read.number }),
    numberHint: `…${read.number.slice(-3)}`,
    isNumberUsual: read.isUsual,
    expiresOn,
  }
}

/** Blind index of a document's number; undefined when the number is invalid. */
export function documentIndex(
  cipher: FieldCipher,
  { kind, country, number }: Pick<Written, 'kind' | 'country' | 'number'>,
): string | undefined {
  const read = readDocumentNumber(number, { kind, country })
  return read ? indexOf(cipher, { kind, country, number: read.number }) : undefined
}

function indexOf(cipher: FieldCipher, { kind, country, number }: Pick<Written, 'kind' | 'country' | 'number'>): string {
  return cipher.blindIndex(`${country}:${number}`, `document:${kind}`)
}

/** The place that a sealed number is for. */
export function numberBelongsTo(documentId: string): string {
  return `documents.number:${documentId}`
}

/** The number of a document in clear: for staff who decide, and for the player's own export. */
export function openNumber(
  { cipher }: Pick<DocumentNeeds, 'cipher'>,
  { id, numberSealed }: Pick<DocumentRow, 'id' | 'numberSealed'>,
): string {
  return cipher.open(numberSealed, numberBelongsTo(id))
}
