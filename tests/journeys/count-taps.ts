import type { Locator } from '@playwright/test'

/** What a person did on the way: taps on what is there to be pressed, and fields that were filled in. */
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
    /** A question that is answered by a tick belongs to the form: it is a field. */
    tick: async (what: string, where: Locator) => {
      fields.push(what)
      await where.check()
    },
  }
}
