import { describe, expect, it } from 'vitest'
import { demoEnvironment } from '#config/demo.ts'
import { readDoorSettings } from './read-settings.ts'

const DOOR = { process: 'player', defaultPort: 3000, origins: ['PUBLIC_GAMES_ORIGIN'] } as const
const RIGHT = { ...demoEnvironment, API_ORIGIN: 'http://api:3003/', PUBLIC_GAMES_ORIGIN: 'https://games.example' }

describe('settings of a front door', () => {
  it('are the door’s own port and no path behind an origin', () => {
    expect(readDoorSettings({ ...RIGHT, PORT: ' ' }, DOOR)).toMatchObject({
      ok: true,
      settings: { port: 3000, host: '0.0.0.0', apiOrigin: 'http://api:3003', logLevel: 'info' },
    })
  })
  it('are refused with every problem at once', () => {
    const wrong = {
      ...RIGHT,
      API_ORIGIN: 'http://api:3003/v1',
      PUBLIC_GAMES_ORIGIN: undefined,
      PORT: '65536',
      DRAIN_DELAY_MS: '1 s',
    }
    expect(readDoorSettings(wrong, DOOR)).toEqual({
      ok: false,
      problems: [
        'PUBLIC_GAMES_ORIGIN is missing.',
        'API_ORIGIN is not an origin such as https://example.com.',
        'PORT is not a port number.',
        'DRAIN_DELAY_MS is no whole number from 0 to 120000.',
      ],
    })
  })
  it.each(['ftp://api', 'http://somebody@api', 'http://api/?a=1', 'api'])('take no %s for an origin', (origin) => {
    expect(readDoorSettings({ ...RIGHT, API_ORIGIN: origin }, DOOR)).toMatchObject({ ok: false })
  })
})
