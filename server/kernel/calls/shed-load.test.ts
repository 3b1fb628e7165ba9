import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { setLimits, updateLimits } from '#contract/capi-v1.1/player-limits.ts'
import { logoutPlayer } from '#contract/capi-v1.1/player-logout.ts'
import * as earlierLimits from '#contract/capi-v1/player-limits.ts'
import * as earlierLogout from '#contract/capi-v1/player-logout.ts'
import { partnerNotices } from '#contract/onling-v2/partner-notices.ts'
import { excludeSelf, pressPanic } from '#contract/play-v1/exclusion.ts'
import { decideRound, openSession, playRound } from '#contract/play-v1/play.ts'
import { answerErrors } from './answer-errors.ts'
import { importanceOf, shedLoad, type Importance } from './shed-load.ts'
import { workOf } from './work-of.ts'

const ORDER: readonly Importance[] = ['look', 'pay', 'play', 'settle']

/** An app whose load a test sets: this many kinds of calls are refused, the least important first. */
async function openLoaded(refused: number, calls: readonly CallDefinition[]) {
  const app = fastify()
  answerErrors(app)
  shedLoad(app, { refuses: (importance) => ORDER.indexOf(importance) < refused, close: () => {} })
  for (const call of calls)
    app.route({ method: call.method, url: call.path, config: { call }, handler: async () => ({ done: true }) })
  await app.ready()
  return app
}

describe('load that is too much', () => {
  const [notice] = Object.values(partnerNotices)
  const lobby = catalogue.find(({ audience, method }) => audience === 'any' && method === 'GET')

  it('settles what has begun, before play, before payments, before looking around', () => {
    expect(Object.values(partnerNotices).map(importanceOf)).toEqual(Object.values(partnerNotices).map(() => 'settle'))
    expect(importanceOf(decideRound)).toBe('settle')
    expect([playRound, openSession].map(importanceOf)).toContain('play')
    expect(lobby && importanceOf(lobby)).toBe('look')
    const paying = catalogue.filter((call) => call.audience === 'player' && workOf(call) === 'payment')
    expect(paying.length).toBeGreaterThan(10)
    for (const call of paying) expect(importanceOf(call), call.path).toBe('pay')
  })
  it('never refuses what stops a player', () => {
    const stops: readonly CallDefinition[] = [
      pressPanic,
      excludeSelf,
      setLimits,
      updateLimits,
      logoutPlayer,
      earlierLimits.setLimits,
      earlierLimits.updateLimits,
      earlierLogout.logoutPlayer,
    ]
    for (const call of stops) expect(importanceOf(call), call.path).toBe('settle')
    const signOuts = catalogue.filter((call) => call.path.endsWith('/Logout'))
    for (const call of signOuts) expect(importanceOf(call), call.path).toBe('settle')
  })
  it.each([0, 1, 2, 3])('refuses %i kinds of calls, and says when to ask again', async (refused) => {
    if (!notice || !lobby) throw new Error('The contract has a notice of a partner and a page.')
    const paying = catalogue.find(
      (one) => importanceOf(one) === 'pay' && one.method === 'POST' && !one.path.includes('{'),
    )
    const calls = [lobby, ...(paying ? [paying] : []), playRound, notice]
    const app = await openLoaded(refused, calls)
    for (const [place, call] of calls.entries()) {
      const answer = await app.inject({
        method: call.method,
        url: call.path,
        ...(call.method === 'GET' ? {} : { payload: {} }),
      })
      expect(answer.statusCode, call.path).toBe(place < refused ? 503 : 200)
      if (place >= refused) continue
      expect(answer.json()).toMatchObject({ code: 'ERR_UNAVAILABLE' })
      expect(answer.headers['retry-after']).toBe('2')
    }
    await app.close()
  })
})
