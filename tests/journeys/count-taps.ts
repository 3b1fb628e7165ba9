import type { Locator } from '@playwright/test'

/** Counts a person's taps and filled fields. */
export function countTaps() {
  const taps: string[] = []
  const fields: string[] = []
  return {
    taps,
    fields,
    tap: async (what: string, where: Locator) => {
      taps.push(what)
      await where.click()
    },
    fill: async (what: string, where: Locator, value: string) => {
      fields.push(what)
      await where.fill(value)
    },
    /** A question answered by a checkbox is part of the form: it counts as a field. */
    tick: async (what: string, where: Locator) => {
      fields.push(what)
      await where.check()
    },
  }
}
