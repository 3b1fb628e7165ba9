/** A member of the cluster as Patroni's REST API describes it (`GET /cluster`). */
export type PatroniMember = {
  readonly name: string
  readonly role: string
  readonly state: string
  /** Absent while its PostgreSQL does not run. */
  readonly timeline?: number
  /** Bytes behind the leader, or `unknown`. */
  readonly lag?: number | string
}

/** From Patroni 3.0.4 on a standby that follows is `streaming`. */
const FOLLOWING = ['running', 'streaming']
/** A standby that is further behind does not follow well: four files of the write-ahead log. */
export const LAG_BYTES_MAX = 64 * 1024 * 1024
const SYNCHRONOUS = ['sync_standby', 'quorum_standby']

/** Faults of a database of several members, one sentence each; empty if there are none. */
export function lacksOf(members: readonly PatroniMember[]): string[] {
  const leader = members.find(({ role }) => role === 'leader')
  const others = members.filter(({ role }) => role !== 'leader')
  return [
    ...(leader ? [] : ['no member leads']),
    ...(others.some(({ role }) => SYNCHRONOUS.includes(role)) ? [] : ['no standby is synchronous']),
    ...members
      .filter(({ state }) => !FOLLOWING.includes(state))
      .map(({ name, state }) => `${name} is ${state || 'gone'}`),
    ...others
      .filter(({ timeline }) => leader && timeline !== leader.timeline)
      .map(
        ({ name, timeline }) => `${name} is on timeline ${timeline ?? '?'}, the leader on ${leader?.timeline ?? '?'}`,
      ),
    ...others
      .filter(({ lag }) => typeof lag === 'number' && lag > LAG_BYTES_MAX)
      .map(({ name, lag }) => `${name} is ${Math.round(Number(lag) / 1e6)} MB behind`),
  ]
}

/** Reads all members from the first Patroni that responds. Throws if none responds. */
export async function readMembers(urls: readonly string[]): Promise<PatroniMember[]> {
  const ask = async (url: string) => {
    const answer = await fetch(new URL('/cluster', url), { signal: AbortSignal.timeout(2_000) })
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
    return ((await answer.json()) as { members: PatroniMember[] }).members
  }
  return Promise.any(urls.map(ask))
}
