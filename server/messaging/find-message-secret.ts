import type { Querier } from '#server/kernel/index.ts'
import { findLastSecrets } from './messages.queries.ts'

export type MessageSecret = {
  readonly template: string
  /** The code that the person enters. */
  readonly code: string | null
  /** The token in the link of the letter. */
  readonly token: string | null
}

/**
 * The secrets in the last message to a contact, while they are still stored. For automatic tests only: the composition
 * gives it to nothing else.
 */
export async function findMessageSecret(db: Querier, contact: string): Promise<MessageSecret | undefined> {
  const [last] = await findLastSecrets(db, contact)
  if (!last) return undefined
  const { template, code, url } = last
  return { template, code, token: url === null ? null : tokenOf(url) }
}

/** A link has its token in the query or in the fragment. */
function tokenOf(url: string): string | null {
  const { searchParams, hash } = new URL(url)
  return searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token') ?? (hash.slice(1) || null)
}
