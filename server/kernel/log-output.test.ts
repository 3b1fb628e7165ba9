import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const writer = `
  const { makeLogger } = await import(${JSON.stringify(join(import.meta.dirname, 'logger.ts'))})
  const logger = makeLogger({ name: 'api', level: 'info' })
  process.on('SIGTERM', () => {
    logger.info('the last line')
    process.exit(0)
  })
  setInterval(() => {}, 1000)
  process.stderr.write('ready')
`

function start() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', writer], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ready = new Promise<void>((done) => child.stderr.once('data', () => done()))
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { child, ready, ended }
}

test('what was logged just before the end is written', async () => {
  const { child, ready, ended } = start()
  let said = ''
  child.stdout.on('data', (chunk) => (said += String(chunk)))
  await ready
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(said).toContain('the last line')
})

test('a process ends although nobody reads its log any more', async () => {
  const { child, ready, ended } = start()
  await ready
  child.stdout.destroy()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
