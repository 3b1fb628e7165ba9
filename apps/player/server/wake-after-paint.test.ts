import { describe, expect, it } from 'vitest'
import { wakeAfterPaint } from './wake-after-paint.ts'

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/></head>',
  '<body><script type="module" async="">import "/assets/manifest-1.js";',
  'import * as route0 from "/assets/root-2.js";',
  'import * as route1 from "/assets/lobby.route-3.js";',
  '  ',
  '  window.__reactRouterRouteModules = {"root":route0,"features/lobby/lobby.route":route1};',
  '',
  'import("/assets/entry.client-4.js");</script></body>',
].join('\n')

describe('wakeAfterPaint', () => {
  const woken = wakeAfterPaint(PAGE)
  it('leaves nothing in the page that a browser loads as a script before it paints', () => {
    expect(woken).not.toContain('<link rel="modulepreload"')
    expect(woken).not.toContain('<script type="module"')
    expect(woken).not.toMatch(/^import /m)
  })
  it('imports every module that the page imported, routes under their names, and the entry last', async () => {
    const script = /<script>(?<source>[\s\S]*)<\/script>/.exec(woken)?.groups?.['source'] ?? ''
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
    const script = /<script>(?<source>[\s\S]*)<\/script>/.exec(woken)?.groups?.['source'] ?? ''
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
  it('presses a button again that was pressed before React had it, once, and leaves later presses to React', () => {
    const script = /<script>(?<source>[\s\S]*)<\/script>/.exec(woken)?.groups?.['source'] ?? ''
    const frames: (() => void)[] = []
    const later: (() => void)[] = []
    let onClick = (_event: object): void => {}
    const document: Record<string, unknown> = { querySelector: () => ({ complete: true }) }
    const run = new Function(
      'window',
      'document',
      'requestAnimationFrame',
      'setTimeout',
      'addEventListener',
      'performance',
      script.replaceAll('import(', 'load('),
    )
    run(
      {},
      document,
      (frame: () => void) => frames.push(frame),
      (task: () => void) => later.push(task),
      (sign: string, act: typeof onClick) => {
        if (sign === 'click') onClick = act
      },
      { now: () => 0 },
    )
    frames.length = 0
    later.length = 0
    let presses = 0
    const button: Record<string, unknown> = { isConnected: true, click: () => (presses += 1) }
    const press = () => onClick({ target: { closest: () => button } })
    press()
    later.shift()?.()
    frames.shift()?.()
    expect(presses).toBe(0)
    button['__reactFiber$x'] = {}
    frames.shift()?.()
    expect(presses).toBe(1)
    expect(frames).toEqual([])
    // Awake already, and awake by the press itself: React hears it.
    press()
    expect(later).toEqual([])
    delete button['__reactFiber$x']
    press()
    button['__reactFiber$x'] = {}
    later.shift()?.()
    expect(frames).toEqual([])
    expect(presses).toBe(1)
  })
  it('sends a form again that was sent before React had it, once, and tells React what was typed', () => {
    const script = /<script>(?<source>[\s\S]*)<\/script>/.exec(woken)?.groups?.['source'] ?? ''
    const frames: (() => void)[] = []
    const later: (() => void)[] = []
    const heard: string[] = []
    let onSubmit = (_event: object): void => {}
    const run = new Function(
      'document',
      'requestAnimationFrame',
      'setTimeout',
      'addEventListener',
      'performance',
      script.replaceAll('import(', 'load('),
    )
    run(
      { querySelector: () => ({ complete: true }) },
      (frame: () => void) => frames.push(frame),
      (task: () => void) => later.push(task),
      (sign: string, act: typeof onSubmit) => {
        if (sign === 'submit') onSubmit = act
      },
      { now: () => 0 },
    )
    frames.length = 0
    later.length = 0
    const field = {
      _valueTracker: { setValue: () => heard.push('forgets') },
      dispatchEvent: ({ type }: Event) => heard.push(type),
    }
    const form: Record<string, unknown> = {
      method: 'get',
      isConnected: true,
      elements: [field, {}],
      requestSubmit: () => heard.push('sent'),
    }
    const send = (target: object) => onSubmit({ target, preventDefault: () => heard.push('held') })
    send(form)
    send(form)
    expect(heard).toEqual(['held', 'held'])
    form['__reactFiber$x'] = {}
    frames.shift()?.()
    later.shift()?.()
    expect(heard.slice(2)).toEqual(['forgets', 'input', 'sent'])
    expect(frames).toEqual([])
    // React's now, and one that waits by itself.
    send(form)
    send({ method: 'post' })
    expect(heard).toHaveLength(5)
  })
  it('leaves a page that starts in another way as it is', () => {
    const other = PAGE.replace('import("/assets/entry.client-4.js");', 'startSomehow();')
    expect(wakeAfterPaint(other)).toBe(other)
    expect(wakeAfterPaint('<p>x</p>')).toBe('<p>x</p>')
  })
})
