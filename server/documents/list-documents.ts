import { dayOf } from '#contract/states/calendar.ts'
import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type * as documents from '#contract/onling-v2/player-identity-document.ts'
import type { DocumentScan, IdentityStatus, ImageLink } from '#contract/shapes/documents.ts'
import type { ScanKind } from '#contract/states/document-states.ts'
import { refuse, type Querier } from '#server/kernel/index.ts'
import { judgeDemands } from './demands.ts'
import { findDocument, findDocuments, findDocumentsOf, findMoves } from './documents.queries.ts'
import { findVerifiedByPartner, findVerifiedMethod } from './kyc/kyc.queries.ts'
import type { Viewer } from './files/sign-link.ts'
import type { DocumentNeeds } from './needs.ts'
import { findScan, findScansOfDocuments, findScansOfPlayer, type ScanRow } from './scans.queries.ts'
import { showDocument, showMove, showScan } from './show-document.ts'

/** The player's documents, newest first, each with its pictures. */
export async function listDocuments(
  { db, target }: Pick<DocumentNeeds, 'db' | 'target'>,
  playerId: number,
): Promise<ReplyOf<typeof documents.list>> {
  const rows = await findDocuments(db, target, playerId)
  const scans = await findScansOfDocuments(
    db,
    rows.map(({ id }) => id),
  )
  return { documents: rows.map((row) => showDocument(row, scans)) }
}

export async function readDocument(
  { db, target }: Pick<DocumentNeeds, 'db' | 'target'>,
  playerId: number,
  documentId: string,
): Promise<ReplyOf<typeof documents.get>> {
  const row = await findDocument(db, target, playerId, documentId)
  if (!row) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return showDocument(row, await findScansOfDocuments(db, [row.id]))
}

/** Requirements of the market and which are met: the person is verified when all are, or by a partner. */
export async function readIdentityStatus(
  { clock, market, target }: Pick<DocumentNeeds, 'clock' | 'market' | 'target'>,
  db: Querier,
  playerId: number,
): Promise<Static<typeof IdentityStatus>> {
  const method = await findVerifiedMethod(db, target, playerId)
  const documents = await findDocuments(db, target, playerId)
  const { demands, isVerified: isMet } = judgeDemands(market, documents, dayOf(market.timeZone, clock.now()))
  return { isVerified: isMet || method !== undefined, verifiedBy: method ?? (isMet ? 'documents' : null), demands }
}

/** Those of some players who are verified, by a partner or by their documents. */
export async function findVerifiedPlayers(
  { clock, market, target }: Pick<DocumentNeeds, 'clock' | 'market' | 'target'>,
  db: Querier,
  playerIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const verified = new Set(await findVerifiedByPartner(db, target, playerIds))
  const others = playerIds.filter((playerId) => !verified.has(playerId))
  const documents = Map.groupBy(await findDocumentsOf(db, target, others), ({ playerId }) => playerId)
  const today = dayOf(market.timeZone, clock.now())
  for (const [playerId, own] of documents) if (judgeDemands(market, own, today).isVerified) verified.add(playerId)
  return verified
}

export async function readHistory(
  { db, target }: Pick<DocumentNeeds, 'db' | 'target'>,
  playerId: number,
  documentId: string,
): Promise<ReplyOf<typeof documents.getHistory>> {
  if (!(await findDocument(db, target, playerId, documentId))) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return { moves: (await findMoves(db, documentId)).map(showMove) }
}

/** Papers that stand alone, newest first. */
export async function listScans(
  { db, target }: Pick<DocumentNeeds, 'db' | 'target'>,
  playerId: number,
  options: { readonly onlyAlone: boolean; readonly kind?: ScanKind | undefined },
): Promise<{ scans: Static<typeof DocumentScan>[] }> {
  const rows = await findScansOfPlayer(db, target, playerId, options)
  return { scans: rows.filter(({ kind }) => options.kind === undefined || kind === options.kind).map(showScan) }
}

/** One scan with a link to it for one viewer. */
export async function readScan(
  needs: Pick<DocumentNeeds, 'db' | 'target' | 'links' | 'clock'>,
  playerId: number,
  scanId: string,
  viewer: Viewer,
): Promise<{ scan: Static<typeof DocumentScan>; image: Static<typeof ImageLink> }> {
  const row = await findScan(needs.db, needs.target, playerId, scanId)
  if (!row) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return { scan: showScan(row), image: linkTo(needs, row, viewer) }
}

/** The newest portrait. */
export async function readPhoto(
  needs: Pick<DocumentNeeds, 'db' | 'target' | 'links' | 'clock'>,
  playerId: number,
  viewer: Viewer,
): Promise<{ scan: Static<typeof DocumentScan>; image: Static<typeof ImageLink> }> {
  const rows = await findScansOfPlayer(needs.db, needs.target, playerId, { onlyAlone: true })
  const newest = rows.find(({ kind }) => kind === 'Portrait')
  if (!newest) return refuse('ERR_DOCUMENT_NOT_FOUND')
  return { scan: showScan(newest), image: linkTo(needs, newest, viewer) }
}

export function linkTo(
  { links, clock }: Pick<DocumentNeeds, 'links' | 'clock'>,
  { fileId, contentType }: Pick<ScanRow, 'fileId' | 'contentType'>,
  viewer: Viewer,
): Static<typeof ImageLink> {
  const { url, expiresAt } = links.sign(fileId, viewer, clock.now())
  return { url, contentType, expiresAt: expiresAt.toISOString() }
}
