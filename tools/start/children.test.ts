import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePort } from '#tests/database-setup.ts'
import { makeChildren, type Children } from './children.ts'

/** Serves its process number, and ends when asked to; with ENDS it ends as soon as somebody has seen that it is ready. */
const PROGRAM = `
import { createServer } from 'node:http'
createServer((request, reply) => {
  reply.end(String(process.pid), () => {
    if (request.url === '/end' || process.env.ENDS) process.exit(3)
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
`

let folder = ''
let port = 0
let children: Children
let died: string[] = []
let restarted: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tolar-children-'))
  writeFileSync(join(folder, 'program.mjs'), PROGRAM)
  port = await freePort()
  ;[died, restarted] = [[], []]
  children = makeChildren({
    logFolder: join(folder, 'logs'),
    pauseMs: 10,
    onRestart: (name, reason) => void restarted.push(`${name}: ${reason.trim()}`),
    onDeath: (name, reason) => void died.push(`${name}: ${reason.trim()}`),
  })
})
afterEach(async () => {
  await children.stop()
  rmSync(folder, { recursive: true, force: true })
})

const url = () => `http://127.0.0.1:${port}`
const start = (env: Readonly<Record<string, string>> = {}) =>
  children.start({
    name: 'program',
    script: join(folder, 'program.mjs'),
    env: { PORT: String(port), ...env },
    readyUrl: url(),
  })
const whoAnswers = async () => (await fetch(url())).text()
const PATIENCE = { timeout: 20_000, interval: 50 }

it('a process that ends by itself is started again', async () => {
  await start()
  const first = await whoAnswers()
  await fetch(`${url()}/end`).then(
    () => undefined,
    () => undefined,
  )
  await vi.waitFor(async () => expect(await whoAnswers()).not.toBe(first), PATIENCE)
  expect(restarted).toEqual(['program: exit code 3'])
  expect(died).toEqual([])
})

it('a process that always ends is given up, and what is stopped is not started again', async () => {
  await start({ ENDS: 'yes' })
  await vi.waitFor(() => expect(died).toEqual(['program: exit code 3']), PATIENCE)
  expect(restarted).toHaveLength(3)
  expect(await children.stop()).toEqual([])
  expect(readFileSync(join(folder, 'logs', 'program.log'), 'utf8')).toBe('')
})
