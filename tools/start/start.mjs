// The door of `npm start`. It runs on whatever Node a fresh machine has (20 or newer) and needs no package: it installs
// what the lock file pins, and goes on with the Node that is pinned there.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)

const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const marker = 'node_modules/.tolar-installed'
const pinnedNode = 'node_modules/node/bin/node'

if (!existsSync(pinnedNode) || !existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash) {
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
  writeFileSync(marker, lockHash)
}

const child = spawn(pinnedNode, ['tools/start/start.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
// The child gets Ctrl-C from the terminal itself; this process only waits for it to finish.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
