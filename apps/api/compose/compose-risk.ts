import { IDENTIFIED_FROM_MINOR } from '#config/risk-figures.ts'
import { makeLinkSigner, type DocumentNeeds } from '#server/documents/index.ts'
import { RISK_FILE_PATH, type MeasureNeeds, type RiskNeeds } from '#server/risk/index.ts'
import { findPeopleWith, type SignInNeeds } from '#server/sign-in/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import { keyFor } from '../gates/key-for.ts'
import { composeDossier } from './compose-dossier.ts'
import type { Base } from './open-base.ts'

/** Makes signals from the facts of every room about a player. */
export function composeMeasuring(base: Pick<Base, 'db' | 'clock' | 'cipher' | 'configuration'>): MeasureNeeds {
  const { db, clock, configuration } = base
  const { brand, market } = configuration
  const { timeline, links } = composeDossier(base)
  return {
    db,
    clock,
    target: brand.target,
    timeZone: market.timeZone,
    identifiedFromMinor: IDENTIFIED_FROM_MINOR[market.key],
    timeline,
    links,
  }
}

/** The calls for staff of risk and care. */
export function composeRisk(
  { db, clock, cipher, configuration }: Pick<Base, 'db' | 'clock' | 'cipher' | 'configuration'>,
  { sessionPepper }: Pick<RulesEnvironment, 'sessionPepper'>,
  {
    documents,
    signIn,
  }: { readonly documents: Pick<DocumentNeeds, 'files' | 'pictures'>; readonly signIn: SignInNeeds },
): RiskNeeds {
  const { brand, market } = configuration
  const { name, companyNumber, registeredOffice } = brand.operator
  return {
    db,
    clock,
    target: brand.target,
    timeZone: market.timeZone,
    cipher,
    files: documents.files,
    pictures: documents.pictures,
    links: makeLinkSigner(keyFor(sessionPepper, 'risk file links'), RISK_FILE_PATH),
    brandName: brand.appName,
    market: market.key,
    language: market.defaultLocale,
    operator: { name: name ?? brand.appName, companyNumber, address: registeredOffice },
    currency: market.currency.code,
    findWorkers: (querier, permission) => findPeopleWith(querier, signIn, permission),
  }
}
