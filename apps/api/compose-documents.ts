import type { Configuration } from '#config/resolve.ts'
import { KYC_METHODS } from '#contract/states/kyc-states.ts'
import { makeLinkSigner, openFolderStore, type DocumentNeeds } from '#server/documents/index.ts'
import { countWaitingMigrations, findWaitingMigrations } from '#server/account-migration/index.ts'
import type { Clock, Database, FieldCipher } from '#server/kernel/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import type { IdentityEnvironment } from './identity-environment.ts'
import { keyFor } from './compose-sign-in.ts'

/** Puts the room of documents together: with a folder for files, links that nobody can make but us, and letters. */
export function composeDocuments(options: {
  readonly db: Database
  readonly clock: Clock
  readonly configuration: Configuration
  readonly cipher: FieldCipher
  readonly filesFolder: string
  readonly pepper: string
  readonly partners: IdentityEnvironment
}): DocumentNeeds {
  const { db, clock, configuration, cipher, filesFolder, pepper, partners } = options
  return {
    db,
    clock,
    target: configuration.brand.target,
    market: configuration.market,
    cipher,
    files: openFolderStore(filesFolder),
    kycMethods: KYC_METHODS.filter((method) => partners[method] !== undefined),
    links: makeLinkSigner(keyFor(pepper, 'document links')),
    otherWaiting: {
      find: (querier, after, limit) => findWaitingMigrations(querier, configuration.brand.target, after, limit),
      count: (querier) => countWaitingMigrations(querier, configuration.brand.target),
    },
    sendLetter: makeMailQueue({ clock }),
  }
}
