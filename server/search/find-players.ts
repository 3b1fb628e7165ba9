import { findHoldersOfCard } from '#server/cards/index.ts'
import { findHoldersOfAccount, findHoldersOfDocument } from '#server/documents/index.ts'
import { findPayersOfAccount, findPayersOfCard } from '#server/payments/index.ts'
import { findIdByEmail, findIdsByPhone } from '#server/players/index.ts'
import type { SearchNeeds } from './needs.ts'
import type { Identifier } from './recognise.ts'

/** Enough to choose from: what is compared whole belongs to one person or to few. */
const FOUND_MAX = 20

/** Whose this is, compared whole; numbers of players, newest first. What is compared by its beginning is not found here. */
export async function findExactly({ db, target, cipher }: SearchNeeds, { kind, value }: Identifier): Promise<number[]> {
  switch (kind) {
    case 'phone':
      return findIdsByPhone(db, target, value, FOUND_MAX)
    case 'email':
      return findIdByEmail(db, target, value)
    case 'account':
      return newestFirst([
        ...(await findHoldersOfAccount({ db, target, cipher }, value, FOUND_MAX)),
        ...(await findPayersOfAccount(db, value, FOUND_MAX)),
      ])
    case 'venue-card':
      return findHoldersOfCard({ db, target, cipher }, value, FOUND_MAX)
    case 'payment-card':
      return findPayersOfCard(db, value, FOUND_MAX)
    case 'document':
      return findHoldersOfDocument({ db, target, cipher }, value, FOUND_MAX)
    case 'player-number':
      return [Number(value)]
    case 'name':
    case 'payment-number':
    case 'reference':
      return []
  }
}

function newestFirst(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => other - one)
}
