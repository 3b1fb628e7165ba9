import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tolar-abandoned-'))
/** Prints a line once it waits, and once it is abandoned. Otherwise it would wait for ever. */
const program = join(folder, 'waits.mjs')
beforeAll(() =>
  writeFileSync(
    program,
    `import { onceAbandoned } from '${new URL('once-abandoned.mjs', import.meta.url).href}'
     const alive = setInterval(() => {}, 1000)
     onceAbandoned(() => { console.log('abandoned'); clearInterval(alive) })
     console.log('waits')`,
  ),
)
afterAll(() => rmSync(folder, { recursive: true }))

/** Like npm: a process that starts a shell that starts the program, and forwards no signal. */
const npm = (command: string) =>
  `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command)}], { stdio: 'inherit' })`

describe('a product whose starter is gone', () => {
  it.each([
    ['SIGKILL', 'a shell stands between', (run: string) => `${run}; true`],
    ['SIGKILL', 'the shell made room for it', (run: string) => `exec ${run}`],
    ['SIGTERM', 'a shell stands between', (run: string) => `${run}; true`],
    ['SIGTERM', 'the shell made room for it', (run: string) => `exec ${run}`],
  ] as const)('hears of it when npm ends by %s and %s', { timeout: 20_000 }, async (signal, _, write) => {
    const command = write(`'${process.execPath}' '${program}'`)
    const starter = spawn(process.execPath, ['-e', npm(command)], { stdio: ['ignore', 'pipe', 'inherit'] })
    const said = text(starter.stdout)
    await once(starter.stdout, 'data')
    starter.kill(signal)
    // The pipe closes when the last process that has it open has ended.
    expect(await said).toBe('waits\nabandoned\n')
  })
})
