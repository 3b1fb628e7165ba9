import { addressesOtherwise } from '#config/texts/find-address.ts'
import { addressOf } from '#config/texts/form-of-address.ts'
import { makeLinkSigner, type DocumentNeeds } from '#server/documents/index.ts'
import { makeMailQueue } from '#server/messaging/index.ts'
import { findPeopleWith, proveByEmail, type SignInNeeds } from '#server/sign-in/index.ts'
import { TICKET_FILE_PATH, type SupportNeeds } from '#server/support/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import type { Base, Ground } from './open-base.ts'

/** Puts the room of support together: with the store of files, letters, and the staff who answer. */
export function composeSupport(
  { db, clock, configuration, cipher }: Ground & Pick<Base, 'cipher'>,
  { sessionPepper }: Pick<RulesEnvironment, 'sessionPepper'>,
  {
    documents,
    signIn,
  }: { readonly documents: Pick<DocumentNeeds, 'files' | 'pictures'>; readonly signIn: SignInNeeds },
): SupportNeeds {
  const { brand, market } = configuration
  return {
    db,
    clock,
    target: brand.target,
    timeZone: market.timeZone,
    languages: brand.languages,
    addressesOtherwise: (language, text) =>
      addressesOtherwise(addressOf(brand.tone), { key: 'support.template', language, text }),
    policy: brand.support,
    cipher,
    files: documents.files,
    pictures: documents.pictures,
    links: makeLinkSigner(keyFor(sessionPepper, 'ticket links'), TICKET_FILE_PATH),
    sendLetter: makeMailQueue({ clock, target: brand.target }),
    findAnswerers: (querier) => findPeopleWith(querier, signIn, 'support.manage'),
    proveOwner: async ({ email, password, source }) => {
      const { playerId } = await proveByEmail(signIn, { email, kind: 'password', secret: password, source })
      return playerId
    },
  }
}
