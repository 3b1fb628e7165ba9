import { expect, it } from 'vitest'
import { buildHashOf, buildHashOfGame } from './build-hash.ts'
import { listCatalogue, loadMathematics } from './index.ts'
import { makeParSheet } from './par-sheet.ts'
import { mathematicsHashOf } from './proofs.ts'

it('names every game by a hash of its own', () => {
  const hashes = listCatalogue().map(({ key }) => buildHashOfGame(key))
  expect(new Set(hashes).size).toBe(200)
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/u)
  expect(buildHashOfGame('NoSuchGame')).toBeUndefined()
})

it('is another one as soon as definition, mathematics or a figure of the sheet is', () => {
  const loaded = loadMathematics('OvocnyKolotoc')
  if (!loaded) throw new Error('The game has mathematics.')
  const { definition, definitionHash } = loaded
  const build = { definitionHash, mathematicsHash: mathematicsHashOf('lines'), figures: definition.declared }
  expect(buildHashOf(build)).toBe(buildHashOfGame('OvocnyKolotoc'))
  const others = [
    { ...build, definitionHash: 'x' },
    { ...build, mathematicsHash: 'x' },
    { ...build, figures: { ...definition.declared, rtp: '96.000000' } },
  ]
  expect(new Set([build, ...others].map(buildHashOf)).size).toBe(4)
})

it('is what the par sheet says', () => {
  const entry = listCatalogue().find(({ key }) => key === 'KostkyNaHrane')
  expect(entry && makeParSheet(entry)?.buildHash).toBe(buildHashOfGame('KostkyNaHrane'))
})
