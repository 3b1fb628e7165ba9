import { describe, expect, it } from 'vitest'
import { readLaunch } from './launch-game.ts'
import { paths } from '../paths.ts'

describe('a link to a game', () => {
  it.each(['demo', 'real'] as const)('says that it is opened as %s', (mode) => {
    const input = { gameKey: 'CertAKaca', mode, locale: 'cs' } as const
    expect(readLaunch(paths.play('cs', 'CertAKaca', mode), 'cs')).toEqual(input)
  })
  it.each([
    paths.game('cs', 'CertAKaca'),
    paths.play('en', 'CertAKaca', 'demo'),
    '/cs/play/CertAKaca?mode=other',
    '/cs/x/play/CertAKaca?mode=demo',
    '/cs/play/CertAKaca?mode=demo&more=1',
  ])('is another one: %s', (path) => expect(readLaunch(path, 'cs')).toBeUndefined())
})
