import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import type { Shutdown } from '#contract/onling-v2/diagnostics.ts'
import { announceShutdown, shutdownReader } from './announce-shutdown.ts'

const PAGE = '<div class="stage"><span class="demo" id="demo" hidden>Demo</span></div>'
const night: Shutdown = {
  shutdownId: 'night',
  startsAt: '2026-11-23T22:00:00.000Z',
  endsAt: '2026-11-23T23:30:00.000Z',
  leadMinutes: 120,
  message: '<script>',
  holds: [],
}
const tell = (clock: string, language: 'cs' | 'vi' = 'cs') =>
  announceShutdown(PAGE, {
    shutdowns: [night],
    language,
    timeZone: 'Europe/Prague',
    now: new Date(`2026-11-23T${clock}:00.000Z`),
  })

it('tells of a shutdown from its lead to its end, in the language and the zone of the page', () => {
  expect(tell('19:59')).toBe(PAGE)
  expect(tell('20:00')).toContain('Odstávka od 23. 11. 23:00 do 24. 11. 0:30')
  expect(tell('22:00')).toContain('Odstávka, otevřeme 24. 11. 0:30')
  expect(tell('22:00', 'vi')).toContain('Đang bảo trì')
  expect(tell('22:00')).not.toContain('<script>')
  expect(tell('23:30')).toBe(PAGE)
})

it('holds no page where the API stands still', { timeout: 5000 }, async () => {
  const still = createServer()
  await new Promise<void>((done) => still.listen(0, '127.0.0.1', done))
  const read = shutdownReader(`http://127.0.0.1:${(still.address() as AddressInfo).port}`)
  expect(await read()).toEqual([])
  still.close()
})
