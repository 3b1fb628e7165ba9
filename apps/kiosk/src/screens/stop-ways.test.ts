import { expect, it } from 'vitest'
import { readWays } from './stop-ways.ts'

type Offered = Parameters<typeof readWays>[0]
const offered = (canApply: boolean, hasPanic: boolean) =>
  ({
    panic: hasPanic ? { hours: 48, ruleId: 'R' } : null,
    selfExclusion: { months: [6, 12], ruleId: 'R' },
    register: { canApply, ruleId: null, months: [12, 36], lastAnswer: null, application: null },
  }) as unknown as Offered

it('offers what the law and the operator have, and the register only where an application may be handed over', () => {
  expect(readWays(offered(true, true)).map(({ key }) => key)).toEqual([
    'panic',
    'self 6',
    'self 12',
    'self',
    'register 12',
    'register 36',
  ])
  expect(readWays(offered(false, false)).map(({ key }) => key)).toEqual(['self 6', 'self 12', 'self'])
})
