import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Brand } from '#config/brand.ts'
import type { Language } from '#config/shapes.ts'
import { errorWords } from '../src/shell/error-words.server.ts'
import type { Site } from '../src/shell/site-context.ts'

const folder = join(import.meta.dirname, '../offline')
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

/** The texts of the page in every language of the product; a brand uses its own languages. */
export const offlineTexts: Readonly<Record<Language, string>> = {
  cs: 'Bez připojení. Peníze i rozehrané kolo jsou v bezpečí.',
  sk: 'Bez pripojenia. Peniaze aj rozohraté kolo sú v bezpečí.',
  en: 'You are offline. Your money and a round in progress are safe.',
  hu: 'Nincs internetkapcsolat. A pénz és a megkezdett kör biztonságban van.',
  ru: 'Нет соединения. Деньги и начатый раунд в безопасности.',
  vi: 'Bạn đang ngoại tuyến. Tiền và vòng đang chơi của bạn vẫn an toàn.',
}

/**
 * The offline page and the service worker that caches it. Each has its own policy: a service worker without
 * `connect-src` cannot fetch what it must cache, and the browser discards it silently.
 */
export function serveOfflinePage(
  app: FastifyInstance,
  { brand, shown }: Pick<Site, 'brand'> & { readonly shown: () => Promise<Pick<Site, 'themeCss' | 'lookKey'>> },
): void {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const style = readFileSync(join(folder, 'offline.css'), 'utf8')
  const allow = (reply: FastifyReply, directives: string) =>
    reply
      .header('content-security-policy', `default-src 'none'; ${directives}; frame-ancestors 'none'`)
      .header('cache-control', ALWAYS_ASK)

  app.get('/sw.js', async (_, reply) =>
    allow(reply, "connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(worker.replace('{lookKey}', (await shown()).lookKey)),
  )
  app.get('/offline.css', async (_, reply) =>
    allow(reply, "style-src 'self'")
      .type('text/css; charset=utf-8')
      .send(`${(await shown()).themeCss}\n${style}`),
  )
  app.get('/offline.html', async (_, reply) =>
    allow(reply, "style-src 'self'; img-src 'self'")
      .type('text/html; charset=utf-8')
      .send(writeOfflinePage(brand, (await shown()).lookKey)),
  )
}

/** The brand's default language first, then its others: the language of the visitor is not known offline. */
function writeOfflinePage(
  { target, appName, languages, defaultLanguage, defaultThemeMode }: Brand,
  lookKey: string,
): string {
  const ordered = [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
  return `<!doctype html>
<html lang="${defaultLanguage}" data-brand="${target}" data-theme="${defaultThemeMode}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${appName}</title>
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <img src="/icon.svg?v=${lookKey}" alt="" />
${ordered.map((language) => `    <p lang="${language}">${offlineTexts[language]}</p>`).join('\n')}
    <a href="/">${errorWords[defaultLanguage].again}</a>
  </body>
</html>
`
}
