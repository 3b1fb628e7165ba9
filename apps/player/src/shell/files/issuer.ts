import type { Brand } from '#config/brand.ts'

/**
 * Who gives out a receipt or a statement: name and number of the company, its seat, and its entry in the register. Until
 * they are told, which production refuses, the words of the footer about where they will be.
 */
export function issuerOf({ operator }: Pick<Brand, 'operator'>, otherwise = ''): readonly string[] {
  const { name, companyNumber, registeredOffice, registerEntry } = operator
  if (name === null) return [otherwise]
  const company = companyNumber === null ? name : `${name}, ${companyNumber}`
  return [company, registeredOffice, registerEntry].filter((line) => line !== null)
}
