import { expect, it, vi } from 'vitest'

// What the plugin replaces the schema library with.
vi.mock('typebox', () => ({ Type: new Proxy({}, { get: () => () => ({ properties: {} }) }) }))

it('leaves a contract whose every module still loads, as a page does it', async () => {
  const { catalogue } = await import('#contract/catalogue.ts')
  expect(catalogue.length).toBeGreaterThan(200)
  expect(catalogue[0]?.reply).toEqual({ properties: {} })
})
