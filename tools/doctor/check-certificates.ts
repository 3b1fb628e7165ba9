import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { good, look, textOf, wrong, type Finding } from './finding.ts'

const WAIT_MS = 5_000
const DAY_MS = 86_400_000
const LOOK_DAYS = 14
const WRONG_DAYS = 3
const CHANGE = 'Renew it, and hand it to the proxy without a pause: deploy/edge/change-certificate.sh.'

type Seen = { readonly endsAt: number; readonly problem: string | undefined }

/** Whether browsers accept the certificates of the public addresses, and how long they last. @param ca for tests */
export async function checkCertificates(
  env: Readonly<Record<string, string | undefined>>,
  ca?: string,
): Promise<Finding[]> {
  const names = ['PUBLIC_PLAYER_ORIGIN', 'PUBLIC_GAMES_ORIGIN', 'PUBLIC_BACKOFFICE_ORIGIN']
  const findings = await Promise.all(
    names.map(async (name) => {
      const origin = env[name]?.trim() ?? ''
      const url = URL.canParse(origin) ? new URL(origin) : undefined
      return url?.protocol === 'https:' ? [await checkOne(name, url, ca)] : []
    }),
  )
  return findings.flat()
}

async function checkOne(name: string, url: URL, ca: string | undefined): Promise<Finding> {
  let seen: Seen
  try {
    seen = await readCertificate(url, ca)
  } catch (problem) {
    return look(
      `${name}: ${url.host} is not reached from here: ${textOf(problem)}`,
      'If players do not reach it either: its name, the proxy, and its port.',
    )
  }
  const days = Math.floor((seen.endsAt - Date.now()) / DAY_MS)
  if (days < 0) return wrong(`${name}: the certificate of ${url.host} has ended`, CHANGE)
  if (seen.problem !== undefined)
    return wrong(`${name}: browsers refuse the certificate of ${url.host}: ${seen.problem}`, CHANGE)
  const said = `${name}: the certificate of ${url.host} ends in ${days} days`
  if (days < WRONG_DAYS) return wrong(said, CHANGE)
  return days < LOOK_DAYS ? look(said, CHANGE) : good(said)
}

/** What a server shows, also one that does not let us in. */
export function readCertificate(url: URL, ca?: string): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      // An address is no name that a server could choose by.
      ...(isIP(url.hostname) === 0 && { servername: url.hostname }),
      // Read also when it is not accepted: that is what is looked for. Nothing is sent.
      rejectUnauthorized: false,
      timeout: WAIT_MS,
      ...(ca !== undefined && { ca }),
    })
    socket.once('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to)
      const problem = socket.authorized ? undefined : String(socket.authorizationError)
      socket.destroy()
      resolve({ endsAt, problem })
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}
