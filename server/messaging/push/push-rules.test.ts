import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { PUSH_KINDS } from '#contract/shapes/push.ts'
import { findPushService } from './push-services.ts'
import { writePush } from './push-text.ts'
import { afterQuietHours } from './quiet-hours.ts'
import { readServerKeys } from './server-keys.ts'

it('addresses are of push services of browsers only, over TLS', () => {
  const judged = (endpoint: string, others: readonly string[] = []) => findPushService(endpoint, others)
  expect(judged('https://fcm.googleapis.com/fcm/send/abc')).toBe('fcm.googleapis.com')
  expect(judged('https://web.push.apple.com/QGn')).toBe('*.push.apple.com')
  expect(judged('https://db5p.notify.windows.com/w/?token=a')).toBe('*.notify.windows.com')
  for (const bad of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://me:pass@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/a',
    'https://notfcm.googleapis.com/a',
    'https://evilpush.apple.com/a',
    'https://127.0.0.1/a',
    'file:///etc/passwd',
    'no address',
  ])
    expect(judged(bad), bad).toBeUndefined()
  expect(judged('http://127.0.0.1:3040/push/a', ['http://127.0.0.1:3040'])).toBe('http://127.0.0.1:3040')
})

it('what can wait waits for the morning by the clock of the market, also where clocks change in the night', () => {
  const morning = (at: string) => afterQuietHours('Europe/Prague', new Date(at)).toISOString()
  expect(morning('2026-07-01T10:00:00Z')).toBe('2026-07-01T10:00:00.000Z')
  expect(morning('2026-07-01T19:59:59Z')).toBe('2026-07-01T19:59:59.000Z')
  expect(morning('2026-07-01T20:00:00Z')).toBe('2026-07-02T05:00:00.000Z')
  expect(morning('2026-07-02T04:59:00Z')).toBe('2026-07-02T05:00:00.000Z')
  expect(morning('2026-10-24T21:00:00Z')).toBe('2026-10-25T06:00:00.000Z')
})

it('a notification contains no name, no amount and no end of a restriction, in each language', () => {
  for (const language of ['cs', 'sk', 'en', 'hu', 'ru', 'vi'] as const)
    for (const [kind, tone] of PUSH_KINDS.flatMap((one) => [[one, 'usual'] as const, [one, 'informal'] as const])) {
      const told = JSON.parse(writePush({ brand: 'Herna', tone }, language, kind)) as Record<string, string>
      expect(Object.keys(told).toSorted()).toEqual(['body', 'language', 'path', 'tag', 'title'])
      expect(told['body']).not.toMatch(/[\d{}]/)
      expect(told['path']).toMatch(new RegExp(`^/${language}/[a-z/]+$`))
    }
})

it('keys are 32 bytes each, the newest first; anything else is none', () => {
  const [newest, former] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64url'))
  const keys = readServerKeys(`${newest}, ${former}`)
  expect(keys?.map(({ publicKey }) => publicKey)).toEqual([
    readServerKeys(String(newest))?.[0]?.publicKey,
    readServerKeys(String(former))?.[0]?.publicKey,
  ])
  expect(keys?.[0]?.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(readServerKeys(`${newest},short`)).toBeUndefined()
  expect(readServerKeys('')).toBeUndefined()
  // Zero is no private key of the curve.
  expect(readServerKeys(Buffer.alloc(32).toString('base64url'))).toBeUndefined()
})
