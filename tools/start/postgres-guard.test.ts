import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A process that starts a server of its own with a guard, prints the server's number, and then does what `then` says. */
async function start(then: string) {
  const [place, data] = [mkdtempSync(join(tmpdir(), 'tolar-guard-')), mkdtempSync(join(tmpdir(), 'tolar-guarded-'))]
  folders.push(place, data)
  const program = join(place, 'starts.mjs')
  writeFileSync(
    program,
    `import { spawn } from 'node:child_process'
     import { startGuard } from '${new URL('postgres-guard.ts', import.meta.url).href}'
     const guard = startGuard(['${data}'])
     const server = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
     guard.watch(server.pid)
     console.log(server.pid)
     ${then}`,
  )
  const starter = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(starter, 'exit')
  const [line] = (await once(starter.stdout, 'data')) as [Buffer]
  return { starter, ended, data, server: Number(String(line)) }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a server ends and its folder goes once its starter was ended by %s',
  async (signal) => {
    const { starter, server, data } = await start('setInterval(() => {}, 1000)')
    expect(isRunning(server)).toBe(true)
    starter.kill(signal)
    await expect.poll(() => isRunning(server)).toBe(false)
    await expect.poll(() => existsSync(data)).toBe(false)
  },
)

it('a dismissed guard removes nothing, and its starter ends by itself', async () => {
  const { ended, server, data } = await start(`server.unref(); server.kill(); guard.dismiss()`)
  expect(await ended).toEqual([0, null])
  await expect.poll(() => isRunning(server)).toBe(false)
  expect(existsSync(data)).toBe(true)
})
