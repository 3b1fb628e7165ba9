import { expect, it } from 'vitest'
import { describeChain } from './describe-chain.ts'

const check = {
  checkId: '01890000-0000-7000-8000-000000000001',
  askedAt: '2026-07-01T10:00:00.000Z',
  askedByName: 'Iveta',
  endedAt: '2026-07-01T10:00:05.000Z',
  linksDone: 8,
  linksTotal: 8,
  problems: [],
}
const chain = { links: 9, hash: null, hours: [], check: null }

it('shows the result of the last check, or that one runs', () => {
  expect(describeChain(chain)).toMatchObject({ kind: 'idle', values: { counts: { links: 9 } } })
  expect(describeChain({ ...chain, check })).toMatchObject({
    kind: 'ok',
    values: { counts: { links: 8 }, at: check.endedAt },
  })
  expect(describeChain({ ...chain, check: { ...check, endedAt: null, problems: null } })).toMatchObject({
    kind: 'hold',
  })
})

it('names the first problem', () => {
  const problems = [{ kind: 'gap' as const, seq: 3, callId: null, hour: null }]
  expect(describeChain({ ...chain, check: { ...check, problems } })).toMatchObject({
    kind: 'stop',
    values: { problem: { text: 'audit.problem.gap', seq: 3 } },
  })
})
