import { adapters } from '#config/adapters.ts'
import type { Brand } from '#config/brand.ts'

/** Where the values of adapters come from. What is missing is told to `onProblem`, one sentence each. */
export type AdapterValues = {
  readonly read: (name: string) => string
  readonly onProblem: (sentence: string) => void
}

/** Tells which adapters the brand has switched on, and reads a value that such an adapter cannot do without. */
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
