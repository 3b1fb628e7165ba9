// Wrapper of `npm start`: installs what the lock file pins, continues with the Node that is pinned there, and ends
// everything when its starter is gone.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhatIsPinned, pinnedNode } from './install.mjs'
import { onceAbandoned } from './once-abandoned.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
// npm forwards no signal: when it is ended, this process stays alive. Looked up first, because npm may be gone soon.
const isOfNpm = process.env.npm_lifecycle_event === 'start'
if (isOfNpm) onceAbandoned(() => stop())
installWhatIsPinned()

// The channel shows the child that this process is gone, should it be killed.
const child = spawn(
  pinnedNode,
  ['--import', './tools/start/end-with-starter.ts', 'tools/start/start.ts', ...process.argv.slice(2)],
  {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A start begins a dozen processes that compile the same sources: the next start has the results.
    env: { NODE_COMPILE_CACHE: resolve('build/.compiled'), ...process.env },
  },
)
function stop() {
  child.kill('SIGTERM')
}
// The child gets Ctrl-C from the terminal itself; this process only waits for it to finish.
process.on('SIGINT', () => {})
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
