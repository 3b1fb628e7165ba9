import { getSections } from '#contract/play-v1/content.ts'
import type { SectionPlace, ShownSection } from '#contract/shapes/sections.ts'
import type { Language } from '#config/shapes.ts'
import { anonymousApi, apiFor, hasSession } from '../../shell/call-api.server.ts'
import { previewOf } from '../../shell/preview-of.server.ts'
import type { Site } from '../../shell/site-context.ts'

export type StaffSections = Readonly<Partial<Record<SectionPlace, readonly ShownSection[]>>>

/** Content by staff in the slots for this visitor, or a preview of it. Empty if the API does not respond. */
export async function readSections(site: Site, request: Request, language: Language): Promise<StaffSections> {
  const preview = previewOf(request)
  const api = hasSession(request) ? apiFor(site, request) : anonymousApi(site)
  const found = await api(getSections, { query: { language, ...(preview ? { preview } : {}) } })
  return found.ok ? Object.groupBy(found.data.sections, ({ place }) => place) : {}
}
