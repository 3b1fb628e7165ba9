import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readClientValue, storageKey, writeClientValue } from '../client-values.ts'
import { hashSession, keepSession, watchOtherTabs } from './follow-session.ts'

describe('sessions of one browser', () => {
  let tell: ((event: { key: string }) => void) | undefined
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => {
      tell = listener
    })
    vi.stubGlobal('removeEventListener', () => {
      tell = undefined
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('have a name without person and time, the same in every tab', async () => {
    const hash = await hashSession(7, '2026-11-21T10:00:00.000Z')
    expect(hash).toMatch(/^[0-9a-f]{24}$/)
    expect(await hashSession(7, '2026-11-21T10:00:00.000Z')).toBe(hash)
    expect(await hashSession(8, '2026-11-21T10:00:00.000Z')).not.toBe(hash)
  })
  it('are kept newest first, each once, five at most', () => {
    for (const hash of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) keepSession(hash)
    expect(readClientValue('sessionHashes')).toEqual(['b', 'f', 'e', 'd', 'c'])
  })
  it('end in this tab when another tab has signed in or out, and not before', () => {
    const changed = vi.fn()
    keepSession('mine')
    const stop = watchOtherTabs('mine', changed)
    tell?.({ key: storageKey('sessionHashes') })
    tell?.({ key: 'other' })
    expect(changed).not.toHaveBeenCalled()
    writeClientValue('sessionHashes', [])
    tell?.({ key: storageKey('sessionHashes') })
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    expect(tell).toBeUndefined()
  })
})
