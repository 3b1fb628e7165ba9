import { describe, expect, test } from 'vitest'
import type { PlayerCaller } from '#server/kernel/index.ts'
import { describeClient } from './describe-client.ts'
import { judgePassword } from './secrets/judge-password.ts'
import { networkOf } from './network-of.ts'
import { makePasswords } from './secrets/passwords.ts'
import { makeSealer } from './sealer.ts'
import { makeSessionCache, SESSION_ENDED } from './session-cache.ts'
import { findTotpStep } from './secrets/totp.ts'

const person = { email: 'jana.novakova@post.example', firstName: 'Jana', surname: 'Nováková' }

describe('a new password', () => {
  test.each([
    ['devět zn.', 'too-short'],
    ['aaaaaaaaaaaa', 'too-simple'],
    ['abcdefghijkl', 'too-simple'],
    ['9876543210', 'too-simple'],
    ['4815162342', 'too-common'],
    ['Heslo123456', 'too-common'],
    ['qwertzuiop', 'too-common'],
    ['JanaNováková1', 'contains-person'],
    ['jana.novakova', 'contains-person'],
  ])('%s is %s', (password, problem) => {
    expect(judgePassword(password, person)).toBe(problem)
  })
  test.each(['modrý vlak jede', 'jana-hraje-rada', 'k8$Tz!v0pQ', 'пароль которого нет'])(
    '%s is accepted',
    (password) => {
      expect(judgePassword(password, person)).toBeUndefined()
    },
  )
})

describe('remembered sessions', () => {
  const now = new Date('2026-07-01T10:00:00Z')
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const caller: PlayerCaller = {
    kind: 'player',
    playerId: 1,
    sessionId: 's1',
    sessionStartedAt: now,
    idleEndsAt: after(1800),
    absoluteEndsAt: after(3600),
  }
  test('are dropped after half a minute', () => {
    const cache = makeSessionCache()
    cache.remember('tp_a', caller, now)
    expect(cache.find('tp_a', 'player', after(29))).toBe(caller)
    expect(cache.find('tp_a', 'player', after(30))).toBeUndefined()
  })
  test('end when another process ends them, even if a slow read finishes afterwards', () => {
    const cache = makeSessionCache()
    cache.remember('tp_a', caller, now)
    cache.onMessage({ topic: SESSION_ENDED, id: 's1' })
    expect(cache.find('tp_a', 'player', now)).toBeUndefined()
    cache.remember('tp_a', caller, now)
    expect(cache.find('tp_a', 'player', now)).toBeUndefined()
  })
  test('are not known by what was read before messages were missed', () => {
    const cache = makeSessionCache()
    const asOf = cache.moment()
    cache.forgetAll()
    cache.remember('tp_a', caller, now, { asOf })
    expect(cache.find('tp_a', 'player', now)).toBeUndefined()
    cache.remember('tp_a', caller, now, { asOf: cache.moment() })
    expect(cache.find('tp_a', 'player', now)).toBe(caller)
  })
  test('of players are never those of staff', () => {
    const cache = makeSessionCache()
    cache.remember('tp_a', caller, now)
    expect(cache.find('tp_a', 'staff', now)).toBeUndefined()
  })
})

describe('hashing', () => {
  test('never succeeds without a hash, and treats two encodings of one letter as the same', async () => {
    const passwords = await makePasswords({ memoryKib: 1024, passes: 1, lanes: 1, atOnce: 1, waitingMax: 5 })
    const hash = await passwords.hash('Nov\u00e1kov\u00e1')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/)
    expect(await passwords.verify(hash, 'Nova\u0301kova\u0301')).toBe(true)
    expect(await passwords.verify(undefined, 'anything')).toBe(false)
  })
  test('answers "unavailable" when too many wait, and continues with those that do', async () => {
    const passwords = await makePasswords({ memoryKib: 1024, passes: 1, lanes: 1, atOnce: 1, waitingMax: 2 })
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('x')))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(await passwords.hash('y')).toContain('argon2id')
  })
})

test('a sealed secret is opened with its key only', () => {
  const sealer = makeSealer(Buffer.alloc(32, 1))
  expect(sealer.open(sealer.seal('secret'))).toBe('secret')
  expect(() => makeSealer(Buffer.alloc(32, 2)).open(sealer.seal('secret'))).toThrow()
})

test('a code is valid in its half minute, and in the one before or after', () => {
  // RFC 6238, appendix B: at 59 s the SHA-1 code of this secret ends in 287082.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const at = (seconds: number) => findTotpStep(secret, '287082', new Date(seconds * 1000))
  expect([at(29), at(59), at(89)]).toEqual([1, 1, 1])
  expect(at(90)).toBeUndefined()
})

test('a device has a short description', () => {
  expect(describeClient('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox · Windows',
  )
  expect(
    describeClient('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'),
  ).toBe('Safari · iOS')
  expect(describeClient('curl/8')).toBe('API')
})

test('a household is one source, in every notation of its addresses', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe(networkOf('2001:db8:0:7:aaaa:bbbb:cccc:dddd'))
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'))
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
})
