import { describe, expect, it } from 'vitest'
import { keepPresses, LOST } from './keep-presses.ts'
import { hydrateAfterPaint } from './hydrate-after-paint.ts'

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/></head>',
  '<body><script nonce="m" type="module" async="">import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root-2.js";',
  'import * as route1 from "/assets/lobby.route-3.js";',
  '  ',
  '  window.__reactRouterRouteModules = {"root":route0,"features/lobby/lobby.route":route1};',
  '',
  'import("/assets/entry.client-4.js");</script></body>',
].join('\n')

const OPENING = '<script nonce="m">'
const lastScriptOf = (html: string) =>
  html.slice(html.lastIndexOf(OPENING) + OPENING.length, html.lastIndexOf('</script>'))

describe('hydrateAfterPaint', () => {
  const woken = hydrateAfterPaint(PAGE, 'm')
  it('leaves nothing in the page that a browser loads as a script before it paints', () => {
    expect(woken).not.toContain('<link rel="modulepreload"')
    expect(woken).not.toContain('<script type="module"')
    expect(woken).not.toMatch(/^import /m)
  })
  it('imports every module that the page imported, routes under their names, and the entry last', async () => {
    const script = lastScriptOf(woken)
    const imported: string[] = []
    const window: Record<string, unknown> = {}
    const links: string[] = []
    const document = {
      querySelector: () => null,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => links.push(href) },
    }
    const frames: (() => void)[] = []
    const later: (() => void)[] = []
    const signs: Record<string, () => Promise<void>> = {}
    const run = new Function(
      'window',
      'document',
      'requestAnimationFrame',
      'setTimeout',
      'addEventListener',
      'load',
      script.replaceAll('import(', 'load('),
    )
    run(
      window,
      document,
      (frame: () => void) => frames.push(frame),
      (task: () => void) => later.push(task),
      (sign: string, act: () => Promise<void>) => (signs[sign] = act),
      async (href: string) => imported.push(href) && href,
    )
    expect(imported).toEqual([])
    expect(frames).toHaveLength(1)
    await signs['pointerdown']?.()
    await signs['keydown']?.()
    expect(imported).toEqual([
      '/assets/manifest-1.js',
      '/assets/root-2.js',
      '/assets/lobby.route-3.js',
      '/assets/entry.client-4.js',
    ])
    expect(window['__reactRouterRouteModules']).toEqual({
      root: '/assets/root-2.js',
      'features/lobby/lobby.route': '/assets/lobby.route-3.js',
    })
    expect(links).toEqual(['/assets/manifest-1.js', '/assets/root-2.js'])
  })
  it('waits until the first frame is on the screen and the picture is there, two frames more, and four seconds at most', () => {
    const script = lastScriptOf(woken)
    const frames: (() => void)[] = []
    const tasks: { task: () => void; after: number | undefined }[] = []
    const imported: string[] = []
    const onPicture: Record<string, () => void> = {}
    let tellPaint = (_names: readonly string[]): void => {}
    class PaintObserver {
      static readonly supportedEntryTypes = ['paint']
      constructor(tell: (list: object, own: object) => void) {
        tellPaint = (names) =>
          tell({ getEntriesByName: (name: string) => names.filter((one) => one === name) }, { disconnect: () => {} })
      }
      observe() {}
    }
    const run = new Function(
      'globalThis',
      'PerformanceObserver',
      'window',
      'document',
      'requestAnimationFrame',
      'setTimeout',
      'addEventListener',
      'load',
      script.replaceAll('import(', 'load('),
    )
    run(
      { PerformanceObserver: PaintObserver },
      PaintObserver,
      {},
      {
        hidden: false,
        createElement: () => ({}),
        head: { append: () => {} },
        querySelector: () => ({
          complete: false,
          addEventListener: (name: string, act: () => void) => (onPicture[name] = act),
        }),
      },
      (frame: () => void) => frames.push(frame),
      (task: () => void, after?: number) => tasks.push({ task, after }),
      () => {},
      async (href: string) => imported.push(href),
    )
    expect(tasks.map(({ after }) => after)).toEqual([4000])
    tellPaint(['first-contentful-paint'])
    expect(frames).toEqual([])
    onPicture['load']?.()
    tellPaint(['first-paint'])
    expect(frames).toEqual([])
    tellPaint(['first-paint', 'first-contentful-paint'])
    frames.shift()?.()
    expect(tasks).toHaveLength(1)
    frames.shift()?.()
    expect(imported).toEqual([])
    tasks[1]?.task()
    expect(imported).not.toEqual([])
  })
  it('keeps presses from the head of the page on, and reports scripts that do not load', async () => {
    expect(woken).toContain(`${OPENING}${keepPresses()}</script></head>`)
    const script = lastScriptOf(woken)
    const signs: Record<string, () => Promise<void>> = {}
    const told: string[] = []
    const run = new Function(
      'window',
      'document',
      'requestAnimationFrame',
      'setTimeout',
      'addEventListener',
      'load',
      script.replaceAll('import(', 'load('),
    )
    run(
      {},
      {
        querySelector: () => null,
        createElement: () => ({}),
        head: { append: () => {} },
        dispatchEvent: ({ type }: Event) => told.push(type),
      },
      () => {},
      () => {},
      (sign: string, act: () => Promise<void>) => (signs[sign] = act),
      async () => {
        throw new Error('no connection')
      },
    )
    await signs['pointerdown']?.()
    expect(told).toEqual([LOST])
  })
  it('ignores a script without the nonce', () => {
    const planted = PAGE.replace('nonce="m"', 'nonce="other"')
    expect(hydrateAfterPaint(planted, 'm')).toBe(planted)
  })
  it('does not change a page that starts in another way', () => {
    const other = PAGE.replace('import("/assets/entry.client-4.js");', 'startSomehow();')
    expect(hydrateAfterPaint(other, 'm')).toBe(other)
    expect(hydrateAfterPaint('<p>x</p>', 'm')).toBe('<p>x</p>')
  })
})
