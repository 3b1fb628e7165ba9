import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CLOSED_MONTHS_PLACE, closedMonths } from '#tools/images/images.ts'
import { StartProblem } from './start-problem.ts'

/** The user of containers: `deploy/images`. */
const USER = 65_532
const DATA = '/data'
/** Programs with an image; stand-ins have none. */
const IMAGES: Readonly<Record<string, string>> = {
  'apps/api/main.ts': 'api',
  'apps/worker/main.ts': 'worker',
  'apps/player/main.ts': 'player',
  'apps/games-host/main.ts': 'games',
  'apps/backoffice/main.ts': 'backoffice',
  'apps/kiosk/main.ts': 'kiosk',
  'apps/pictures/main.ts': 'pictures',
  'apps/venue-agent/main.ts': 'venue-agent',
}
// The mounts belong to this process alone, and end with it.
const ENTER = `
set -e
mount --bind "$1" "$1"
mount --bind "$2" "$1${DATA}"
# What reads closed months comes as a volume of its own.
if [ -d "$4" ] && [ -d "$1/app/${CLOSED_MONTHS_PLACE}" ]; then mount -o ro,bind "$4" "$1/app/${CLOSED_MONTHS_PLACE}"; fi
mount -o remount,ro,bind "$1"
root=$1; program=$3
exec chroot --userspec=${USER}:${USER} "$root" /usr/bin/node --disable-warning=ExperimentalWarning "/app/$program"
`

export type Command = {
  readonly program: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/**
 * Starts a process from the root of its image alone, like in a container: unprivileged, with `/data` as the only
 * writable folder. Undefined for programs without an image. Needs root and `npm run images`.
 */
export function fromImage(
  script: string,
  dataFolder: string,
  env: Readonly<Record<string, string>>,
): Command | undefined {
  const image = IMAGES[script]
  if (!image) return undefined
  const root = resolve('build/images', image, 'root')
  if (!existsSync(root)) throw new StartProblem(`The image of ${image} is not written: npm run images.`)
  for (const name of ['files', 'audit', 'statements', 'providers', 'venue-agent']) {
    mkdirSync(join(dataFolder, name), { recursive: true })
    giveAll(join(dataFolder, name))
  }
  const moved = Object.entries(env).map(([name, value]) => [name, value.replaceAll(dataFolder, DATA)] as const)
  return {
    program: 'unshare',
    args: [
      '--mount',
      'sh',
      '-c',
      ENTER,
      'sh',
      root,
      dataFolder,
      script,
      resolve('build/images', closedMonths.name, 'root'),
    ],
    // As the definitions of the images say.
    env: { ...Object.fromEntries(moved), NODE_ENV: 'production' },
  }
}

function giveAll(path: string): void {
  chownSync(path, USER, USER)
  if (!statSync(path).isDirectory()) return
  chmodSync(path, 0o755)
  for (const name of readdirSync(path)) giveAll(join(path, name))
}
