import type { Running } from './programs.ts'
import type { DatabaseCluster } from './start-database.ts'

type Found = { readonly name: string; readonly running: Running }

export async function leaderOf(database: DatabaseCluster): Promise<Found> {
  return memberOf(database, await database.findLeader())
}

export async function standbyOf(database: DatabaseCluster): Promise<Found> {
  return memberOf(database, await database.findStandby())
}

function memberOf({ running }: DatabaseCluster, name: string | undefined): Found {
  const found = name === undefined ? undefined : running.get(name)
  if (!found || name === undefined) throw new Error('No member of the cluster has this role now.')
  return { name, running: found }
}
