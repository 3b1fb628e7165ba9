import { X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readCertificate } from './check-certificates.ts'
import { good, look, textOf, wrong, type Finding } from './finding.ts'
import { listOf } from './list-of.ts'

const DAY_MS = 86_400_000
const LOOK_DAYS = 30
const BLOCK = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g
const RENEW =
  'Without a valid one nobody leads. Make it anew: deploy/cluster/make-certificates.sh, and docs/guides/cluster.md says who reads it when.'

type Named = {
  /** PATRONI_URLS: whether there is a cluster at all. */
  readonly members: string | undefined
  /** ETCD_URLS: members of etcd, which show theirs to whoever connects. */
  readonly etcd: string | undefined
  /** CLUSTER_CERTIFICATES: files, and folders with files `.crt`, on this machine. */
  readonly places: string | undefined
  readonly nowMs: number
}

/** How long the certificates last by which etcd and Patroni know each other (decision 0495). */
export async function checkClusterCertificates({ members, etcd, places, nowMs }: Named): Promise<Finding[]> {
  const [urls, files] = [listOf(etcd), listOf(places)]
  if (urls.length + files.length === 0) {
    return listOf(members).length === 0
      ? []
      : [
          look(
            'nothing says when the certificates of etcd and Patroni end',
            'Set ETCD_URLS for those that etcd shows, and CLUSTER_CERTIFICATES where the files are: docs/guides/cluster.md.',
          ),
        ]
  }
  const shown = await Promise.all(urls.map((url) => checkShown(url, nowMs)))
  return [...shown, ...files.flatMap((place) => checkPlace(place, nowMs))]
}

async function checkShown(address: string, nowMs: number): Promise<Finding> {
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    return wrong(`ETCD_URLS names ${address}`, 'Addresses are written as https://10.0.0.1:2379, with commas between.')
  const url = new URL(address)
  try {
    return judge(`the certificate of etcd at ${url.host}`, (await readCertificate(url)).endsAt, nowMs)
  } catch (problem) {
    return look(
      `etcd at ${url.host} shows no certificate: ${textOf(problem)}`,
      'Is it running, and does a network policy let this through?',
    )
  }
}

function checkPlace(place: string, nowMs: number): Finding[] {
  try {
    const files = statSync(place).isDirectory()
      ? readdirSync(place)
          .filter((name) => name.endsWith('.crt'))
          .map((name) => join(place, name))
      : [place]
    if (files.length === 0) return [wrong(`CLUSTER_CERTIFICATES names ${place}, which has no .crt`, RENEW)]
    return files.toSorted().map((file) => checkFile(file, nowMs))
  } catch (problem) {
    return [unreadable(place, problem)]
  }
}

/** A file may hold several: the one that ends first counts. */
function checkFile(file: string, nowMs: number): Finding {
  try {
    const ends = [...readFileSync(file, 'utf8').matchAll(BLOCK)].map(([pem]) =>
      Date.parse(new X509Certificate(pem).validTo),
    )
    if (ends.length === 0) throw new Error('it holds no certificate')
    return judge(`the certificate ${file}`, Math.min(...ends), nowMs)
  } catch (problem) {
    return unreadable(file, problem)
  }
}

const unreadable = (place: string, problem: unknown) =>
  wrong(
    `CLUSTER_CERTIFICATES names ${place}, which cannot be read: ${textOf(problem)}`,
    'Name files .crt, or folders of them, that this user may read. Keys are not needed.',
  )

function judge(what: string, endsAt: number, nowMs: number): Finding {
  if (endsAt <= nowMs) return wrong(`${what} has ended`, RENEW)
  const days = Math.floor((endsAt - nowMs) / DAY_MS)
  const said = `${what} ends in ${days} days`
  return days < LOOK_DAYS ? look(said, RENEW) : good(said)
}
