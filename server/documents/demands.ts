import type { DocumentKind, DocumentState } from '#contract/states/document-states.ts'
import type { Variant } from './documents.queries.ts'
import type { DocumentNeeds } from './needs.ts'

type DocumentsOfMarket = Pick<DocumentNeeds['market'], 'defaultNationality' | 'identityDocumentsAllowedTypes'>

export type Demand = {
  readonly variant: Variant
  readonly kinds: DocumentKind[]
  readonly kindsOfForeigners: DocumentKind[]
}

/** Kinds of documents that the market requires: one of each variant (player-site §5). */
function demandsOf(market: DocumentsOfMarket): Demand[] {
  return market.identityDocumentsAllowedTypes.map(({ variant, documentsAllowed, documentsAllowedForeigners }) => ({
    variant,
    kinds: [...documentsAllowed],
    kindsOfForeigners: [...documentsAllowedForeigners],
  }))
}

/**
 * The variant of a document, or undefined when the market does not accept it. A foreigner is recognised by the issuing
 * country.
 * @param country ISO 3166-1 alpha-3
 */
export function variantOf(market: DocumentsOfMarket, kind: DocumentKind, country: string): Variant | undefined {
  const isForeign = country !== market.defaultNationality
  return demandsOf(market).find(({ kinds, kindsOfForeigners }) =>
    (isForeign ? kindsOfForeigners : kinds).includes(kind),
  )?.variant
}

type Judged = { readonly variant: Variant; readonly state: DocumentState; readonly expiresOn: string | null }

/** Whether a document is valid today, its last day included. @param today `YYYY-MM-DD` */
function isGoodOn({ state, expiresOn }: Judged, today: string): boolean {
  return state === 'approved' && (expiresOn === null || expiresOn >= today)
}

/** A person is verified when every required variant has an approved document that is valid today. */
export function judgeDemands(
  market: DocumentsOfMarket,
  documents: readonly Judged[],
  today: string,
): { readonly isVerified: boolean; readonly demands: (Demand & { readonly isMet: boolean })[] } {
  const demands = demandsOf(market).map((demand) => ({
    ...demand,
    isMet: documents.some((document) => document.variant === demand.variant && isGoodOn(document, today)),
  }))
  return { isVerified: demands.every(({ isMet }) => isMet), demands }
}
