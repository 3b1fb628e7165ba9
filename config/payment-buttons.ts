import { agreements } from '#partners/agreements.ts'
import { partnerFacts, type PartnerGateway } from '#partners/facts.ts'
import type { PartnerButton } from '#partners/partner.ts'
import type { Brand } from './brand.ts'
import type { MarketKey } from './market.ts'

type RoutedButton = PartnerButton & { readonly route: PartnerGateway }

/** The banks of a market. A bank whose own gateway the brand has is used through that, and not through another partner. */
export function paymentButtonsOf(market: MarketKey, depositGateways: Brand['payment']['depositGateways']) {
  const own = partnerFacts.flatMap(({ key, gateway }) => {
    const button = agreements[key]?.ownButton
    return button && depositGateways.some((one) => one === gateway) ? [{ ...button, route: gateway }] : []
  })
  return partnerFacts.flatMap(({ key, gateway }): RoutedButton[] => {
    const { buttons } = agreements[key] ?? {}
    if (buttons?.market !== market) return []
    return buttons.banks.map((bank) => ({ ...bank, route: gateway, ...own.find(({ id }) => id === bank.id) }))
  })
}
