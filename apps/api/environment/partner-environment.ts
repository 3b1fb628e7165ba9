import type { Brand } from '#config/brand.ts'
import type { ServerProcess } from '#config/processes.ts'
import { agreements } from '#partners/agreements.ts'
import type { AgreedValues } from '#partners/partner.ts'
import { readAdapter, type AdapterValues } from './read-adapter.ts'

/** What the brand's partners agreed with us, by their folder; one that the brand has not is missing. */
export type PartnerEnvironment = ReadonlyMap<string, AgreedValues>

/** Reads what this process needs of each partner of the brand. What is missing is told to `onProblem`. */
export function readPartners(
  brand: Brand,
  process: ServerProcess,
  env: AdapterValues & { readonly pem: (name: string) => string },
): PartnerEnvironment {
  const { read } = readAdapter(brand, env)
  return new Map(
    Object.entries(agreements).flatMap(([key, { isSwitchedOn, variables }]) => {
      const needed = variables.filter(({ processes }) => processes.includes(process))
      if (!isSwitchedOn(brand) || needed.length === 0) return []
      const values = needed.map(({ name, canBeFile }) => [name, canBeFile ? env.pem(name) : read(name)] as const)
      return [[key, Object.fromEntries(values)] as const]
    }),
  )
}
