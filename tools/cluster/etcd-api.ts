export type EtcdApi = 'etcd' | 'etcd3'

/** Older versions overwrite the leader's key of a successor after their own lease has expired (with `etcd3` only). */
const COMPARES_BEFORE_IT_WRITES = [3, 0, 3]

/** The API of etcd that is safe with a version of Patroni, such as `3.0.2`. */
export function etcdApiOf(patroni: string): EtcdApi {
  const parts = patroni.split('.').map(Number)
  for (const [place, least] of COMPARES_BEFORE_IT_WRITES.entries()) {
    const part = parts[place] ?? 0
    if (part !== least) return part > least ? 'etcd3' : 'etcd'
  }
  return 'etcd3'
}
