import { etcdApiOf } from '#tools/cluster/etcd-api.ts'
import { lacksOf, readMembers } from '#tools/cluster/patroni-members.ts'
import { good, look, textOf, wrong, type Finding } from './finding.ts'
import { listOf } from './list-of.ts'

const RUNBOOK = 'docs/runbooks/DatabaseNotWhole.md says what each of it means and how it ends.'
const WAIT_MS = 2_000

/** Whether the members of a database under Patroni are whole, and whether none may take the lead back. `addresses`: PATRONI_URLS. */
export async function checkCluster(addresses: string | undefined): Promise<Finding[]> {
  const urls = listOf(addresses)
  if (urls.length === 0) return []
  const members = await readMembers(urls).catch(() => undefined)
  if (!members)
    return [
      wrong('no Patroni of PATRONI_URLS answers', 'Is one running there, and does a network policy let this through?'),
    ]
  const lacks = lacksOf(members)
  return [
    ...(lacks.length === 0
      ? [good(`the database is whole: ${members.length} members, one timeline`)]
      : lacks.map((lack) => wrong(`the database is not whole: ${lack}`, RUNBOOK))),
    ...(await Promise.all(urls.map(checkVersion))),
  ]
}

async function checkVersion(url: string): Promise<Finding> {
  try {
    const answer = await fetch(new URL('/patroni', url), { signal: AbortSignal.timeout(WAIT_MS) })
    const { patroni } = (await answer.json()) as { readonly patroni: { readonly version: string } }
    return etcdApiOf(patroni.version) === 'etcd3'
      ? good(`Patroni ${patroni.version} at ${new URL(url).host}`)
      : look(
          `Patroni ${patroni.version} at ${new URL(url).host} takes the lead back after a freeze where it is configured with etcd3`,
          'Its configuration must say etcd, not etcd3 (docs/guides/cluster.md), or install 3.0.3 or newer.',
        )
  } catch (problem) {
    return wrong(
      `Patroni at ${url} does not answer: ${textOf(problem)}`,
      'Start it: its database is not watched, and is no standby.',
    )
  }
}
