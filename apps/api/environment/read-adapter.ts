import { adapters } from '#config/adapters.ts'
import type { Brand } from '#config/brand.ts'

/** The source of the values of adapters. Missing ones are reported to `onProblem`, one sentence each. */
export type AdapterValues = {
  readonly read: (name: string) => string
  readonly onProblem: (sentence: string) => void
}

/** Lists the adapters that the brand has switched on, and reads the values that they require. */
export function readAdapter(brand: Brand, env: AdapterValues) {
  return {
    isOn: (name: string): boolean => adapters.some((one) => one.name === name && one.isSwitchedOn(brand)),
    read: (name: string): string => {
      const value = env.read(name)
      if (!value) env.onProblem(`${name} is missing.`)
      return value
    },
  }
}
