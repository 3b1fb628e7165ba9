import { data } from 'react-router'
import { getPage } from '#contract/play-v1/content.ts'
import type { Language, StaticPage } from '#config/shapes.ts'
import { anonymousApi, apiFor } from '../call-api.server.ts'
import type { Site } from '../site-context.ts'
import type { PageText } from './page-text.ts'

/** The words of a page as they are in force, or as a preview of staff shows them. Throws 404 without one, 503 without an answer. */
export async function readPageText(
  site: Site,
  language: Language,
  page: StaticPage,
  request?: Request,
): Promise<PageText> {
  const preview = request && new URL(request.url).searchParams.get('preview')
  const api = request ? apiFor(site, request) : anonymousApi(site)
  const found = await api(getPage, { query: { page, language, ...(preview ? { preview } : {}) } })
  if (found.ok) return found.data
  throw data(null, { status: found.code === 'ERR_CONTENT_NOT_FOUND' ? 404 : 503 })
}
