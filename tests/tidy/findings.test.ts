import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { authoritiesCs } from '#apps/backoffice/src/texts/authorities/cs.ts'
import { authoritiesEn } from '#apps/backoffice/src/texts/authorities/en.ts'
import { authoritiesSk } from '#apps/backoffice/src/texts/authorities/sk.ts'

const codesIn = (file: string): string[] => {
  const [, union = ''] = /export type \w+Code =((?:\s*\|?\s*'[A-Z_]+')+)/.exec(readFileSync(file, 'utf8')) ?? []
  return [...union.matchAll(/[A-Z_]+/g)].map(([code]) => code)
}

it('each finding of our copy of the validator is a sentence in the back office', () => {
  const codes = ['interface', 'database'].flatMap((part) => codesIn(`exchange/aisg/validate-${part}.ts`))
  expect(codes).toHaveLength(14)
  for (const texts of [authoritiesCs, authoritiesSk, authoritiesEn])
    expect(codes.filter((code) => !(`authorities.code.${code}` in texts))).toEqual([])
})
