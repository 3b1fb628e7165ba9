import type { Brand } from '#config/brand.ts'

/** The facts about the operator that a page shows, in their order. */
export const OPERATOR_FACTS = [
  'name',
  'companyNumber',
  'registeredOffice',
  'registerEntry',
  'licence',
  'phone',
  'email',
  'dataProtectionEmail',
] as const

/** Null for a fact that is not set yet. */
export type OperatorFacts = Readonly<Record<(typeof OPERATOR_FACTS)[number], string | null>>

/** Only these facts leave the server: others of the operator are not for visitors. */
export function operatorFactsOf({ operator, support }: Pick<Brand, 'operator' | 'support'>): OperatorFacts {
  const { name, companyNumber, registeredOffice, registerEntry, licence, dataProtectionEmail } = operator
  const { phone, email } = support
  return { name, companyNumber, registeredOffice, registerEntry, licence, phone, email, dataProtectionEmail }
}
