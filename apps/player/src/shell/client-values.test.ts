import { describe, expect, it } from 'vitest'
import { forgetValuesOfPlayer, readClientValue, storageKey, writeClientValue } from './client-values.ts'

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    names: () => [...map.keys()],
  }
}

describe('stored client values', () => {
  it('returns the stored value', () => {
    const store = memory()
    writeClientValue('favouriteGames', ['CertAKaca'], store)
    expect(readClientValue('favouriteGames', store)).toEqual(['CertAKaca'])
  })
  it('reads consent as not given until it is true', () => {
    expect(readClientValue('adultConsent', memory())).toBe(false)
    expect(readClientValue('adultConsent', memory({ [storageKey('adultConsent')]: '"yes"' }))).toBe(false)
    expect(readClientValue('adultConsent', memory({ [storageKey('adultConsent')]: 'true' }))).toBe(true)
  })
  it('treats a corrupt value as missing', () => {
    expect(readClientValue('lastPlayedGames', memory({ [storageKey('lastPlayedGames')]: '{"a":' }))).toEqual([])
    expect(readClientValue('lastPlayedGames', memory({ [storageKey('lastPlayedGames')]: '[1,"A"]' }))).toEqual(['A'])
    expect(readClientValue('accessToken', memory({ [storageKey('accessToken')]: '{"token":1}' }))).toBeUndefined()
  })
  it('forgets a value that becomes undefined', () => {
    const store = memory({ [storageKey('avatarUrl')]: '"/a.png"' })
    writeClientValue('avatarUrl', undefined, store)
    expect(store.getItem(storageKey('avatarUrl'))).toBeNull()
  })
  it('keeps nothing of the player after the sign-out, and what is of the device', () => {
    const store = memory()
    writeClientValue('adultConsent', true, store)
    writeClientValue('wasSignedIn', true, store)
    writeClientValue('showLoginMessage', true, store)
    writeClientValue('userData', { playerId: 7, language: 'cs' }, store)
    writeClientValue('sessionHashes', ['a'], store)
    forgetValuesOfPlayer(store)
    expect(store.names()).toEqual((['adultConsent', 'wasSignedIn'] as const).map(storageKey))
  })
  it('works when the browser refuses to store', () => {
    const store = {
      ...memory(),
      setItem: () => {
        throw new Error('quota')
      },
    }
    expect(() => writeClientValue('adultConsent', true, store)).not.toThrow()
  })
})
