import { KYC_METHODS } from '#contract/states/kyc-states.ts'
import { makeLinkSigner, openFolderStore, type DocumentNeeds } from '#server/documents/index.ts'
import { openBucketStore } from '#server/kernel/index.ts'
import { countWaitingMigrations, findWaitingMigrations } from '#server/account-migration/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import type { Base, Ground } from './open-base.ts'
import { openMail } from './open-mail.ts'
import { picturesFor } from './open-pictures.ts'

/** Puts the room of documents together: with a folder or a bucket for files, signed links, and letters. */
export function composeDocuments(
  { db, clock, configuration, cipher }: Ground & Pick<Base, 'cipher'>,
  environment: Pick<RulesEnvironment, 'filesFolder' | 'filesBucket' | 'pictures' | 'sessionPepper' | 'identity'>,
): DocumentNeeds {
  const { filesFolder, filesBucket, sessionPepper, identity } = environment
  return {
    db,
    clock,
    target: configuration.brand.target,
    market: configuration.market,
    cipher,
    files: filesBucket ? openBucketStore(filesBucket) : openFolderStore(filesFolder),
    pictures: picturesFor(environment),
    kycMethods: KYC_METHODS.filter((method) => identity[method] !== undefined),
    links: makeLinkSigner(keyFor(sessionPepper, 'document links')),
    otherWaiting: {
      find: (querier, limit) => findWaitingMigrations(querier, configuration.brand.target, limit),
      count: (querier) => countWaitingMigrations(querier, configuration.brand.target),
    },
    sendLetter: openMail({ clock, configuration }),
  }
}
