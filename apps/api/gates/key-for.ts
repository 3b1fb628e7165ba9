import { createHmac } from 'node:crypto'

/** What the one secret of the deployment is used for. A key changes with its words, and what it sealed is lost then. */
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

/** One key for each purpose, from the one secret of the deployment: a leak of one says nothing of the others. */
export function keyFor(pepper: string, purpose: Purpose): Buffer {
  return createHmac('sha256', pepper).update(`tolar key: ${purpose}`).digest()
}
