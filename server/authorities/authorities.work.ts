import type { Heartbeat, ScheduledJob } from '#server/kernel/index.ts'
import type { PackageNeeds } from './needs.ts'
import { checkLaterPackages, comparePackages, reportLatePackages } from './packages/check-packages.ts'
import { handPackages } from './packages/hand-packages.ts'
import { makePackages } from './packages/make-packages.ts'
import { readConfirmations } from './packages/read-confirmations.ts'

const MAKE_EVERY_MS = 30_000
const HAND_EVERY_MS = 15_000

/** Heartbeats that make packages, hand them over and read confirmations; none if the market has no packages. */
export function authorityHeartbeats(needs: PackageNeeds | undefined): Heartbeat[] {
  if (!needs) return []
  return [
    {
      name: 'authorities.make-packages',
      everyMs: MAKE_EVERY_MS,
      beat: async () => {
        await makePackages(needs)
        await checkLaterPackages(needs)
        await reportLatePackages(needs)
      },
    },
    { name: 'authorities.hand-packages', everyMs: HAND_EVERY_MS, beat: () => handPackages(needs) },
    { name: 'authorities.read-confirmations', everyMs: HAND_EVERY_MS, beat: () => readConfirmations(needs) },
  ]
}

/** Compares packages with the books each night. */
export function authorityJobs(needs: PackageNeeds | undefined): ScheduledJob[] {
  if (!needs) return []
  return [
    {
      name: 'authorities.compare-packages',
      cron: '40 4 * * *',
      runsPer: 'brand',
      mostMinutes: 240,
      run: async () => {
        const differing = await comparePackages(needs)
        if (differing.length > 0) needs.onProblem('packages are not what the books say', { packages: differing })
      },
    },
  ]
}
