import { createHash } from 'node:crypto'
import type { Language } from '#config/shapes.ts'
import { writeDuty, type LineSite } from './duty.ts'
import type { Answer } from './waiting-line.ts'
import { waitingTexts } from './waiting-texts.ts'

type Held = Extract<Answer, { isIn: false }>

/** What a browser does without scripts. */
const refresh = (seconds: number) => `<noscript><meta http-equiv="refresh" content="${seconds}" /></noscript>`

/**
 * Polls without a reload: a screen reader announces the new figures and does not start from the top. A response that is
 * not the waiting page causes a reload; after an error or a 429 it keeps polling.
 */
const SCRIPT = `(() => {
const place = document.getElementById('place')
const ask = async () => {
  try {
    const answer = await fetch(location.href, { cache: 'no-store' })
    if (!answer.headers.has('x-waiting') && answer.status < 500 && answer.status !== 429) return location.reload()
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('place')
    if (next && next.textContent !== place.textContent) place.replaceChildren(...next.childNodes)
  } catch {}
  setTimeout(ask, Number(place.dataset.again) * 1000)
}
setTimeout(ask, Number(place.dataset.again) * 1000)
})()`

/** The page may run that script and connect to its own origin, nothing else. */
export const WAITING_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The waiting page, in one of the brand's languages; it works without scripts. */
export function writeWaitingPage(
  site: LineSite & { readonly lookKey: string },
  language: Language,
  { place, before, waitSeconds }: Held,
  againSeconds: number,
): string {
  const texts = waitingTexts[language]
  const { lookKey, brand } = site
  const { target, appName, defaultThemeMode } = brand
  const write = (count: number) => new Intl.NumberFormat(language).format(count)
  const minutes = Math.ceil(waitSeconds / 60)
  const wait = waitSeconds < 60 ? texts.soon : `${write(minutes)} ${texts.minutes}`
  const standing = place
    ? `<p>${texts.before}: <strong>${write(before)}</strong></p>
      <p>${texts.wait}: <strong>${wait}</strong></p>`
    : `<p>${texts.full}</p>`
  return `<!doctype html>
<html lang="${language}" data-brand="${target}" data-theme="${defaultThemeMode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    ${refresh(againSeconds)}
    <title>${texts.title} – ${appName}</title>
    <link rel="stylesheet" href="/offline.css?v=${lookKey}" />
  </head>
  <body>
    <img src="/icon.svg?v=${lookKey}" alt="" />
    <main>
      <h1>${texts.title}</h1>
      <p>${texts.many}</p>
      <div id="place" role="status" data-again="${againSeconds}">
      ${standing}
      </div>
      <p>${place ? texts.kept : ''} ${texts.signedIn}</p>
    </main>
    <a href="">${texts.again}</a>
    ${writeDuty(site, language)}
    <script>${SCRIPT}</script>
  </body>
</html>
`
}
