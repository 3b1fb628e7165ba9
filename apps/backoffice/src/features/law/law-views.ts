import { VIEWS } from '../../shell/view-names.ts'

/** Views of the law screen. */
export const LAW_VIEWS = VIEWS.law
export type LawView = (typeof LAW_VIEWS)[number]

export function lawViewOf(search: URLSearchParams): LawView {
  return LAW_VIEWS.find((one) => one === search.get('view')) ?? LAW_VIEWS[0]
}
