import { statfs } from 'node:fs/promises'
import type { LiveFigures } from '#contract/shapes/live.ts'
import { readOutbox } from '#server/kernel/index.ts'
import { listEndingSecrets } from '#server/sign-in/index.ts'
import { listJobRuns, listProcesses, listReplicas } from '../installation.queries.ts'
import type { LiveNeeds } from '../needs.ts'

const DAY_MS = 86_400_000

/** Processes, jobs, waiting events, copies of the database, disks, and what ends by itself. */
export async function readInstallation(needs: LiveNeeds): Promise<LiveFigures['installation']> {
  const { db, clock, target, folders, certificates } = needs
  const now = clock.now()
  const [processes, jobs, outbox, replicas, secrets, disks] = await Promise.all([
    // One that has not been seen for a day was taken away; for that day it is missed.
    listProcesses(db, target, new Date(now.getTime() - DAY_MS)),
    listJobRuns(db, target),
    readOutbox(db),
    listReplicas(db),
    listEndingSecrets(db, now),
    Promise.all(folders.map(readDisk)),
  ])
  return {
    processes: processes.map(({ kind, version, startedAt, seenAt }) => ({
      kind,
      version,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    jobs: jobs.map(({ name, cron, beganAt, endedAt, failedAt, failures }) => ({
      name,
      cron,
      lastBeganAt: beganAt?.toISOString() ?? null,
      lastEndedAt: endedAt?.toISOString() ?? null,
      lastFailedAt: failedAt?.toISOString() ?? null,
      failures,
    })),
    outboxWaiting: outbox?.waiting ?? 0,
    outboxOldestSeconds: outbox?.oldestSeconds ?? 0,
    replicas,
    disks,
    ends: [
      ...certificates.map(({ name, endsAt }) => ({ name, kind: 'certificate' as const, at: endsAt.toISOString() })),
      ...secrets.map(({ name, endsAt }) => ({ name, kind: 'client-secret' as const, at: endsAt.toISOString() })),
    ].toSorted((one, other) => one.at.localeCompare(other.at)),
  }
}

async function readDisk({ name, path }: LiveNeeds['folders'][number]) {
  const { bavail, blocks, bsize } = await statfs(path)
  return { name, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}
