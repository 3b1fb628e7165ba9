import type { ReplyOf } from '#contract/call.ts'
import type { getStatus, list } from '#contract/onling-v2/player-identity-document.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'

export type IdentityStatus = ReplyOf<typeof getStatus>
export type IdentityDocument = ReplyOf<typeof list>['documents'][number]
export type ErrorTexts = Readonly<Record<string, string>> | undefined

/** Kinds of documents that are still useful: those of requirements that are neither met nor begun. */
export function kindsToAdd(status: IdentityStatus, documents: readonly IdentityDocument[]): DocumentKind[] {
  const open = documents.filter(({ state }) => state !== 'approved' && state !== 'expired')
  const missing = status.demands.filter(
    ({ isMet, variant }) => !isMet && !open.some((document) => document.variant === variant),
  )
  const kinds = missing.flatMap((demand) => [...demand.kinds, ...demand.kindsOfForeigners])
  return [...new Set(kinds)].filter((kind) => !open.some((document) => document.kind === kind))
}

/** The stage at the top of the page: done, waiting for us, waiting for the player, or not begun. */
export function stageOf(
  status: IdentityStatus,
  documents: readonly IdentityDocument[],
): 'verified' | 'rejected' | 'waiting' | 'open' {
  if (status.isVerified) return 'verified'
  if (documents.some(({ state }) => state === 'rejected')) return 'rejected'
  const isOpen = documents.some(({ state }) => state === 'incomplete') || kindsToAdd(status, documents).length > 0
  return isOpen ? 'open' : 'waiting'
}
