import { makeLinkSigner, type DocumentNeeds } from '#server/documents/index.ts'
import { EXPORT_PATH, forVenues, type ListNeeds } from '#server/lists/index.ts'
import { findGrants, isActiveClient, type SignInNeeds } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import { listSources } from './list-sources.ts'
import type { Base, Ground } from './open-base.ts'

/** The common part of all lists, with every list of the product and its permissions. */
export function composeLists(
  { logger, ...ground }: Ground & Pick<Base, 'cipher' | 'logger'>,
  environment: Pick<RulesEnvironment, 'sessionPepper'>,
  { documents, signIn }: { readonly documents: DocumentNeeds; readonly signIn: SignInNeeds },
): ListNeeds {
  const { db, clock, cipher, configuration } = ground
  return {
    db,
    clock,
    target: configuration.brand.target,
    timeZone: configuration.market.timeZone,
    cipher,
    files: documents.files,
    links: makeLinkSigner(keyFor(environment.sessionPepper, 'export links'), EXPORT_PATH),
    sources: forVenues(db, listSources({ ground, environment, documents })),
    findRights: (userId) => findGrants(db, signIn, userId),
    isClient: (clientId) => isActiveClient(db, { target: configuration.brand.target, clientId, now: clock.now() }),
    onProblem: (error, about) => logger.error({ err: error, ...about }, 'a file of a list was not made'),
  }
}
