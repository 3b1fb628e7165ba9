const PRELOAD_LINK = /<link rel="modulepreload"[^>]*href="(?<href>\/assets\/[\w.-]+\.js)"[^>]*\/?>/g
// What React Router writes at the end of a page: modules imported by name, kept under their route, then the entry.
const STARTING_MODULE = /<script type="module" async="">(?<source>[\s\S]*?)<\/script>/
const IMPORT_FOR_EFFECT = /^import "(?<href>\/assets\/[\w.-]+\.js)";$/
const IMPORT_BY_NAME = /^import \* as (?<name>route\d+) from "(?<href>\/assets\/[\w.-]+\.js)";$/
const KEEP_ROUTES = /^window\.__reactRouterRouteModules = \{[^;]*\};$/
const IMPORT_ENTRY = /^import\("(?<href>\/assets\/[\w.-]+\.js)"\);$/

/** So long a press is remembered: who waits longer has looked elsewhere. */
const LATE_MS = 10_000
/** A page that nobody sees never paints. */
const HIDDEN_WAIT_MS = 1000
/** A picture that has not come by then keeps the page asleep no longer; on a slow line it takes up to two seconds. */
const PICTURE_WAIT_MS = 4000

/**
 * Lets the scripts of a page come after its first picture. A browser that meets module scripts in a page loads and runs
 * them before it paints, so that a phone would show nothing until everything that makes the page move is there. The
 * page is whole without them: they are asked for once it is on the screen and its main picture too, after four seconds
 * whatever happened (after one in a hidden tab), or at the first touch or key. On the screen is what the browser says is
 * painted, which is later than the frame’s own script, and two frames more, for a picture that came last. A button that is
 * pressed before React has taken the page over is pressed again once it has: a Stop that somebody sees is a Stop. A form
 * that was sent before is sent again then, with what was typed; left to the browser it would load the page anew and lose
 * both. (Those that post wait by themselves, shell/page-form.tsx; links are the browser's own.)
 * @returns the page, unchanged where it does not start as React Router’s pages do (the tests notice)
 */
export function wakeAfterPaint(html: string): string {
  const source = STARTING_MODULE.exec(html)?.groups?.['source']
  const start = source === undefined ? undefined : readStart(source)
  if (!start) return html
  const preloads = [...new Set([...html.matchAll(PRELOAD_LINK)].map(({ groups }) => groups?.['href'] ?? ''))]
  return html
    .replaceAll(PRELOAD_LINK, '')
    .replace(STARTING_MODULE, () => `<script>${writeWaker({ ...start, preloads })}</script>`)
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
const wake=async()=>{
if(woken)return
woken=true
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
const held=new Map()
const isAwake=(node)=>Object.keys(node).some((key)=>key.startsWith('__reactFiber'))
addEventListener('click',(event)=>{
const button=event.target.closest('button:not([type=submit])')
if(!button||isAwake(button))return
const until=performance.now()+${LATE_MS}
const again=()=>{
if(!button.isConnected||performance.now()>until)return
if(isAwake(button))button.click()
else requestAnimationFrame(again)
}
// Awake right after: React took its part of the page over for this very press, and heard it.
setTimeout(()=>isAwake(button)||again())
},{capture:true})
addEventListener('submit',(event)=>{
const form=event.target
if(form.method!=='get'||isAwake(form))return
event.preventDefault()
const isWaiting=held.has(form)
held.set(form,performance.now()+${LATE_MS})
const send=()=>{
if(!form.isConnected||performance.now()>held.get(form))return held.delete(form)
if(!isAwake(form))return requestAnimationFrame(send)
held.delete(form)
// React keeps what it knows of a field: it has not heard what was typed before it came.
for(const field of form.elements)if(field._valueTracker){field._valueTracker.setValue('');field.dispatchEvent(new Event('input',{bubbles:true}))}
setTimeout(()=>form.requestSubmit())
}
if(!isWaiting)send()
},{capture:true})
})()`
}
