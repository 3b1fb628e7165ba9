// `node tools/start/pinned.mjs <program> …`: wrapper of every command of the README. On any Node of a fresh machine (20
// or newer) it installs what the lock file pins, and continues with the Node that is pinned there.
import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhatIsPinned, pinnedNode } from './install.mjs'
import { onceAbandoned } from './once-abandoned.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
installWhatIsPinned()

const [program, ...given] = process.argv.slice(2)
const child = spawn(pinnedNode, ['--disable-warning=ExperimentalWarning', program, ...given], {
  stdio: 'inherit',
  // Programs of the packages, and the pinned Node, whatever the caller's.
  env: { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}` },
})
// The child gets Ctrl-C from the terminal itself; this process only waits for it to finish. Without a terminal, SIGINT was
// sent to this process alone.
const hasTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY)
process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'))
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm forwards no signal to what its shell runs.
if (process.env.npm_lifecycle_event !== undefined) onceAbandoned(() => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
