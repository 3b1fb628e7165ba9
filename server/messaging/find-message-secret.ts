import type { Querier } from '#server/kernel/index.ts'
import { findLastSecrets } from './messages.queries.ts'

export type MessageSecret = {
  readonly template: string
  /** What the person types. */
  readonly code: string | null
  /** What the link of the letter carries. */
  readonly token: string | null
}

/**
 * What a person would read from the last message to a contact, while the message still holds it. For automatic tests only:
 * the composition gives it to nobody else.
 */
export async function findMessageSecret(db: Querier, contact: string): Promise<MessageSecret | undefined> {
  const [last] = await findLastSecrets(db, contact)
  if (!last) return undefined
  const { template, code, url } = last
  return { template, code, token: url === null ? null : tokenOf(url) }
}

/** A link carries its token in the query or behind the hash. */
function tokenOf(url: string): string | null {
  const { searchParams, hash } = new URL(url)
  return searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token') ?? (hash.slice(1) || null)
}
