import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import { playRound } from '#contract/play-v1/play.ts'
import { readRoundRequest } from './read-round-request.ts'

const roundId = '0190f5a2-7b1c-7def-8123-0123456789ab'
const schema = Compile(playRound.body)

describe('readRoundRequest', () => {
  it.each([
    { roundId, stakeMinor: 100 },
    { roundId: roundId.toUpperCase(), stakeMinor: 1 },
    { roundId, stakeMinor: 100_000_000_000 },
  ])('takes what the contract takes: %j', (body) => {
    expect(schema.Check(body)).toBe(true)
    expect(readRoundRequest(JSON.stringify(body))).toEqual(body)
  })

  it.each([
    {},
    [],
    null,
    'text',
    { roundId },
    { roundId, stakeMinor: '100' },
    { roundId, stakeMinor: 0 },
    { roundId, stakeMinor: -5 },
    { roundId, stakeMinor: 1.5 },
    { roundId, stakeMinor: 1e300 },
    { roundId, stakeMinor: 100_000_000_001 },
    { roundId: `${roundId} `, stakeMinor: 100 },
    { roundId: "'; drop table", stakeMinor: 100 },
    { roundId, stakeMinor: 100, more: true },
  ])('refuses what the contract refuses: %j', (body) => {
    expect(schema.Check(body)).toBe(false)
    expect(readRoundRequest(JSON.stringify(body))).toBeUndefined()
  })

  it('refuses what is not JSON', () => expect(readRoundRequest('{"roundId":')).toBeUndefined())
})
