import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import * as constants from 'lighthouse/core/config/constants.js'
import { chromium, type Browser } from 'playwright-core'
import { demoEnvironment } from '#config/demo.ts'
import { findChromium } from '#tools/check/find-chromium.ts'

// `npm run bench:web [-- --json lighthouse firstLoad search]`: the lobby of a running `npm start` (PLAYER_ORIGIN,
// API_ORIGIN) on a phone. Lighthouse, the brotli size of the scripts on first load, and the time from a key in the
// search to the painted result with 2,000 games. Throughput figures of a shared machine are noise; these are counts and
// medians, and the load of the machine is printed beside them.

const PLAYER = process.env['PLAYER_ORIGIN'] ?? 'http://localhost:3000'
const API = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3003'
const LOCALE = process.env['LOCALE'] ?? 'cs'
const GAMES = 2_000
const TYPED = 'ovocny kolotoc zlato'
const DEBUG_PORT = 9_333
// Own ports, changed by BENCH_PORT.
const MULTIPLIED_API_PORT = Number(process.env['BENCH_PORT'] ?? 3_390)
const MULTIPLIED_PLAYER_PORT = MULTIPLIED_API_PORT + 1
const REFERENCE_PORT = MULTIPLIED_API_PORT + 2

const chromiumPath = findChromium()
if (!chromiumPath) {
  console.error('No Chromium was found: apt-get install chromium, or set CHROMIUM_PATH.')
  process.exit(1)
}

const parts = { lighthouse: runLighthouse, firstLoad: measureFirstLoad, search: measureSearch }
const asked = process.argv.slice(2).filter((word) => word in parts)
const result: Record<string, unknown> = { machine: { loadAtStart: round(loadavg()[0] ?? 0) } }
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) result[name] = await measure(chromiumPath)
if (process.argv.includes('--json')) console.log(JSON.stringify(result, null, 2))
else for (const table of Object.values(result)) console.table(table)

/**
 * Scores of Lighthouse’s mobile preset, in hundredths: the median of five runs, since a single run is noise. The
 * processor is slowed by as much as this machine is faster than the phone (`calibrated`), and the reference page is
 * measured in the same run: its blocking time is the same on every machine that is calibrated well and has nothing else
 * to do.
 */
async function runLighthouse(executablePath: string) {
  const profile = mkdtempSync(join(tmpdir(), 'tolar-lighthouse-'))
  const browser = spawn(
    executablePath,
    [
      `--remote-debugging-port=${DEBUG_PORT}`,
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      `--user-data-dir=${profile}`,
    ],
    { stdio: 'ignore' },
  )
  const reference = await serveReferencePage()
  try {
    await waitFor(`http://127.0.0.1:${DEBUG_PORT}/json/version`)
    const slowdown = calibrated(median(await inTurn(3, async () => (await audit(reference.url, 1)).benchmarkIndex)))
    const plain: Audited[] = []
    const lobby: Audited[] = []
    for (let run = 0; run < 5; run += 1) {
      plain.push(await audit(reference.url, slowdown))
      lobby.push(await audit(`${PLAYER}/${LOCALE}`, slowdown))
    }
    return {
      slowdown: round(slowdown),
      ...medians(lobby),
      referenceBlockingMs: median(plain.map(({ totalBlockingMs }) => totalBlockingMs)),
      referencePerformance: median(plain.map(({ performance: score }) => score ?? 0)),
    }
  } finally {
    browser.kill()
    reference.server.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * By how much the processor is slowed: to the phone that Lighthouse’s default of four makes of the machines for which it
 * was chosen, whose benchmark index is 1,500 to 2,000 (its documentation, "Calibrating the CPU slowdown").
 */
function calibrated(benchmarkIndex: number): number {
  const PHONE = 1_750 / 4
  return Math.max(1, benchmarkIndex / PHONE)
}

type Audited = Record<string, number> & { benchmarkIndex: number; totalBlockingMs: number }

async function audit(url: string, cpuSlowdownMultiplier: number): Promise<Audited> {
  const { mobileSlow4G } = constants.throttling
  const throttling = { ...mobileSlow4G, cpuSlowdownMultiplier }
  const report = await lighthouse(url, { port: DEBUG_PORT, output: 'json', logLevel: 'error', throttling })
  if (!report) throw new Error('Lighthouse gave no report.')
  const { categories, audits, environment } = report.lhr
  if (url.startsWith(PLAYER))
    for (const [id, result] of Object.entries(audits))
      if (result.score !== null && result.score < 0.9 && ['binary', 'numeric'].includes(result.scoreDisplayMode))
        console.error(`  below 0.9: ${id} ${result.displayValue ?? ''}`)
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
  return {
    ...Object.fromEntries(scores),
    benchmarkIndex: environment.benchmarkIndex,
    firstContentfulPaintMs: Math.round(audits['first-contentful-paint']?.numericValue ?? 0),
    largestContentfulPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    totalBlockingMs: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    layoutShiftThousandths: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000),
  }
}

function medians(runs: readonly Audited[]): Record<string, number> {
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]))
}

async function inTurn(times: number, work: () => Promise<number>): Promise<number[]> {
  const results: number[] = []
  while (results.length < times) results.push(await work())
  return results
}

/** A plain page: a heading, text, and one script that computes the same thing everywhere, in one task. */
async function serveReferencePage(): Promise<{ url: string; server: Server }> {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reference</title><h1>Reference page</h1><p>${'Plain text. '.repeat(200)}</p><script>
let sum = 0
for (let n = 0; n < 12000; n += 1) sum += JSON.stringify(Array.from({ length: 20 }, (_, k) => ({ k, text: 'x' + k * n }))).length
document.body.dataset.sum = sum
</script></html>`
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page))
  await new Promise<void>((ready) => server.listen(REFERENCE_PORT, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${REFERENCE_PORT}/`, server }
}

/** Bytes transferred by a first visit, as counted by the browser. */
async function measureFirstLoad(executablePath: string) {
  const browser = await open(executablePath)
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const bytes: Record<string, number> = {}
    const counting: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      counting.push(
        request.sizes().then(({ responseBodySize }) => {
          const type = request.resourceType()
          bytes[type] = (bytes[type] ?? 0) + responseBodySize
        }),
      )
    })
    await page.goto(`${PLAYER}/${LOCALE}`, { waitUntil: 'networkidle' })
    await Promise.all(counting)
    return Object.fromEntries(
      Object.entries(bytes).map(([type, count]) => [`${type} kB`, Math.round(count / 100) / 10]),
    )
  } finally {
    await browser.close()
  }
}

/** Types into the search of a lobby with 2,000 games and measures each key until its result is painted. */
async function measureSearch(executablePath: string) {
  const api = await serveManyGames()
  const player = startPlayer()
  try {
    await waitFor(`http://127.0.0.1:${MULTIPLIED_PLAYER_PORT}/health/ready`)
    const browser = await open(executablePath)
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`http://localhost:${MULTIPLIED_PLAYER_PORT}/${LOCALE}`, { waitUntil: 'networkidle' })
    await page.locator('dialog button').first().click()
    const search = page.getByRole('searchbox').first()
    // On a phone the search is opened by the second button of the bottom bar.
    await page.locator('nav.bottom-bar a').nth(1).click()
    await search.waitFor()
    const metrics = await page.context().newCDPSession(page)
    // Thread time, not real time: the page's own work, whatever else runs on the machine.
    await metrics.send('Performance.enable', { timeDomain: 'threadTicks' })
    const busyMs = async () => {
      const { metrics: all } = await metrics.send('Performance.getMetrics')
      return (all.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    }
    await search.focus()
    const work: number[] = []
    const whole: number[] = []
    for (const key of TYPED) {
      const answered = page.evaluate(waitForAnswer)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      const before = await busyMs()
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      whole.push(await answered)
      work.push((await busyMs()) - before)
    }
    await browser.close()
    return { games: GAMES, keys: work.length, ...summary('repaint', work), ...summary('withFrameWait', whole) }
  } finally {
    player.kill('SIGTERM')
    api.close()
  }
}

/**
 * Runs in the page: milliseconds from the next key until the frame with the games found for the text has been painted,
 * the wait for the screen's next frame (up to 16.7 ms) included.
 */
function waitForAnswer(): Promise<number> {
  return new Promise((done) => {
    const look = (began: number) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')]
        const text = fields.find((field) => field.checkVisibility())?.value
        const shown = document.querySelector('main [data-query]')?.getAttribute('data-query')
        if (shown === text) done(performance.now() - began)
        else requestAnimationFrame(() => port2.postMessage(undefined))
      })
      port1.start()
      requestAnimationFrame(() => port2.postMessage(undefined))
    }
    document.addEventListener('keydown', () => look(performance.now()), { capture: true, once: true })
  })
}

function summary(name: string, times: readonly number[]): Record<string, number> {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    [`${name}MedianMs`]: round(median(times)),
    [`${name}P95Ms`]: round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    [`${name}WorstMs`]: round(sorted.at(-1) ?? 0),
  }
}

/** The real API's responses, with the list of games repeated under new keys and names until there are 2,000. */
function serveManyGames(): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${API}${request.url ?? '/'}`, { headers: { accept: 'application/json' } })
      let body = await answer.text()
      if (request.url?.includes('/OnlineGame/List')) {
        const { games } = JSON.parse(body) as { games: { key: string; name: string }[] }
        const many = Array.from({ length: GAMES }, (_, index) => {
          const game = games[index % games.length] ?? { key: 'None', name: 'None' }
          const turn = Math.floor(index / games.length)
          return turn === 0 ? game : { ...game, key: `${game.key}${turn}`, name: `${game.name} ${turn}` }
        })
        body = JSON.stringify({ games: many })
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
    })().catch(() => response.writeHead(502).end())
  })
  return new Promise((ready) => server.listen(MULTIPLIED_API_PORT, '127.0.0.1', () => ready(server)))
}

function startPlayer(): ChildProcess {
  return spawn(process.execPath, ['apps/player/main.ts'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      ...demoEnvironment,
      ...pickChoice(),
      PORT: String(MULTIPLIED_PLAYER_PORT),
      HOST: '127.0.0.1',
      API_ORIGIN: `http://127.0.0.1:${MULTIPLIED_API_PORT}`,
      PUBLIC_PLAYER_ORIGIN: `http://localhost:${MULTIPLIED_PLAYER_PORT}`,
      PUBLIC_GAMES_ORIGIN: 'http://localhost:3002',
    },
  })
}

function pickChoice(): Record<string, string> {
  const names = ['APP_TARGET', 'MARKET_LOCALE', 'APP_ENV']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name] ?? '']] : [])))
}

function open(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] })
}

async function waitFor(url: string): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${url} did not answer within 20 s.`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
