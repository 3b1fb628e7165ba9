import { createHmac } from 'node:crypto'

/**
 * The uses of the one secret of the deployment. If the text of a purpose changes, its key changes and what was
 * encrypted with it is lost.
 */
type Purpose =
  | 'authenticator secrets'
  | 'game seeds'
  | 'document links'
  | 'archive links'
  | 'campaign codes'
  | 'ticket links'
  | 'receipts of places'
  | 'export links'
  | 'codes of terminals'
  | 'previews of content'
  | 'previews of looks'
  | 'previews of texts'
  | 'risk file links'
  | 'signatures of services'
  | 'accounts shown to inspectors'

/** One key for each purpose, from the one secret of the deployment: a leaked key reveals nothing about the others. */
export function keyFor(pepper: string, purpose: Purpose): Buffer {
  return createHmac('sha256', pepper).update(`tolar key: ${purpose}`).digest()
}
