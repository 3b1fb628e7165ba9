// Needs no package and runs on whatever Node a fresh machine has (20 or newer).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The Node that the lock file pins, once it is installed. */
export const pinnedNode = 'node_modules/node/bin/node'
/** What npm wrote at the end of its last installation. */
const installed = 'node_modules/.package-lock.json'

/** Installs what the lock file pins, if something is missing. Ends the process on failure. */
export function installWhatIsPinned() {
  if (isInstalled()) return
  process.stderr.write('Installing the packages that the lock file pins (about a minute, the first time only) …\n')
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    // Standard output belongs to the command: npm's messages go to standard error.
    stdio: ['ignore', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (install.status === 0) return
  process.stderr.write(
    'The packages could not be installed; npm says above why. Is the disk full, or the registry out of reach?\n',
  )
  process.exit(1)
}

/** Whether every package of the lock file is installed in its version; those for other platforms may be missing. */
function isInstalled() {
  if (!existsSync(pinnedNode) || !existsSync(installed)) return false
  const there = readPackages(installed)
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || (there[path] ? there[path].version === version : optional === true),
  )
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}
