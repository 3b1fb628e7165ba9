import { expect, it } from 'vitest'
import { crashUnderLoad } from '#tests/faults/crash-under-load.ts'

// The short form; `node tests/faults/run.ts` kills more often.
const BUSY_MACHINE_MS = 180_000

it(
  'loses no acknowledged round and plays none twice when the API is killed',
  async () => {
    const { wrong, acknowledged } = await crashUnderLoad(['api', 'api'])
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(300)
  },
  BUSY_MACHINE_MS,
)

it(
  'loses no acknowledged round and plays none twice when PostgreSQL is killed',
  async () => {
    const { wrong, acknowledged } = await crashUnderLoad(['postgres', 'stake-process', 'postmaster'])
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(300)
  },
  BUSY_MACHINE_MS,
)
