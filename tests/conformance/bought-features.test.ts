import { expect, it } from 'vitest'
import { listCatalogue, loadDefinition } from '#games/catalogue/index.ts'

// The page about buying a bonus says that no game sells one (`config/texts/pages`). If a game does, that text must
// change.
it('no game sells its bonus feature', () => {
  const keys = listCatalogue().map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(0)
  const selling = keys.filter((key) =>
    /"[^"]*(?:buy|purchase)[^"]*":/i.test(JSON.stringify(loadDefinition(key)?.definition)),
  )
  expect(selling).toEqual([])
})
