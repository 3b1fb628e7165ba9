// The door of `npm start`. It runs on whatever Node a fresh machine has (20 or newer) and needs no package: it installs
// what the lock file pins, and goes on with the Node that is pinned there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)

const pinnedNode = 'node_modules/node/bin/node'
/** What npm wrote at the end of its last installation. */
const installed = 'node_modules/.package-lock.json'

/** Whether every package that the lock file pins is there in its version; those for other platforms may be missing. */
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

if (!isInstalled()) {
  process.stdout.write('Installing the packages that the lock file pins (about a minute, the first time only) …\n')
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    process.stderr.write(
      'The packages could not be installed; npm says above why. Is the disk full, or the registry out of reach?\n',
    )
    process.exit(1)
  }
}

const child = spawn(pinnedNode, ['tools/start/start.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
// The child gets Ctrl-C from the terminal itself; this process only waits for it to finish.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
