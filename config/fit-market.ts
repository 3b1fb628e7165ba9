import type { BrandDefinition } from './brand.ts'
import { environments } from './env.ts'
import type { Market } from './market.ts'
import { staticPages } from './shapes.ts'

/** Values of a brand that its market does not allow. One sentence per contradiction, each naming the field. */
export function findMarketContradictions(brand: BrandDefinition, market: Market): string[] {
  const name = `brand ${brand.target}`
  const problems: string[] = []
  const refuse = (field: string, value: string) =>
    problems.push(`${name} /${field}: ${value} is not admitted in market ${market.key}`)

  const { payment, landbaseIntegration, accountVerificationMethods, pages } = brand
  for (const environment of environments) {
    for (const method of payment.depositMethods[environment]) {
      if (!market.depositMethods.includes(method)) refuse(`payment/depositMethods/${environment}`, method)
    }
    for (const method of payment.withdrawalMethods[environment]) {
      if (!market.withdrawalMethods.includes(method)) refuse(`payment/withdrawalMethods/${environment}`, method)
    }
  }
  for (const { currency } of [...payment.quickAmounts, ...(payment.initialAmount ? [payment.initialAmount] : [])]) {
    if (currency !== market.currency.code) refuse('payment/quickAmounts', currency)
  }
  if (!market.bankAccountVerificationMethods.includes('bankId')) {
    if (landbaseIntegration.mergeMethods.includes('bankId')) refuse('landbaseIntegration/mergeMethods', 'bankId')
    if (accountVerificationMethods.includes('bankId')) refuse('accountVerificationMethods', 'bankId')
  }
  if (!brand.languages.includes(market.defaultLocale)) {
    problems.push(`${name} /languages: ${market.defaultLocale}, the language of market ${market.key}, is missing`)
  }
  for (const page of staticPages) {
    if (pages.static[page] && !market.staticPages[page]) refuse('pages/static', page)
  }
  return problems
}
