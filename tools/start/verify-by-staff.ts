import sharp from 'sharp'
import type { Market } from '#config/market.ts'
import { SIDES, type DocumentKind } from '#contract/states/document-states.ts'
import {
  createDocument,
  approvePaper,
  decideDocument,
  storeScan,
  sendSide,
  type DocumentNeeds,
} from '#server/documents/index.ts'

export type VerifiedByStaff = {
  readonly playerId: number
  /** Who decides. */
  readonly staff: { readonly userId: number; readonly name: string }
  /** IBAN of the market that a paper proves to be the player's. */
  readonly iban: string
  /** A picture of a paper for every side; without it each is generated with its data. */
  readonly paper?: Buffer
}

const WHY = 'Seen and compared when the people of the demonstration were made.'

type Variants = Pick<Market, 'defaultNationality' | 'identityDocumentsAllowedTypes'>

/**
 * Enters the documents of every variant that the market requires and sends their sides, so that they wait for staff.
 * Returns their ids.
 */
export async function sendPapers(
  needs: DocumentNeeds,
  market: Variants,
  { playerId, paper }: Pick<VerifiedByStaff, 'playerId' | 'paper'>,
): Promise<string[]> {
  const sent: string[] = []
  for (const { variant, documentsAllowed } of market.identityDocumentsAllowedTypes) {
    const kind = documentsAllowed[0]
    if (kind === undefined) throw new Error(`The market names no document that is ${variant}.`)
    const number = numberOf(market.defaultNationality, kind, playerId)
    const { documentId } = await createDocument(needs, playerId, {
      kind,
      country: market.defaultNationality,
      number,
      expiresOn: '2035-05-05',
    })
    for (const side of SIDES[kind])
      await sendSide(needs, playerId, { documentId, kind: side }, paper ?? (await drawPaper([kind, side, number])))
    sent.push(documentId)
  }
  return sent
}

/**
 * Verifies a person the way people are: documents of every variant that the market asks for are entered and sent, a paper
 * proves the account, and staff approve each. Does nothing for whom staff have verified before.
 */
export async function verifyByStaff(needs: DocumentNeeds, market: Variants, person: VerifiedByStaff): Promise<void> {
  const { playerId, staff, iban, paper } = person
  for (const documentId of await sendPapers(needs, market, person))
    await decideDocument(needs, staff, { move: 'approve', playerId, documentId, explanation: WHY })
  const proof = paper ?? (await drawPaper(['ProofOfAccount', iban, String(playerId)]))
  const { scanId } = await storeScan(needs, { playerId, kind: 'ProofOfAccount', by: 'player' }, proof)
  await approvePaper(needs, staff, { playerId, scanId, account: iban, explanation: WHY })
}

/** The number of an invented person's document, in the format of its kind and unique here. */
export function numberOf(country: string, kind: DocumentKind, playerId: number): string {
  const digits = (count: number) => String(playerId).padStart(count, '0').slice(-count)
  if (country === 'CZE') return `9${digits(8)}`
  return kind === 'Passport' ? `XD${digits(7)}` : `XD${digits(6)}`
}

/** A picture of an invented document. */
export async function drawPaper(lines: readonly string[]): Promise<Buffer> {
  const rows = ['SPECIMEN', ...lines].map((line, row) => `<text x="80" y="${180 + row * 150}">${line}</text>`).join('')
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="880"><rect width="1400" height="880" fill="#e9eef2"/>
    <g font-size="64" font-family="sans-serif" fill="#1d2933">${rows}</g></svg>`
  return sharp(Buffer.from(card)).jpeg().toBuffer()
}
