import { partnerFacts } from '#partners/facts.ts'
import { gatewaysOfWallet, isDeviceWallet } from '#contract/shapes/payment-names.ts'
import type { Static } from 'typebox'
import { brandSchema, jackpotProviders } from './brand-schema.ts'
import { findShapeProblems } from './check-shape.ts'
import type { Environment } from './env.ts'
import { freeze } from './frozen.ts'
import type { Frozen } from './frozen.ts'
import { environments } from './env.ts'
import { levelPages } from './shapes.ts'

export type BrandData = Static<typeof brandSchema>

/** A brand as it is written, with the values for every environment. */
export type BrandDefinition = Frozen<BrandData>

type PerEnvironment = 'depositGateways' | 'depositMethods' | 'withdrawalMethods'

/** A running brand, with the values of one environment. */
export type Brand = Omit<BrandDefinition, 'payment'> & {
  readonly payment: Omit<BrandDefinition['payment'], PerEnvironment> & {
    readonly [Key in PerEnvironment]: BrandDefinition['payment'][Key][Environment]
  }
}

/** Validates and freezes a brand. Throws with every wrong field listed, so a broken brand can never start. */
export function defineBrand(data: BrandData): BrandDefinition {
  const problems = findBrandProblems(data)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return freeze(data)
}

/** One sentence per error of type or consistency that does not need the market. */
export function findBrandProblems(data: BrandData): string[] {
  const name = `brand ${String(data.target)}`
  const problems = findShapeProblems(brandSchema, data, name)
  if (problems.length > 0) return problems

  if (!data.languages.includes(data.defaultLanguage)) {
    problems.push(`${name} /defaultLanguage: ${data.defaultLanguage} is not among its languages`)
  }
  if (data.layout.pageWidthMinPx > data.layout.pageWidthMaxPx) {
    problems.push(`${name} /layout: pageWidthMinPx is above pageWidthMaxPx`)
  }
  const listed = data.jackpots.providers.map(({ provider }) => provider)
  for (const provider of jackpotProviders) {
    const count = listed.filter((entry) => entry === provider).length
    if (count !== 1) problems.push(`${name} /jackpots/providers: ${provider} is listed ${count} times instead of once`)
  }
  const amounts = data.payment.quickAmounts.map(({ amountMinor }) => amountMinor)
  if (amounts.some((amount, index) => amount <= (amounts[index - 1] ?? 0))) {
    problems.push(`${name} /payment/quickAmounts: not in ascending order`)
  }
  for (const { from, to } of data.support.openingHours) {
    if (from >= to) problems.push(`${name} /support/openingHours: ${from} is not before ${to}`)
  }
  for (const page of levelPages) {
    if (data.pages.static[page] && data.gamification.service === 'none')
      problems.push(`${name} /pages/static: ${page} is about levels, and gamification is off`)
  }
  for (const environment of environments) {
    for (const wallet of data.payment.depositMethods[environment].filter(isDeviceWallet)) {
      if (gatewaysOfWallet(wallet, data.payment.depositGateways[environment]).length === 0)
        problems.push(`${name} /payment/depositMethods/${environment}: no gateway of the brand takes ${wallet}`)
    }
    const takesCards = data.payment.depositMethods[environment].includes('CardOnline')
    for (const facts of partnerFacts) {
      if (!takesCards || !('cardProvider' in facts)) continue
      const { cardProvider, gateway } = facts
      const isGateway = data.payment.depositGateways[environment].includes(gateway)
      if (isGateway && !data.payment.creditCardProviders.includes(cardProvider))
        problems.push(
          `${name} /payment/creditCardProviders: ${cardProvider} is missing though ${gateway} is a gateway in ${environment}`,
        )
    }
  }
  return problems
}

/** Selects the values of one environment. */
export function chooseEnvironment(brand: BrandDefinition, environment: Environment): Brand {
  const { depositGateways, depositMethods, withdrawalMethods } = brand.payment
  return {
    ...brand,
    payment: {
      ...brand.payment,
      depositGateways: depositGateways[environment],
      depositMethods: depositMethods[environment],
      withdrawalMethods: withdrawalMethods[environment],
    },
  }
}
