import { brands } from '#config/brands/index.ts'
import { chooseEnvironment } from '#config/brand.ts'
import { markets } from '#config/markets/index.ts'
import type { Target } from '#config/targets.ts'
import { siteContext, type Site } from './site-context.ts'

type Loader = (asked: {
  context: object
  params: { locale: string }
  request: Request
  url: URL
  pattern: string
}) => unknown

/** For tests: the status and redirect of a URL that a signed-in player opens directly. */
export async function openByHand(loader: unknown, target: Target, search = '') {
  const brand = chooseEnvironment(brands[target], 'dev')
  const locale = brand.defaultLanguage
  const site = {
    brand,
    market: markets[brand.market],
    errorTexts: {},
    siteTexts: {},
    textsKey: '',
    playerOrigin: '',
  } as unknown as Site
  const url = new URL(`https://site.example/${locale}/page${search}`)
  const request = new Request(url, { headers: { cookie: 'tolar_session=some' } })
  const context = { get: (asked: unknown) => (asked === siteContext ? site : undefined) }
  try {
    await (loader as Loader)({ context, params: { locale }, request, url, pattern: '' })
    return { status: 200, to: null }
  } catch (thrown) {
    const { status, headers } = thrown as Response
    return { status, to: headers.get('location')?.replace(`/${locale}`, '') ?? null }
  }
}
