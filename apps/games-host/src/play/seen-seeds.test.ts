import { describe, expect, it } from 'vitest'
import { createSeenSeeds } from './seen-seeds.ts'

const commitmentNo = (number: number): string => String(number).padStart(64, '0')
const pairNo = (number: number) => ({
  seedId: `seed ${number}`,
  commitment: commitmentNo(number),
  nextCommitment: commitmentNo(number + 1),
})

function openDevice() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size
    },
  }
  let seconds = 0
  const now = () => new Date(Date.UTC(2026, 10, 23) + (seconds += 1) * 1000)
  return { seen: createSeenSeeds(storage, now), kept }
}

describe('commitments that a device has seen', () => {
  it('were seen before their pair where a half was given for them, or where they were announced', () => {
    const { seen } = openDevice()
    seen.give(commitmentNo(1), 'mine')
    expect(seen.hear(pairNo(1))).toMatchObject({ isLate: false, given: ['mine'], seedId: 'seed 1' })
    expect(seen.hear(pairNo(2)).isLate).toBe(false)
  })

  it('were seen late where the pair was in use already', () => {
    const { seen } = openDevice()
    expect(seen.hear(pairNo(7)).isLate).toBe(true)
    expect(seen.hear(pairNo(7)).isLate).toBe(true)
  })

  it('are found by the pair, whatever commitment the server returns later', () => {
    const { seen } = openDevice()
    seen.hear(pairNo(1))
    expect(seen.find(commitmentNo(99), 'seed 1')?.commitment).toBe(commitmentNo(1))
    expect(seen.find(commitmentNo(99), 'seed 99')).toBeUndefined()
    expect(seen.find(commitmentNo(2))?.seedId).toBeUndefined()
  })

  it('keep every half whose answer got lost, and none that was refused', () => {
    const { seen } = openDevice()
    seen.give(commitmentNo(1), 'lost')
    seen.give(commitmentNo(1), 'refused')
    seen.takeBack(commitmentNo(1), 'refused')
    expect(seen.find(commitmentNo(1))?.given).toEqual(['lost'])
  })

  it('are the newest 300, beside what others keep there', () => {
    const { seen, kept } = openDevice()
    kept.set('muted', 'yes')
    for (let number = 1; number <= 320; number += 1) seen.hear(pairNo(number))
    expect(kept.size).toBe(301)
    expect(seen.find(commitmentNo(1))).toBeUndefined()
    expect(seen.find(commitmentNo(320))?.seedId).toBe('seed 320')
  })

  it('are none where the browser keeps nothing, or what is kept cannot be read', () => {
    const nowhere = createSeenSeeds(undefined, () => new Date(0))
    expect(nowhere.hear(pairNo(1)).commitment).toBe(commitmentNo(1))
    expect(nowhere.find(commitmentNo(1))).toBeUndefined()
    const { seen, kept } = openDevice()
    kept.set(`seen-seed:${commitmentNo(1)}`, 'no json')
    expect(seen.find(commitmentNo(1))).toBeUndefined()
  })
})
