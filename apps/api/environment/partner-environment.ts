import type { Brand } from '#config/brand.ts'
import type { ServerProcess } from '#config/processes.ts'
import { agreements } from '#partners/agreements.ts'
import type { AgreedValues } from '#partners/partner.ts'
import { readAdapter, type AdapterValues } from './read-adapter.ts'

/** Values agreed with the brand's partners, by their folder; without partners that the brand does not have. */
export type PartnerEnvironment = ReadonlyMap<string, AgreedValues>

/** Reads the values that this process needs for each partner of the brand. Missing ones are reported to `onProblem`. */
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
