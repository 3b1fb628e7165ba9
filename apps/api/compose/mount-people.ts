import type { FastifyInstance } from 'fastify'
import { accountMigrationRoutes } from '#server/account-migration/index.ts'
import type { Approvals } from '#server/approvals/index.ts'
import { cardRoutes } from '#server/cards/index.ts'
import { documentRoutes, kycRoutes, type KycNeeds } from '#server/documents/index.ts'
import { exclusionRoutes } from '#server/exclusion/index.ts'
import type { CapabilityNeeds } from '#server/capabilities/index.ts'
import { listRoutes } from '#server/lists/index.ts'
import { kioskRoutes } from '#server/kiosk/index.ts'
import { limitsRoutes } from '#server/limits/index.ts'
import { addressRoutes, avatarRoutes, nicknameRoutes, routes as playersRoutes } from '#server/players/index.ts'
import { privacyRoutes } from '#server/privacy/index.ts'
import { registrationRoutes } from '#server/registration/index.ts'
import { supportRoutes } from '#server/support/index.ts'
import { topologyRoutes } from '#server/topology/index.ts'
import { routes as signInRoutes, staffRoutes, clientRoutes } from '#server/sign-in/index.ts'
import { composeAccountMigration } from './compose-account-migration.ts'
import { composeAddresses } from './compose-addresses.ts'
import { composeCards } from './compose-cards.ts'
import { composeLists } from './compose-lists.ts'
import { composeDocuments } from './compose-documents.ts'
import { composePrivacy } from './compose-privacy.ts'
import { composeRegistration } from './compose-registration.ts'
import { composeStanding } from './compose-standing.ts'
import { composeSupport } from './compose-support.ts'
import { composeTopology } from './compose-topology.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'

/** Mounts the rooms about people: identity, sign-in, and what the law and their own limits allow. */
export function mountPeople(
  app: FastifyInstance,
  base: Base,
  environment: RulesEnvironment,
  {
    people,
    kyc,
    approvals,
    capabilities,
  }: {
    readonly people: People
    readonly kyc: KycNeeds
    readonly approvals: Approvals
    readonly capabilities: CapabilityNeeds
  },
): void {
  const { db, clock, cipher, configuration } = base
  const { target } = configuration.brand
  const { signIn, limits, exclusion, accountFacts, judgeRegistration, terms } = people

  playersRoutes(app, { db, target, cipher, clock })
  const documents = composeDocuments(base, environment)
  avatarRoutes(app, { db, clock, pictures: documents.pictures })
  const { appName: brandName, canEditNickname, backOffice } = configuration.brand
  const mayChange = { player: canEditNickname, staff: backOffice.canEditNickname }
  nicknameRoutes(app, { db, clock, target, brandName, mayChange })
  addressRoutes(app, composeAddresses(base, environment))
  signInRoutes(app, signIn, approvals)
  staffRoutes(app, signIn, approvals)
  clientRoutes(app, signIn, approvals)
  cardRoutes(app, composeCards({ configuration, cipher, signIn }))
  const registration = composeRegistration(base, environment, {
    signIn,
    judgeRegistration,
    termsInForce: terms.names,
    kyc,
    standing: composeStanding({ ...accountFacts, limits: limits.needs, capabilities, terms }),
  })
  registrationRoutes(app, registration, approvals)
  accountMigrationRoutes(app, composeAccountMigration({ configuration, cipher, signIn, kyc, registration }), approvals)
  kycRoutes(app, kyc)
  documentRoutes(app, documents, approvals)
  privacyRoutes(app, composePrivacy(base, environment, { documents, signIn }))
  supportRoutes(app, composeSupport(base, environment, { documents, signIn }))
  listRoutes(app, composeLists(base, environment, { documents, signIn }))
  limitsRoutes(app, limits.needs)
  exclusionRoutes(app, exclusion.needs, { waiters: exclusion.waiters, approvals })
  topologyRoutes(app, composeTopology(base, environment), approvals)
  kioskRoutes(app, {
    db,
    clock,
    target,
    rules: signIn.rules,
    findCardHolder: async (cardNumber) => (await signIn.readCard(cardNumber)).card?.playerId,
  })
}
