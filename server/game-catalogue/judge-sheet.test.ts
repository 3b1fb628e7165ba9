import { expect, it } from 'vitest'
import { listCatalogue, loadMathematics } from '#games/catalogue/index.ts'
import { readProofs } from '#games/catalogue/proofs.ts'
import { judge, judgeSheet } from './judge-sheet.ts'

const GAME = 'OvocnyKolotoc'
const loaded = loadMathematics(GAME)
if (!loaded) throw new Error('The game has mathematics.')
const { definition, definitionHash } = loaded
const proofs = readProofs()
const proof = proofs.get(GAME)
if (!proof) throw new Error('The game has a proof.')

it('is green for every game of the present catalogue', () => {
  const red = listCatalogue().flatMap(({ key }) => {
    const sheet = judgeSheet(key)
    return sheet && !sheet.isGreen ? [`${key}: ${sheet.problems.join(' ')}`] : []
  })
  expect(red).toEqual([])
})

it('is not green without a proof, or with one of another definition or another mathematics', () => {
  const green = judge(definition, definitionHash, proofs)
  expect(green.isGreen).toBe(true)
  const withProof = (change: object) => judge(definition, definitionHash, new Map([[GAME, { ...proof, ...change }]]))
  expect(judge(definition, definitionHash, new Map()).problems).toEqual(['No proof is kept.'])
  expect(withProof({ definitionHash: 'x' }).problems).toEqual(['The proof that is kept speaks of another definition.'])
  expect(withProof({ mathematicsHash: 'x' }).isGreen).toBe(false)
})

it('is not green when a declared figure is not the computed one', () => {
  const wrong = { ...definition, declared: { ...definition.declared, rtp: '99.000000' } } as typeof definition
  const { isGreen, problems } = judge(wrong, definitionHash, proofs)
  expect(isGreen).toBe(false)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('rtp is declared as 99.000000')
})

it('computes closed forms at once', () => {
  const dice = loadMathematics('KostkyNaHrane')
  if (!dice) throw new Error('The game has mathematics.')
  expect(judge(dice.definition, dice.definitionHash, new Map()).isGreen).toBe(true)
})
