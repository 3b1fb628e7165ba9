import { data } from 'react-router'
import { getPage } from '#contract/play-v1/content.ts'
import type { Language, StaticPage } from '#config/shapes.ts'
import { anonymousApi, apiFor } from '../call-api.server.ts'
import { previewOf } from '../preview-of.server.ts'
import type { Site } from '../site-context.ts'
import type { PageText } from './page-text.ts'

/** The text of a page in force, or of a preview of staff. Throws 404 if there is none, 503 without a response. */
export async function readPageText(
  site: Site,
  language: Language,
  page: StaticPage,
  request?: Request,
): Promise<PageText> {
  const preview = request && previewOf(request)
  const api = request ? apiFor(site, request) : anonymousApi(site)
  const found = await api(getPage, { query: { page, language, ...(preview ? { preview } : {}) } })
  if (found.ok) return found.data
  throw data(null, { status: found.code === 'ERR_CONTENT_NOT_FOUND' ? 404 : 503 })
}
