import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

/** Ends a throw-away server and removes its folders once the process that started it is gone. */
export type Guard = {
  /** The process of the server. */
  readonly watch: (pid: number | undefined) => void
  /** The server has ended: nothing is left to do. */
  readonly dismiss: () => void
}

/**
 * Reads until its input is closed, which the system does for a process that ends in any way. Then it ends the server
 * without a checkpoint, whose data nobody needs, and removes the folders.
 */
const SCRIPT = `
pid=
while read -r line; do
  [ "$line" = done ] && exit 0
  pid=$line
done
if [ -n "$pid" ] && kill -QUIT "$pid" 2>/dev/null; then
  tries=0
  while kill -0 "$pid" 2>/dev/null && [ "$tries" -lt 100 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
  kill -KILL "$pid" 2>/dev/null
fi
rm -rf "$@"
`

/** @param folders that are removed, as absolute paths */
export function startGuard(folders: readonly string[]): Guard {
  // Detached: a signal to the whole group of the terminal does not end it. A shell, since it costs nearly nothing.
  const guard = spawn('sh', ['-c', SCRIPT, 'postgres-guard', ...folders], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.stdin.on('error', () => {})
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  return {
    watch: (pid) => void guard.stdin.write(`${pid ?? ''}\n`),
    dismiss: () => void guard.stdin.end('done\n'),
  }
}
