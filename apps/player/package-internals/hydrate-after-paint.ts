import { keepPresses, LOST } from './keep-presses.ts'

const PRELOAD_LINK = /<link rel="modulepreload"[^>]*href="(?<href>\/assets\/[\w.-]+\.js)"[^>]*\/?>/g
// The module script that React Router writes at the end of a page: imports of route modules by name, their assignment
// to the routes, then the entry.
const startingModule = (mark: string): RegExp =>
  new RegExp(`<script nonce="${mark}" type="module" async="">(?<source>[\\s\\S]*?)</script>`)
const IMPORT_FOR_EFFECT = /^import "(?<href>\/assets\/[\w.-]+\.js)";$/
const IMPORT_BY_NAME = /^import \* as (?<name>route\d+) from "(?<href>\/assets\/[\w.-]+\.js)";$/
const KEEP_ROUTES = /^window\.__reactRouterRouteModules = \{[^;]*\};$/
const IMPORT_ENTRY = /^import\("(?<href>\/assets\/[\w.-]+\.js)"\);$/

/** A hidden tab never paints. */
const HIDDEN_WAIT_MS = 1000
/** The scripts wait for the main picture no longer than this; on a slow line it takes up to two seconds. */
const PICTURE_WAIT_MS = 4000

/**
 * Loads the scripts of a page after its first paint. A browser loads and runs module scripts before it paints, so that
 * a phone would show nothing until all scripts are there. The page is complete without them: they are requested once
 * the page and its main picture are painted, after four seconds at the latest (after one in a hidden tab), or at the
 * first touch or key. Painted means: reported by the browser's paint timing, which is later than the frame’s own
 * script, plus two frames for a picture that came last.
 *
 * Earlier clicks and submits are kept (keep-presses.ts). Decision 0047 gives the cost of hydration after the paint and
 * the reasons for it.
 * @param mark nonce of our own code in this page: scripts without it are neither changed nor allowed
 * @returns the page, unchanged if its start script differs from React Router’s (the tests fail then)
 */
export function hydrateAfterPaint(html: string, mark: string): string {
  const starting = startingModule(mark)
  const source = starting.exec(html)?.groups?.['source']
  const start = source === undefined ? undefined : readStart(source)
  if (!start) return html
  const preloads = [...new Set([...html.matchAll(PRELOAD_LINK)].map(({ groups }) => groups?.['href'] ?? ''))]
  return html
    .replaceAll(PRELOAD_LINK, '')
    .replace('</head>', () => `<script nonce="${mark}">${keepPresses()}</script></head>`)

    .replace(starting, () => `<script nonce="${mark}">${writeWaker({ ...start, preloads })}</script>`)
}

type Start = {
  readonly effects: readonly string[]
  readonly routes: readonly { readonly name: string; readonly href: string }[]
  readonly keepRoutes: string
  readonly entry: string
}

function readStart(source: string): Start | undefined {
  const effects: string[] = []
  const routes: { name: string; href: string }[] = []
  let keepRoutes: string | undefined
  let entry: string | undefined
  for (const line of source.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const effect = IMPORT_FOR_EFFECT.exec(line)?.groups
    const route = IMPORT_BY_NAME.exec(line)?.groups
    const last = IMPORT_ENTRY.exec(line)?.groups
    if (effect) effects.push(effect['href'] ?? '')
    else if (route) routes.push({ name: route['name'] ?? '', href: route['href'] ?? '' })
    else if (KEEP_ROUTES.test(line)) keepRoutes = line
    else if (last) entry = last['href']
    else return undefined
  }
  return keepRoutes === undefined || entry === undefined ? undefined : { effects, routes, keepRoutes, entry }
}

function writeWaker({
  effects,
  routes,
  keepRoutes,
  entry,
  preloads,
}: Start & { readonly preloads: readonly string[] }) {
  const imports = routes.map(({ href }) => `import(${JSON.stringify(href)})`)
  return `(()=>{
let woken=false
const wake=()=>{
if(woken)return
woken=true
return start().catch(()=>document.dispatchEvent(new Event('${LOST}')))
}
const start=async()=>{
for(const href of ${JSON.stringify(preloads)}){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
await Promise.all(${JSON.stringify([...new Set(effects)])}.map((href)=>import(href)))
const [${routes.map(({ name }) => name).join()}]=await Promise.all([${imports.join()}])
${keepRoutes}
await import(${JSON.stringify(entry)})
}
const shown=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(wake)))
const painted=()=>{
if(!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))return shown()
new PerformanceObserver((list,own)=>{
if(list.getEntriesByName('first-contentful-paint').length===0)return
own.disconnect()
shown()
}).observe({type:'paint',buffered:true})
}
const picture=document.querySelector('img[fetchpriority=high]')
if(picture&&!picture.complete)for(const end of ['load','error'])picture.addEventListener(end,painted,{once:true})
else painted()
for(const sign of ['pointerdown','keydown'])addEventListener(sign,wake,{once:true,capture:true,passive:true})
setTimeout(wake,document.hidden?${HIDDEN_WAIT_MS}:${PICTURE_WAIT_MS})
})()`
}
